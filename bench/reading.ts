import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@lintel/documents';

/**
 * Reading time per page of every sample PDF, beside `pdftotext` on the same file in the same run.
 * Only the ratio says something about us: the machine is in both figures. Each figure is the best of
 * five; ours is taken warm, as the server keeps its readers, theirs includes starting a program,
 * which is measured on `pdftotext -v` and taken off.
 *
 * Run: LINTEL_CORPORA=<folder with samples/> npx node bench/reading.ts
 */
const RUNS = 5;
const corpora = process.env.LINTEL_CORPORA;
if (!corpora) {
  console.log('SKIPPED: set LINTEL_CORPORA to the folder that holds samples/ to measure reading.');
  process.exit(0);
}
if (spawnSync('pdftotext', ['-v']).error) {
  console.log('SKIPPED: pdftotext is not installed (Debian: apt-get install poppler-utils).');
  process.exit(0);
}

const start = await best(() => void spawnSync('pdftotext', ['-v']));
const folder = join(corpora, 'samples');
let [ours, theirs, pages] = [0, 0, 0];
console.log('| File | Pages | ms a page | pdftotext | Ratio |');
console.log('|---|---:|---:|---:|---:|');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
  const path = join(folder, name);
  const bytes = new Uint8Array(readFileSync(path));
  const result = await readFile({ bytes, name });
  if (!result.ok) {
    console.log(`| ${name} | not read: ${result.code} | | | |`);
    continue;
  }
  const count = result.pageStarts.length;
  const reading = await best(() => readFile({ bytes, name }));
  const other = Math.max(
    (await best(() => void spawnSync('pdftotext', [path, '-'], { maxBuffer: 1e9 }))) - start,
    0.1,
  );
  console.log(row(name, count, reading, other));
  ours += reading;
  theirs += other;
  pages += count;
}
console.log(row('all', pages, ours, theirs));

async function best(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function row(name: string, count: number, reading: number, other: number): string {
  const perPage = (time: number) => (time / count).toFixed(1);
  return `| ${name} | ${count} | ${perPage(reading)} | ${perPage(other)} | ${(reading / other).toFixed(1)} |`;
}
