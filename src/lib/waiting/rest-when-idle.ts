/** Counts work, and says when there has been none for a while. */
export interface IdleWatch {
  /** Runs some work; the wait begins anew when it has ended. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Nothing is said any more. */
  stop(): void;
}

/** Calls `onIdle` once each time that no work has run for so many milliseconds, counted from now. Keeps no process alive. */
export function restWhenIdle(milliseconds: number, onIdle: () => void): IdleWatch {
  let running = 0;
  let isStopped = false;
  const wait = (): NodeJS.Timeout => setTimeout(onIdle, milliseconds).unref();
  let timer = wait();
  return {
    async during(work) {
      running += 1;
      clearTimeout(timer);
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0 && !isStopped) timer = wait();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
