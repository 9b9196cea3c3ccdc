import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { House, Rule, Violation } from '../house.ts';

/** A path that exists on one machine only. Paths under /tmp or /usr in examples are everybody's. */
const MACHINE_PATH = /(?<![\w.~/-])\/(work|home|root|Users)\/[\w.-]+/;

/** Other people's documents are read from outside, never kept: see CONTRIBUTING.md. */
const CORPUS_FOLDER = /^(shared|samples|hostile|evaluation)\//;

const TEXT = /\.(ts|tsx|css|html|md|json|ya?ml|txt|sql|sh)$|^\.ci\/run$/;
const LARGEST_FILE = 1_000_000;

export const repositoryIsClean: Rule = {
  id: 'repository-is-clean',
  says: 'No path of one machine, no collected documents and no large files in the repository.',
  check: (house) => house.files.flatMap((path) => faultsOf(house, path)),
};

function faultsOf(house: House, path: string): Violation[] {
  if (CORPUS_FOLDER.test(path)) {
    return [{ path, line: 1, message: 'a collected document; keep it outside (LINTEL_CORPORA)' }];
  }
  if (statSync(join(house.root, path)).size > LARGEST_FILE) {
    return [
      {
        path,
        line: 1,
        message: `over ${LARGEST_FILE / 1e6} MB; the repository keeps no such files`,
      },
    ];
  }
  if (!TEXT.test(path) || path === 'package-lock.json') return [];
  return readFileSync(join(house.root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const machinePath = MACHINE_PATH.exec(line)?.[0];
      return machinePath
        ? [{ path, line: index + 1, message: `the path ${machinePath} exists on one machine only` }]
        : [];
    });
}
