/** Wakes a waiting loop. A wake-up without a waiter is kept for the next wait. */
export interface Wakeup {
  wake(): void;
  /** Resolves on a wake-up, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Creates a wake-up for one loop. */
export function createWakeup(): Wakeup {
  let isWoken = false;
  let end: (() => void) | null = null;
  return {
    wake: () => {
      isWoken = true;
      end?.();
    },
    wait: async (milliseconds) => {
      if (!isWoken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, milliseconds);
        end = resolve;
        await promise;
        clearTimeout(timer);
        end = null;
      }
      isWoken = false;
    },
  };
}
