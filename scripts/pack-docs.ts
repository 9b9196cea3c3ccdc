import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS } from '@lintel/packs';
import { packPage } from '@lintel/packs/pack-docs';

/** Writes `docs/frameworks/<pack>.md` for every built-in pack. */
const pages = join(import.meta.dirname, '../docs/frameworks');
mkdirSync(pages, { recursive: true });
for (const pack of Object.values(PACKS)) {
  writeFileSync(join(pages, `${pack.id}.md`), packPage(pack));
  console.log(`docs/frameworks/${pack.id}.md: ${pack.controls.length} controls`);
}
