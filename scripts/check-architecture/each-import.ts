import type { House, Import, Module, Violation } from './house.ts';
import { type Destination, whereImportLeads } from './where-import-leads.ts';

/** Runs over every import of the modules that `concerns` picks; a sentence returned is a violation. */
export function eachImport(
  house: House,
  concerns: (module: Module) => boolean,
  judge: (module: Module, destination: Destination, imported: Import) => string | undefined,
): Violation[] {
  return house.modules.filter(concerns).flatMap((module) =>
    module.imports.flatMap((imported) => {
      const message = judge(module, whereImportLeads(module, imported), imported);
      return message ? [{ path: module.path, line: imported.line, message }] : [];
    }),
  );
}
