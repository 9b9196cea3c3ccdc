import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { wrapEmbedded } from './pglite.ts';

const TEMPLATES = fileURLToPath(
  new URL('../../../../../node_modules/.cache/lintel-test-database', import.meta.url),
);
/** A template is 40 MB; one that was made for other migrations is removed after this long. */
const KEEP_OLD_TEMPLATES_MS = 60 * 60 * 1000;

/** About 0.3 s with a template, 2.5 s when it has to be made. */
export async function createEmbeddedTestDatabase(templateId: string): Promise<OpenDatabase> {
  const path = join(TEMPLATES, `${templateId}.tar`);
  const template = await readFile(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return makeTemplate(path);
  });
  return wrapEmbedded(await PGlite.create({ loadDataDir: new Blob([template]) }));
}

/** Test files run at the same time, so a template appears whole under its name or not at all. */
async function makeTemplate(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  await migrate(wrapEmbedded(client).db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  await mkdir(TEMPLATES, { recursive: true });
  await removeOldTemplates();
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(TEMPLATES)) {
    const path = join(TEMPLATES, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > KEEP_OLD_TEMPLATES_MS) {
      await rm(path, { force: true });
    }
  }
}
