/**
 * Keeps the files that people upload, byte for byte. A key is chosen by the caller: segments of
 * letters, digits, `-`, `_` and `.` joined by `/`, e.g. `originals/3f2a.pdf`.
 */
export interface FileStore {
  /** Keeps the bytes, replacing what was there; after it resolves they survive a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Forgets the file; no error when there is none. */
  delete(key: string): Promise<void>;
  /** Every key, in no particular order. */
  list(): AsyncIterable<string>;
}
