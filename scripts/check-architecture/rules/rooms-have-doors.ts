import { eachImport } from '../each-import.ts';
import type { House, Import, Module, Rule, Violation } from '../house.ts';
import type { Destination } from '../where-import-leads.ts';

interface Reach {
  /** Rooms whose code it may run. */
  readonly code: readonly string[];
  /** Rooms of which it may know the types only. */
  readonly types?: readonly string[];
}

/** Who may import whom. A room that is not listed may import none. */
const REACH: Readonly<Record<string, Reach>> = {
  engine: { code: [] },
  packs: { code: ['engine'] },
  documents: { code: [] },
  contract: { code: [] },
  // Reports print what an audit found; they must not be able to find anything themselves.
  reports: { code: ['contract', 'documents'], types: ['engine'] },
  server: { code: ['engine', 'packs', 'documents', 'reports', 'contract'] },
  cli: { code: ['engine', 'packs', 'documents', 'reports', 'contract'] },
  web: { code: ['contract'], types: [] },
  eval: { code: ['engine', 'packs', 'documents', 'reports', 'contract'] },
  bench: { code: ['engine', 'packs', 'documents', 'reports', 'contract'] },
  e2e: { code: ['contract', 'documents'] },
  scripts: { code: ['engine', 'packs', 'documents', 'reports', 'contract', 'server'] },
};

/** Folders that are no packages have no door, and a program's one door is its start. */
const ENTERED_BY_PATH: ReadonlySet<string> = new Set([
  // What tries or measures the server.
  'scripts into server',
  // The bench of a journey drives the browser that the journeys found.
  'bench into e2e',
]);

/** The only part of web that may run the auditor: in a worker, off the page's thread. */
const AUDIT_WORKER = /^packages\/web\/src\/.*\.worker\.ts$/;

export const roomsHaveDoors: Rule = {
  id: 'rooms-have-doors',
  says: 'A room is entered by its name, through its front door, and only by those the table allows.',
  check: (house) => [
    ...eachImport(
      house,
      () => true,
      (module, destination, imported) => judge(house, module, destination, imported),
    ),
    ...secondWorkers(house),
  ],
};

function judge(
  house: House,
  module: Module,
  destination: Destination,
  imported: Import,
): string | undefined {
  if (destination.kind === 'module') {
    const byPath = ENTERED_BY_PATH.has(`${module.room} into ${destination.room}`);
    return destination.room === module.room || module.room === '' || byPath
      ? undefined
      : `a path into ${destination.room || 'the root'}; import @lintel/${destination.room} by name`;
  }
  if (destination.kind !== 'room') return undefined;
  const { room, entry } = destination;
  const door = house.manifests.get(room);
  if (door && !door.exports.includes(entry))
    return `${imported.specifier} is not a door of ${room}`;
  if (mayEnter(module, room, imported)) return undefined;
  return reachOf(module).types?.includes(room)
    ? `${module.room} may take types from ${room}, not code: use import type`
    : `${module.room} may not import ${room}`;
}

function mayEnter(module: Module, room: string, imported: Import): boolean {
  const reach = reachOf(module);
  if (reach.code.includes(room)) return true;
  if (AUDIT_WORKER.test(module.path) && ['engine', 'packs'].includes(room)) return true;
  // A test may hold its room's output against the real thing.
  if (module.isTest && module.room === 'reports' && ['engine', 'packs'].includes(room)) return true;
  return imported.typeOnly && (reach.types?.includes(room) ?? false);
}

function reachOf(module: Module): Reach {
  return REACH[module.room] ?? { code: [] };
}

function secondWorkers(house: House): Violation[] {
  const workers = house.modules.filter(
    (module) =>
      AUDIT_WORKER.test(module.path) &&
      module.imports.some(({ specifier }) => /^@lintel\/(engine|packs)/.test(specifier)),
  );
  return workers.slice(1).map(({ path }) => ({
    path,
    line: 1,
    message: `a second worker with the engine in it; ${workers[0]?.path} is the one`,
  }));
}
