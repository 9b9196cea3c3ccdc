import { eachImport } from '../each-import.ts';
import type { Rule } from '../house.ts';

/** Where HTTP may be spoken of: where routes are, where they are put together, where listening starts and stops. */
const HTTP =
  /^packages\/server\/src\/(app\.ts|main\.ts|http\/.*|process\/.*|.*\/([a-z-]+-)?routes\.ts)$/;

export const httpStopsAtRoutes: Rule = {
  id: 'http-stops-at-routes',
  says: 'Use cases take plain values and a proven identity, never a request or a reply.',
  check: (house) =>
    eachImport(
      house,
      (module) => module.room === 'server' && !module.isTest && !HTTP.test(module.path),
      (_, destination, { specifier }) => {
        const http =
          (destination.kind === 'package' && /^(@fastify\/|fastify)/.test(destination.name)) ||
          /^node:https?2?$/.test(specifier);
        if (http) return `${specifier} outside routes.ts, app.ts and http/; pass plain values in`;
        return destination.kind === 'module' && /\/([a-z-]+-)?routes\.ts$/.test(destination.path)
          ? 'imports routes; only app.ts puts routes together'
          : undefined;
      },
    ),
};
