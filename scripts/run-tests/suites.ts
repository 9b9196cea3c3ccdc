import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest } from './count-tests.ts';

const root = join(import.meta.dirname, '../..');
const tool = (name: string) => join(root, 'node_modules/.bin', name);

export interface Suite {
  readonly name: string;
  /** The program and its arguments; `report` is the file it shall write its outcome to. */
  readonly command: (report: string) => readonly string[];
  readonly env: (report: string) => Record<string, string>;
  readonly count: (report: string) => Counts;
  /** Said loudly when the suite ends well without a report: it could not run here. */
  readonly absent: string;
}

const vitest = (report: string, ...args: string[]) => [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];

export const suites: readonly Suite[] = [
  {
    name: 'units, calls and the embedded database',
    command: (report) => vitest(report),
    env: () => ({}),
    count: countVitest,
    absent: 'THE UNIT TESTS DID NOT RUN',
  },
  {
    name: 'the server on PostgreSQL',
    command: (report) => [
      process.execPath,
      join(root, 'scripts/with-postgres.ts'),
      ...vitest(report, 'packages/server/src', 'scripts/start/start-on-postgres'),
    ],
    env: () => ({}),
    count: countVitest,
    absent: 'NOT VERIFIED ON POSTGRESQL: the reason stands above',
  },
  {
    name: 'journeys in a browser',
    command: () => [tool('playwright'), 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
    absent: 'THE JOURNEYS DID NOT RUN',
  },
];
