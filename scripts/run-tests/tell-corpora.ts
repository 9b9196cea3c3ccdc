import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Names the test files that skip something for want of the collected documents. */
export function tellCorpora(): string[] {
  if (process.env.LINTEL_CORPORA) return [];
  const files = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .filter((path) =>
      readFileSync(join(root, 'packages', path), 'utf8').includes('LINTEL_CORPORA'),
    );
  if (files.length === 0) return [];
  return [
    `SKIPPED WITHOUT COLLECTED DOCUMENTS (set LINTEL_CORPORA to their folder): ${files.sort().join(', ')}`,
  ];
}
