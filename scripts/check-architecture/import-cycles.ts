import type { House } from './house.ts';
import { whereImportLeads } from './where-import-leads.ts';

/** Groups of modules that import one another, by Tarjan's algorithm. Types count: they are knowledge too. */
export function importCycles(house: House): string[][] {
  const graph = new Map<string, string[]>();
  for (const module of house.modules) {
    graph.set(
      module.path,
      module.imports
        .map((imported) => whereImportLeads(module, imported))
        .flatMap((destination) => (destination.kind === 'module' ? [destination.path] : [])),
    );
  }
  return stronglyConnected(graph).filter(
    (group) => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''),
  );
}

function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];

  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) {
        low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0));
      }
    }
    if (low.get(path) === order.get(path)) {
      groups.push(stack.splice(stack.indexOf(path)).reverse());
    }
  };

  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return groups;
}
