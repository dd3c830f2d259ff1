/// <reference lib="dom" />

/** How long to wait for an app that is never idle. */
const IDLE_CAP_MILLISECONDS = 100;

/**
 * Resolves once `isReady` holds and the document has not changed for `quietMilliseconds`, or after `capMilliseconds`.
 * If `quietMilliseconds` is 0 it resolves when the page is next idle: an app starts to handle input a moment after it
 * has drawn, and a key that is pressed before that is lost.
 */
export function settle(condition: { quietMilliseconds: number; capMilliseconds: number; isReady: () => boolean }): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let ready = false;
    const finish = (): void => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(cap);
      resolve();
    };
    const look = (): void => {
      clearTimeout(quiet);
      ready ||= condition.isReady();
      if (!ready) return;
      if (condition.quietMilliseconds === 0) requestIdleCallback(finish, { timeout: IDLE_CAP_MILLISECONDS });
      else quiet = setTimeout(finish, condition.quietMilliseconds);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const cap = setTimeout(finish, condition.capMilliseconds);
    look();
  });
}
