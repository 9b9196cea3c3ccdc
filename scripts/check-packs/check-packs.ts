import { PACKS } from '@lintel/packs';
import { packFaults } from './pack-faults.ts';
import { readPackFolder } from './read-pack-folder.ts';

let controls = 0;
let cases = 0;
let faulty = false;
for (const pack of Object.values(PACKS)) {
  const onDisk = readPackFolder(pack);
  const faults = packFaults(onDisk);
  controls += pack.controls.length;
  cases += onDisk.cases.length;
  if (pack.controls.length === 0) faults.push('has no controls');
  if (faults.length === 0) continue;
  faulty = true;
  console.error(`${pack.id}:`);
  for (const fault of faults) console.error(`  ${fault}`);
}
console.log(`${Object.keys(PACKS).length} packs, ${controls} controls, ${cases} cases`);
if (faulty) process.exitCode = 1;
