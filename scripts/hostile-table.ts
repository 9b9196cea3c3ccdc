import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandboxedReader } from '../packages/server/src/adapters/sandboxed-reader/sandboxed-reader.ts';

/** Prints what becomes of every file under `$LINTEL_CORPORA/hostile`, as a Markdown table. */
const corpora = process.env.LINTEL_CORPORA;
if (!corpora) {
  console.error('Set LINTEL_CORPORA to the folder that holds hostile/ and run this again.');
  process.exit(1);
}

const reader = createSandboxedReader();
console.log('| File | Outcome | ms |');
console.log('|---|---|---:|');
for (const folder of ['synthetic', 'docx', 'pdf']) {
  const path = join(corpora, 'hostile', folder);
  for (const name of readdirSync(path).sort()) {
    const bytes = new Uint8Array(readFileSync(join(path, name)));
    const started = performance.now();
    const result = await reader.read({ bytes, name, mediaType: '' });
    const outcome = result.ok ? `read, ${result.text.length} characters` : result.code;
    console.log(`| ${folder}/${name} | ${outcome} | ${Math.round(performance.now() - started)} |`);
  }
}
await reader.close();
