import { eachImport } from '../each-import.ts';
import { freeNames } from '../free-names.ts';
import type { House, Rule, Violation } from '../house.ts';
import { lineCounter } from '../line-counter.ts';
import type { Node } from '../syntax-tree.ts';

type Floor = 'app' | 'features' | 'api' | 'ui';

/** Floors of the web room, and what each may stand on. */
const STANDS_ON: Readonly<Record<Floor, readonly Floor[]>> = {
  app: ['app', 'features', 'api', 'ui'],
  features: ['features', 'api', 'ui'],
  api: ['api'],
  ui: ['ui'],
};

export const webFlowsDown: Rule = {
  id: 'web-flows-down',
  says: 'In web: app -> features -> ui. Features do not know one another; ui knows none and makes no call.',
  check: (house) => [...importsOfWeb(house), ...callsFromElsewhere(house)],
};

function importsOfWeb(house: House): Violation[] {
  return eachImport(
    house,
    (module) => module.room === 'web' && !module.isTest,
    (module, destination) => {
      const from = floorOf(module.path);
      if (destination.kind !== 'module' || !from) return undefined;
      const to = floorOf(destination.path);
      if (!to) return undefined;
      if (!STANDS_ON[from].includes(to))
        return `${from} imports ${to}: data flows app -> features -> ui`;
      if (from !== 'features' || to !== 'features') return undefined;
      const [own, other] = [featureOf(module.path), featureOf(destination.path)];
      return own === other
        ? undefined
        : `the feature ${own} imports the feature ${other}; let the page compose the two`;
    },
  );
}

/** Only `api/` speaks to the server; the rest asks it. */
function callsFromElsewhere(house: House): Violation[] {
  return house.modules
    .filter(({ room, path, isTest }) => room === 'web' && !isTest && floorOf(path) !== 'api')
    .flatMap((module) => {
      const lineAt = lineCounter(module.text);
      return freeNames(module.program as unknown as Node)
        .filter(({ name }) => /^(fetch|EventSource|XMLHttpRequest|WebSocket)$/.test(name))
        .map(({ name, start }) => ({
          path: module.path,
          line: lineAt(start),
          message: `${name} outside src/api; write a hook there and use it here`,
        }));
    });
}

function floorOf(path: string): Floor | undefined {
  const folder = path.split('/')[3];
  return folder !== undefined && folder in STANDS_ON ? (folder as Floor) : undefined;
}

function featureOf(path: string): string {
  return path.split('/')[4] ?? '';
}
