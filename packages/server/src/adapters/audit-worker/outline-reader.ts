import { createHash } from 'node:crypto';
import type { Outline } from '../../documents/document.ts';
import type { OutlineReader } from '../../documents/outline-reader.ts';
import type { OutlineTask } from './outline-thread.ts';
import { createThreadPool } from './thread-pool.ts';

/**
 * A page opens its document more than once. Counted in paragraphs, about 100 bytes each: a file of
 * ten megabytes can have 700,000, and a handful of those would fill the memory.
 */
const MOST_PARAGRAPHS = 100_000;

interface Kept {
  outline: Promise<Outline>;
  /** 0 until it is read. */
  paragraphs: number;
}

export interface ClosableOutlineReader extends OutlineReader {
  close(): Promise<void>;
}

/** Reads outlines in a thread of their own, so that no audit is in their way. */
export function createOutlineReader(mostParagraphs = MOST_PARAGRAPHS): ClosableOutlineReader {
  const pool = createThreadPool<OutlineTask, never, Outline>({
    module: new URL('./outline-thread.ts', import.meta.url),
    threads: 1,
    timeLimitMs: 30_000,
    memoryLimitMb: 1_024,
  });
  const kept = new Map<string, Kept>();
  const forgetOldest = () => {
    let paragraphs = [...kept.values()].reduce((sum, each) => sum + each.paragraphs, 0);
    for (const [key, oldest] of kept) {
      if (paragraphs <= mostParagraphs) return;
      paragraphs -= oldest.paragraphs;
      kept.delete(key);
    }
  };
  return {
    read: (text, pageStarts) => {
      const key = createHash('sha256').update(text).update(pageStarts.join()).digest('base64');
      const found = kept.get(key) ?? { outline: pool.run({ text, pageStarts }), paragraphs: 0 };
      // Taken out and put back, so that the first key is the one unused for longest.
      kept.delete(key);
      kept.set(key, found);
      found.outline.then(
        ({ length }) => {
          found.paragraphs = length;
          forgetOldest();
        },
        () => kept.delete(key),
      );
      return found.outline;
    },
    close: pool.close,
  };
}
