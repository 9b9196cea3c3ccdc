import { createHash } from 'node:crypto';
import type { Outline } from '../../documents/document.ts';
import type { OutlineReader } from '../../documents/outline-reader.ts';
import type { OutlineTask } from './outline-thread.ts';
import { createThreadPool } from './thread-pool.ts';

/** A page opens its document more than once; a handful of outlines are small beside their texts. */
const KEPT = 20;

export interface ClosableOutlineReader extends OutlineReader {
  close(): Promise<void>;
}

/** Reads outlines in a thread of their own, so that no audit is in their way. */
export function createOutlineReader(): ClosableOutlineReader {
  const pool = createThreadPool<OutlineTask, never, Outline>({
    module: new URL('./outline-thread.ts', import.meta.url),
    threads: 1,
    timeLimitMs: 30_000,
    memoryLimitMb: 1_024,
  });
  const kept = new Map<string, Promise<Outline>>();
  return {
    read: (text, pageStarts) => {
      const key = createHash('sha256').update(text).update(pageStarts.join()).digest('base64');
      const outline = kept.get(key) ?? pool.run({ text, pageStarts });
      // Taken out and put back, so that the first key is the one unused for longest.
      kept.delete(key);
      kept.set(key, outline);
      outline.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return outline;
    },
    close: pool.close,
  };
}
