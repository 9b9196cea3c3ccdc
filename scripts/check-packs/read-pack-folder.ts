import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@lintel/engine';
import type { CaseFolder, PackOnDisk } from './pack-faults.ts';

const root = join(import.meta.dirname, '../..');

/** Reads what belongs to a pack beside its code: its cases and its page in the documentation. */
export function readPackFolder(pack: Pack): PackOnDisk {
  const cases = join(root, 'packages/packs/src', pack.id, 'cases');
  const page = textOf(join(root, 'docs/frameworks', `${pack.id}.md`));
  return {
    pack,
    cases: foldersIn(cases).flatMap((controlId) => readCases(cases, controlId)),
    ...(page === undefined ? {} : { page }),
  };
}

function readCases(cases: string, controlId: string): CaseFolder[] {
  return foldersIn(join(cases, controlId)).map((name) => {
    const policy = textOf(join(cases, controlId, name, 'policy.txt'));
    const expected = textOf(join(cases, controlId, name, 'expected.json'));
    return {
      controlId,
      name,
      ...(policy === undefined ? {} : { policy }),
      ...(expected === undefined ? {} : { expected }),
    };
  });
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
