import { registerHooks } from 'node:module';

const STAND_IN = new URL('./prepare-web-app.ts', import.meta.url).href;

/**
 * Imported before the program: what prepares the web application is another module, so that a test
 * of the start neither waits for a build nor replaces the pages that a running server has built.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === './prepare-web-app.ts' ? STAND_IN : specifier, context),
});
