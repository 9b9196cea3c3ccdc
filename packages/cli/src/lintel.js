#!/usr/bin/env node
// Plain JavaScript, so that an old Node can read it and say what is wanted.
const wanted = 24;

if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(`lintel needs Node ${wanted} or newer, and this is Node ${process.versions.node}.`);
  process.exit(2);
}

const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
