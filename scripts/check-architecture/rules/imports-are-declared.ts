import { eachImport } from '../each-import.ts';
import type { House, Import, Module, Rule } from '../house.ts';
import { isTestPath } from '../read-house.ts';
import type { Destination } from '../where-import-leads.ts';

export const importsAreDeclared: Rule = {
  id: 'imports-are-declared',
  says: "Every imported package is in that package's own manifest; nothing in src imports a test, a case or a seed; no barrels.",
  check: (house) =>
    eachImport(
      house,
      () => true,
      (module, destination, imported) =>
        undeclared(house, module, destination) ??
        testInSource(module, destination) ??
        barrel(house, module, imported) ??
        (imported.specifier === '(computed)' && !module.isTest
          ? 'an import whose target is computed escapes every rule; write it out'
          : undefined),
    ),
};

function undeclared(house: House, module: Module, destination: Destination): string | undefined {
  const name =
    destination.kind === 'package'
      ? destination.name
      : destination.kind === 'room'
        ? `@lintel/${destination.room}`
        : undefined;
  const own = house.manifests.get(module.path.startsWith('packages/') ? module.room : '');
  if (name === undefined || own === undefined || own.name === name) return undefined;
  if (own.dependencies.has(name)) return undefined;
  const development = module.isTest || !module.path.startsWith('packages/');
  // Vitest and the types of Node are the root's, for every room's tests alike.
  if (development && (own.devDependencies.has(name) || isRootTool(house, name))) return undefined;
  // What the browser gets is bundled, so a build-time dependency is enough there.
  return `${name} is not declared in the manifest of ${own.name}`;
}

function isRootTool(house: House, name: string): boolean {
  return (
    (house.manifests.get('')?.devDependencies.has(name) ?? false) && !name.startsWith('@lintel/')
  );
}

/** Doors that rooms open for the tests of others. */
const TEST_DOOR = /^\.\/(test-files|pack-tester)$/;

function testInSource(module: Module, destination: Destination): string | undefined {
  if (module.isTest || !module.path.startsWith('packages/')) return undefined;
  if (destination.kind === 'room' && TEST_DOOR.test(destination.entry)) {
    return `imports @lintel/${destination.room}/${destination.entry.slice(2)}, which only tests may`;
  }
  return destination.kind === 'module' && isTestPath(destination.path)
    ? `imports ${destination.path}, which only tests may`
    : undefined;
}

function barrel(house: House, module: Module, imported: Import): string | undefined {
  if (imported.form !== 'reexport') return undefined;
  const isDoor = [...house.manifests.values()].some(({ frontDoors }) =>
    frontDoors.includes(module.path),
  );
  return isDoor ? undefined : 're-exports inside a package; import the module that says it';
}
