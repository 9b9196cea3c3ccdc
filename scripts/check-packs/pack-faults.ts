import { isDeepStrictEqual } from 'node:util';
import { type Pack, validatePack } from '@lintel/engine';
import { readExpectation } from '@lintel/engine/pack-tester';

/** A case folder as it lies on the disk: `cases/<control-id>/<met|gap>.<what>/`. */
export interface CaseFolder {
  readonly controlId: string;
  readonly name: string;
  /** Absent when the file is. */
  readonly policy?: string;
  readonly expected?: string;
}

export interface PackOnDisk {
  readonly pack: Pack;
  readonly cases: readonly CaseFolder[];
  /** Text of `docs/frameworks/<pack>.md`; absent when the page is. */
  readonly page?: string;
}

/** Says in sentences what a pack lacks to be complete. Empty: nothing. */
export function packFaults({ pack, cases, page }: PackOnDisk): string[] {
  const faults = validatePack(pack).map(({ where, fault }) => `${where}: ${fault}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(pack)), pack)) {
    faults.push('is no plain value: it changes when it is written as JSON and read again');
  }
  if (page === undefined) faults.push(`docs/frameworks/${pack.id}.md is missing`);
  const rows = (page ?? '').split('\n').filter((line) => line.startsWith('|'));

  for (const { id } of pack.controls) {
    const own = cases.filter(({ controlId }) => controlId === id);
    for (const kind of ['met', 'gap']) {
      if (!own.some(({ name }) => name.startsWith(`${kind}.`))) {
        faults.push(`control ${id}: has no ${kind}.* case`);
      }
    }
    if (page !== undefined && !rows.some((row) => row.includes(id))) {
      faults.push(`control ${id}: has no row in docs/frameworks/${pack.id}.md`);
    }
  }
  const known = new Set(pack.controls.map(({ id }) => id));
  return [...faults, ...cases.flatMap((folder) => caseFaults(folder, known))];
}

function caseFaults(folder: CaseFolder, known: ReadonlySet<string>): string[] {
  const where = `case ${folder.controlId}/${folder.name}`;
  if (!known.has(folder.controlId)) return [`${where}: the pack has no such control`];
  const kind = /^(met|gap)\.[a-z0-9-]+$/.exec(folder.name)?.[1];
  if (kind === undefined) return [`${where}: is named neither met.<what> nor gap.<what>`];
  if (!folder.policy?.trim()) return [`${where}: has no policy.txt`];
  if (folder.expected === undefined) return [`${where}: has no expected.json`];
  try {
    const { status } = readExpectation(folder.expected);
    const agrees = kind === 'met' ? status === 'met' : status !== 'met';
    return agrees ? [] : [`${where}: is named ${kind} and expects ${status}`];
  } catch (error) {
    return [`${where}: expected.json: ${(error as Error).message}`];
  }
}
