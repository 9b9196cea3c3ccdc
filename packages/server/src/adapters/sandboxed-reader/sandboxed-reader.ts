import type { ChildProcess } from 'node:child_process';
import { READER_DIED, type ReadResult } from '@lintel/documents';
import { type DocumentReader, ReaderBusy } from '../../documents/document-reader.ts';
import { Refusal } from '../../refusal.ts';
import { READER_LIMITS, type ReaderLimits } from './reader-limits.ts';
import type { ReaderAnswer } from './reader-process.ts';
import { startReaderProcess } from './start-reader-process.ts';

type Input = Parameters<DocumentReader['read']>[0];

export interface SandboxedReader extends DocumentReader {
  /** Ends every reading process. Files still waiting or being read are refused as UNAVAILABLE. */
  close(): Promise<void>;
}

interface Waiting {
  readonly input: Input;
  readonly settle: (result: Promise<ReadResult>) => void;
}

/**
 * Reads files in processes of their own, a few at a time and in order of arrival. A process is kept
 * for the next file, because starting one takes longer than reading a policy; after a refusal that smells of an
 * attack, or after fifty files, it is replaced.
 */
export function createSandboxedReader(limits: ReaderLimits = READER_LIMITS): SandboxedReader {
  const waiting: Waiting[] = [];
  const idle: Reader[] = [];
  const busy = new Set<{ slow: boolean }>();
  const living = new Set<Reader>();
  let closed = false;

  const startNext = () => {
    const quick = [...busy].filter((reading) => !reading.slow).length;
    if (quick >= limits.quickAtOnce || busy.size >= limits.atOnce) return;
    const next = waiting.shift();
    if (next) next.settle(readNow(next.input));
  };

  const readNow = async (input: Input): Promise<ReadResult> => {
    const reading = { slow: false };
    busy.add(reading);
    const timer = setTimeout(() => {
      reading.slow = true;
      startNext();
    }, limits.slowAfter);
    const reader = idle.pop() ?? start();
    try {
      return await reader.read(input);
    } finally {
      clearTimeout(timer);
      busy.delete(reading);
      if (reader.mayReadOn() && !closed && idle.length < limits.quickAtOnce) idle.push(reader);
      else reader.end();
      startNext();
    }
  };

  const start = (): Reader => {
    const reader = new Reader(startReaderProcess(limits), limits);
    living.add(reader);
    void reader.ended.then(() => {
      living.delete(reader);
      const index = idle.indexOf(reader);
      if (index >= 0) idle.splice(index, 1);
    });
    return reader;
  };

  // The first upload after a start should not pay for loading the readers.
  idle.push(start());

  return {
    read(input) {
      if (closed) return Promise.reject(new Refusal('UNAVAILABLE'));
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          input,
          settle: (result) => {
            clearTimeout(timer);
            resolve(result);
          },
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new ReaderBusy());
        }, limits.waitingTime);
        waiting.push(entry);
        startNext();
      });
    },
    async close() {
      closed = true;
      for (const entry of waiting.splice(0))
        entry.settle(Promise.reject(new Refusal('UNAVAILABLE')));
      const readers = [...living];
      for (const reader of readers) reader.dismiss();
      await Promise.all(readers.map((reader) => reader.ended));
    },
  };
}

/** One process, reading one file at a time. */
class Reader {
  readonly ended: Promise<void>;
  private readonly process: ChildProcess;
  private readonly limits: ReaderLimits;
  private readonly ready: Promise<boolean>;
  private files = 0;
  private alive = true;
  private suspect = false;
  private dismissed = false;

  constructor(process: ChildProcess, limits: ReaderLimits) {
    this.process = process;
    this.limits = limits;
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.alive = false;
        resolve();
      };
      process.once('exit', end);
      process.once('error', end);
    });
    this.ready = Promise.race([
      new Promise<boolean>((resolve) => process.once('message', () => resolve(true))),
      this.ended.then(() => false),
    ]);
  }

  /**
   * @throws Refusal when the server stops meanwhile; Error if the process cannot even start. Neither
   * is the fault of the file.
   */
  async read(input: Input): Promise<ReadResult> {
    this.files++;
    let timedOut = false;
    // From here, not from when the process is ready: the sender waits for both.
    const timer = setTimeout(() => {
      timedOut = true;
      this.end();
    }, this.limits.readingTime);
    try {
      if (!(await this.ready)) throw this.neverReady();
      const started = performance.now();
      const answer = await Promise.race([this.ask(input), this.death()]);
      // Slow readings also use up the processor time that a process has for its life.
      this.suspect =
        (!answer.ok && (answer.code === 'FILE_DAMAGED' || answer.code === 'FILE_TOO_COMPLEX')) ||
        performance.now() - started > this.limits.slowAfter;
      if (this.dismissed) throw new Refusal('UNAVAILABLE');
      return timedOut ? READER_DIED.outOfMeans : answer;
    } finally {
      clearTimeout(timer);
    }
  }

  mayReadOn(): boolean {
    return this.alive && !this.suspect && this.files < this.limits.filesPerProcess;
  }

  /** Ends the process although it may be reading, because the server stops. */
  dismiss(): void {
    this.dismissed = true;
    this.end();
  }

  end(): void {
    this.process.kill('SIGKILL');
  }

  private neverReady(): Error {
    return this.dismissed
      ? new Refusal('UNAVAILABLE')
      : new Error('The process that reads files could not be started.');
  }

  private ask(input: Input): Promise<ReadResult> {
    return new Promise((resolve) => {
      this.process.once('message', (message) => resolve((message as ReaderAnswer).result));
      // A process that dies while the file is on its way to it is noticed by its death.
      this.process.send({ ...input }, () => undefined);
    });
  }

  /** Node ends itself with SIGABRT or code 134 when memory is refused; the kernel sends SIGXCPU. */
  private async death(): Promise<ReadResult> {
    await this.ended;
    const { exitCode, signalCode } = this.process;
    const outOfMeans = signalCode !== null ? signalCode !== 'SIGSEGV' : exitCode !== 1;
    return outOfMeans ? READER_DIED.outOfMeans : READER_DIED.crashed;
  }
}
