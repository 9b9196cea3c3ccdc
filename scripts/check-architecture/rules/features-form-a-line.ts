import { eachImport } from '../each-import.ts';
import type { Rule, Violation } from '../house.ts';
import { importCycles } from '../import-cycles.ts';

/** Server features and what each may lean on. Everything may consult accounts, and these billing. */
const LEANS_ON: Readonly<Record<string, readonly string[]>> = {
  accounts: ['billing'],
  settings: ['accounts'],
  billing: [],
  documents: ['accounts', 'settings'],
  analyses: ['documents', 'accounts', 'billing', 'settings'],
  improvements: ['analyses', 'documents', 'accounts', 'billing', 'settings'],
  reports: ['analyses', 'documents', 'accounts', 'billing', 'settings'],
};

export const featuresFormALine: Rule = {
  id: 'features-form-a-line',
  says: 'documents <- analyses <- improvements, reports; no cycle of imports anywhere, and no list of forgiven ones.',
  check: (house) => [
    ...eachImport(
      house,
      (module) => module.room === 'server' && !module.isTest,
      (module, destination) => {
        if (destination.kind !== 'module') return undefined;
        const [from, to] = [featureOf(module.path), featureOf(destination.path)];
        if (!from || !to || from === to || LEANS_ON[from]?.includes(to)) return undefined;
        return `${from} leans on ${to}; the line is documents <- analyses <- improvements, reports`;
      },
    ),
    ...importCycles(house).map(
      (cycle): Violation => ({
        path: cycle[0] ?? '',
        line: 1,
        message: `a cycle of imports: ${[...cycle, cycle[0]].join(' -> ')}`,
      }),
    ),
  ],
};

function featureOf(path: string): string | undefined {
  const folder = /^packages\/server\/src\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && folder in LEANS_ON ? folder : undefined;
}
