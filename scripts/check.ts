/**
 * `npm run check`: everything that can be said about the code without running the product.
 * Every step runs, whatever became of the one before, so that one run tells all that is wrong.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-checks/run-step.ts';

const root = join(import.meta.dirname, '..');
const tool = (name: string) => join(root, 'node_modules/.bin', name);
const script = (path: string) => [process.execPath, join(import.meta.dirname, path)];
const projects = ['tsconfig.json'].concat(
  readdirSync(join(root, 'packages')).map((name) => `packages/${name}/tsconfig.json`),
);

const steps = [
  {
    name: 'format and lint',
    commands: [[tool('biome'), 'ci', '--colors=off', '.']],
    remedy: 'npm run format puts most of it right; the rest is told above.',
  },
  {
    name: 'types',
    commands: projects.map((project) => [tool('tsc'), '--noEmit', '-p', project]),
    remedy: 'Each fault names its file and line; npx tsc -p packages/<room> checks one room.',
  },
  {
    name: 'architecture',
    commands: [script('check-architecture/check-architecture.ts')],
    remedy:
      'ARCHITECTURE.md says what each room may do; move the code to the room whose job it is.',
  },
  {
    name: 'packs',
    commands: [script('check-packs/check-packs.ts')],
    remedy: 'CONTRIBUTING.md, "A control", lists what a control consists of.',
  },
  {
    name: 'dead code',
    commands: [[tool('knip'), '--no-progress']],
    remedy:
      'Remove what nobody uses, and declare what is used; knip.json is for entry points only.',
  },
];

let failed = 0;
for (const step of steps) if (!(await runStep(root, step))) failed += 1;
console.log(
  failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${steps.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
