/** What was opened so far, to be closed in the opposite order. */
export interface OpenedThings {
  add(close: () => void | Promise<void>): void;
  /** Closes everything, also after a failure; rejects with the first one. Safe to call again. */
  close(): Promise<void>;
}

export function createOpenedThings(): OpenedThings {
  const closers: (() => void | Promise<void>)[] = [];
  return {
    add: (close) => {
      closers.push(close);
    },
    close: async () => {
      const failures: unknown[] = [];
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
