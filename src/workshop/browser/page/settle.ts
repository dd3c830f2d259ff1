/// <reference lib="dom" />

/** Resolves once `isReady` holds and the document has not changed for `quietMilliseconds`, at the latest after `capMilliseconds`. */
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
      if (wish.quietMilliseconds === 0) finish();
      else quiet = setTimeout(finish, wish.quietMilliseconds);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const cap = setTimeout(finish, wish.capMilliseconds);
    look();
  });
}
