/**
 * `npm run bench`: what an audit costs in processor time, and how the cost grows with the text.
 * Figures are stated as multiples of a fixed loop measured in the same run: see docs/performance.md.
 */
import { audit, readDocument } from '@lintel/engine';
import { PACKS } from '@lintel/packs';
import { measureCpu, referenceLoop } from './measure-cpu.ts';
import { policyText } from './policy-text.ts';

const SIZES = [
  { name: '10 kB', characters: 1e4, runs: 30 },
  { name: '100 kB', characters: 1e5, runs: 10 },
  { name: '1 MB', characters: 1e6, runs: 3 },
  { name: '10 MB', characters: 1e7, runs: 1 },
];
const scope = { coverage: 'full' } as const;

// Once for nothing: the first runs pay for compiling the code.
const warm = readDocument(policyText(1e5));
for (const pack of Object.values(PACKS)) audit({ document: warm, pack, scope });

const loop = measureCpu(5, referenceLoop);
console.log(`reference loop: ${loop.toFixed(1)} ms of processor time\n`);

console.log('reading and auditing, GDPR, whole framework');
console.log('text        loops   loops per 100 kB');
const perUnit: number[] = [];
for (const { name, characters, runs } of SIZES) {
  const text = policyText(characters);
  const loops =
    measureCpu(runs, () => audit({ document: readDocument(text), pack: PACKS.GDPR, scope })) / loop;
  perUnit.push((loops * 1e5) / characters);
  console.log(
    `${name.padEnd(8)} ${loops.toFixed(2).padStart(8)} ${(perUnit.at(-1) ?? 0).toFixed(2).padStart(18)}`,
  );
}
const [, atHundred = 1] = perUnit;
const growth = (perUnit.at(-1) ?? 0) / atHundred;
console.log(
  `\ncost per 100 kB at 10 MB against 100 kB: ${growth.toFixed(2)} times (1 is linear)\n`,
);

console.log('auditing 100 kB that are read already, by framework');
console.log('framework  controls    loops');
for (const [framework, pack] of Object.entries(PACKS)) {
  const loops = measureCpu(10, () => audit({ document: warm, pack, scope })) / loop;
  console.log(
    `${framework.padEnd(10)} ${String(pack.controls.length).padStart(8)} ${loops.toFixed(2).padStart(8)}`,
  );
}
