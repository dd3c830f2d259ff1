/// <reference lib="dom" />

/** How long an app that is never idle is waited for. */
const IDLE_CAP_MILLISECONDS = 100;

/**
 * Resolves once `isReady` holds and the document has not changed for `quietMilliseconds`, at the latest after
 * `capMilliseconds`. With no quiet it resolves when the page is idle next: what an app draws it begins to heed a
 * moment later, and a key that is pressed before that is lost.
 */
export function settle(wish: { quietMilliseconds: number; capMilliseconds: number; isReady: () => boolean }): Promise<void> {
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
      ready ||= wish.isReady();
      if (!ready) return;
      if (wish.quietMilliseconds === 0) requestIdleCallback(finish, { timeout: IDLE_CAP_MILLISECONDS });
      else quiet = setTimeout(finish, wish.quietMilliseconds);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const cap = setTimeout(finish, wish.capMilliseconds);
    look();
  });
}
