import { registerHooks } from 'node:module';

/**
 * Imported before the program: what prepares the web application is another module, so that a test
 * of the start neither waits for a build nor replaces the pages that a running server has built.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './prepare-web-app.ts'
      ? next('./testing/prepare-web-app.ts', context)
      : next(specifier, context),
});
