/*
 * `npm start`. Plain JavaScript that any Node of the last ten years can read, because an old one
 * could not even parse the rest, and would say so less kindly.
 */
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const wanted = 24;

if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(
    `Lintel needs Node ${wanted} or newer, and this is Node ${process.versions.node}. ` +
      'Run `npm ci && npm start`, which brings the right one.',
  );
  process.exit(1);
}

// Keeps compiled code for the next start, which saves a quarter of the time to load the program.
nodeModule.enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
);

import('./start/start.ts').catch((error) => {
  const notInstalled = error.code === 'ERR_MODULE_NOT_FOUND';
  console.error(notInstalled ? `Run \`npm ci\` first. (${error.message})` : error);
  process.exit(1);
});
