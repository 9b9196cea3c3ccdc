import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './thread-pool.ts';

/** Runs in a thread: answers each task, and tells of a failure instead of dying of it. */
export function serveThread<Task, Note, Answer>(
  work: (task: Task, note: (note: Note) => void) => Answer,
): void {
  const send = (message: ThreadMessage<Note, Answer>) => parentPort?.postMessage(message);
  parentPort?.on('message', (task: Task) => {
    try {
      send({ answer: work(task, (note) => send({ note })) });
    } catch (error) {
      const { name, message, stack = '' } = error as Error;
      send({ failure: { name, message, stack } });
    }
  });
}
