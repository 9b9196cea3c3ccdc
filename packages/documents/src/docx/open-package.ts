import { type UnzipFileInfo, unzipSync } from 'fflate';
import * as failures from '../failures.ts';
import { LIMITS } from '../limits.ts';

/** The parts of a DOCX that are read. */
export interface Package {
  /** Undefined if the package has no such part. */
  part(name: string): Uint8Array | undefined;
  readonly names: readonly string[];
}

/**
 * Opens the ZIP package of an Office file. The directory is judged before anything is inflated;
 * after that the sizes it declares cannot be exceeded, because each part is inflated into a buffer of
 * exactly its declared size.
 * @throws Unreadable with FILE_DAMAGED or FILE_TOO_COMPLEX
 */
export function openPackage(bytes: Uint8Array): Package {
  const entries = readDirectory(bytes);
  const total = entries.reduce((sum, entry) => sum + entry.originalSize, 0);
  if (entries.length > LIMITS.packageEntries || total > LIMITS.packageBytes) {
    throw failures.tooComplex('The file unpacks to more than can be read.');
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: [...byName.keys()],
    part(name) {
      const entry = byName.get(name);
      return entry && inflate(bytes, entry);
    },
  };
}

function readDirectory(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  guarded(() =>
    unzipSync(bytes, {
      filter(entry) {
        entries.push(entry);
        if (entries.length > LIMITS.packageEntries) {
          throw failures.tooComplex('The file unpacks to more parts than can be read.');
        }
        return false;
      },
    }),
  );
  return entries;
}

function inflate(bytes: Uint8Array, entry: UnzipFileInfo): Uint8Array | undefined {
  if (
    entry.originalSize > LIMITS.partBytes ||
    (entry.originalSize > LIMITS.ratioAppliesAbove &&
      entry.originalSize > entry.size * LIMITS.inflationRatio)
  ) {
    throw failures.tooComplex('The file unpacks to far more than its size and was not opened.');
  }
  let taken = false;
  const parts = guarded(() =>
    unzipSync(bytes, {
      filter(candidate) {
        // A second entry of the same name would be inflated as well, without having been judged.
        const wanted =
          !taken &&
          candidate.name === entry.name &&
          candidate.originalSize === entry.originalSize &&
          candidate.size === entry.size;
        taken ||= wanted;
        return wanted;
      },
    }),
  );
  return parts[entry.name];
}

function guarded<T>(unzip: () => T): T {
  try {
    return unzip();
  } catch (error) {
    // fflate's errors carry a numeric code; ours and a lack of memory pass.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
      throw failures.damaged('The file is cut off or damaged and could not be opened.');
    }
    throw error;
  }
}
