import type { FileStore } from '../documents/file-store.ts';

/** A file store for tests that want to see what is in it. */
export function createMemoryFileStore(): FileStore & { keys(): string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      files.set(key, bytes.slice());
    },
    get: async (key) => files.get(key),
    delete: async (key) => {
      files.delete(key);
    },
    list: async function* () {
      yield* files.keys();
    },
    keys: () => [...files.keys()],
  };
}
