import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** In the place of the module of the same name: one page instead of a build. */
export async function prepareWebApp(): Promise<string> {
  const folder = resolve('web');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/index.html`, '<!doctype html><div id="root"></div>');
  return folder;
}
