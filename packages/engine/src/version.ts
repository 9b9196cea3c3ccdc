/** Stands on every audit. Raised whenever a change can alter a verdict or a score. */
export const ENGINE_VERSION = '1.0.0';
