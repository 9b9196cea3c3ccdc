import { eachImport } from '../each-import.ts';
import type { Rule } from '../house.ts';

const ADAPTERS = 'packages/server/src/adapters/';

export const mainIntroducesAdapters: Rule = {
  id: 'main-introduces-adapters',
  says: 'Server features never import adapters; adapters know ports and their own vendor; main.ts introduces them.',
  check: (house) =>
    eachImport(
      house,
      (module) => module.room === 'server' && !module.isTest,
      (module, destination) => {
        if (destination.kind !== 'module') return undefined;
        const from = adapterOf(module.path);
        const to = adapterOf(destination.path);
        if (from === undefined && to !== undefined) {
          return module.path === 'packages/server/src/main.ts'
            ? undefined
            : `${module.path.split('/')[3]} imports the adapter ${to}; ask for a port and let main.ts hand it in`;
        }
        if (from !== undefined && to !== undefined && from !== to) {
          return `the adapter ${from} imports the adapter ${to}`;
        }
        return from !== undefined &&
          /\/(http\/|routes\.ts$|app\.ts$|main\.ts$|env\.ts$)/.test(destination.path)
          ? `the adapter ${from} imports ${destination.path}; adapters know ports, not who uses them`
          : undefined;
      },
    ),
};

function adapterOf(path: string): string | undefined {
  return path.startsWith(ADAPTERS) ? path.slice(ADAPTERS.length).split('/')[0] : undefined;
}
