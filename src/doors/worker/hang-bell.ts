/** Wakes the worker's loop. A ring that nobody waits for is kept for the next wait. */
export interface Bell {
  ring(): void;
  /** Returns when the bell rings, or after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** A bell. */
export function hangBell(): Bell {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (milliseconds) => {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, milliseconds);
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      rung = false;
    },
  };
}
