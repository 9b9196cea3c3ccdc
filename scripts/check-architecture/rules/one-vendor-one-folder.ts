import { eachImport } from '../each-import.ts';
import type { House, Module, Rule, Violation } from '../house.ts';
import { lineCounter } from '../line-counter.ts';
import { type Node, walk } from '../syntax-tree.ts';
import { whereImportLeads } from '../where-import-leads.ts';

const ADAPTER = /^packages\/server\/src\/adapters\/[^/]+\//;

export const oneVendorOneFolder: Rule = {
  id: 'one-vendor-one-folder',
  says: "A vendor's package is imported from one adapter folder alone; only env.ts reads the environment.",
  check: (house) => [...vendorsAbroad(house), ...house.modules.flatMap(readsOfEnvironment)],
};

/** A package that any adapter imports is that folder's vendor (Zod, our own parser, is everybody's). */
function vendorsAbroad(house: House): Violation[] {
  const homes = new Map<string, string>();
  for (const module of serverModules(house)) {
    const folder = ADAPTER.exec(module.path)?.[0];
    for (const imported of folder ? module.imports : []) {
      const destination = whereImportLeads(module, imported);
      if (destination.kind !== 'package' || destination.name === 'zod') continue;
      if (!homes.has(destination.name)) homes.set(destination.name, folder ?? '');
    }
  }
  return eachImport(
    house,
    (module) => module.room === 'server' && !module.isTest,
    (module, destination) => {
      const home = destination.kind === 'package' ? homes.get(destination.name) : undefined;
      if (home === undefined || module.path.startsWith(home)) return undefined;
      return `${(destination as { name: string }).name} lives in ${home}; ask for it through a port`;
    },
  );
}

function serverModules(house: House): Module[] {
  return house.modules.filter((module) => module.room === 'server' && !module.isTest);
}

function readsOfEnvironment(module: Module): Violation[] {
  const free = module.isTest || !module.path.startsWith('packages/');
  if (free || module.path === 'packages/server/src/env.ts') return [];
  const lineAt = lineCounter(module.text);
  const found: Violation[] = [];
  walk(module.program as unknown as Node, (node) => {
    if (!isProcessEnv(node)) return;
    found.push({
      path: module.path,
      line: lineAt(node.start),
      message: 'reads process.env; only packages/server/src/env.ts does, and hands on plain values',
    });
  });
  return found;
}

function isProcessEnv(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const [object, property] = [node.object as Node, node.property as Node];
  return object.name === 'process' && (property.name === 'env' || property.value === 'env');
}
