/** Waits for the given milliseconds. An aborted signal ends the wait and throws its reason. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  let end = (): void => {};
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener("abort", end, { once: true });
  });
  signal?.removeEventListener("abort", end);
  signal?.throwIfAborted();
}
