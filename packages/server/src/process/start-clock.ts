/** Where the time of the start went. */
export interface StartClock {
  /** Ends a step that began when the one before it ended, or with the process. */
  mark(step: string): void;
  /** E.g. `Started in 812 ms: program 240, database 410, application 162.` */
  print(): string;
}

export function createStartClock(): StartClock {
  const steps: { step: string; at: number }[] = [];
  return {
    // `performance.now()` counts from the start of the process, so loading the program is in it.
    mark: (step) => steps.push({ step, at: performance.now() }),
    print: () => {
      const total = Math.round(steps.at(-1)?.at ?? 0);
      const each = steps.map(
        ({ step, at }, i) => `${step} ${Math.round(at - (steps[i - 1]?.at ?? 0))}`,
      );
      return `Started in ${total} ms: ${each.join(', ')}.`;
    },
  };
}
