import { loggableError } from './loggable-error.ts';

/**
 * Stops cleanly at Ctrl-C, at a service manager's request and when the terminal is closed. A
 * second signal ends the process at once, which is safe: nothing acknowledged is lost.
 * An error that nobody caught is logged and stops the server too, since nobody knows what state
 * it has left behind.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  log: (error: unknown, message: string) => void,
): void {
  let stopping = false;

  const stopThenExit = async (code: number) => {
    stopping = true;
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      console.error('The server did not stop cleanly:', loggableError(error).message);
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // What a shell reports for a process that a signal ended.
      if (stopping) process.exit(130);
      console.log('Stopping. Work in progress is finished or kept; once more ends at once.');
      void stopThenExit(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log(error, 'An error that nothing handled; the server stops.');
      if (!stopping) void stopThenExit(1);
    });
  }
}
