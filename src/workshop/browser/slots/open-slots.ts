// A few places for several owners. The owner with the fewest goes first, and no owner gets all places: an owner's work
// may hold a place for as long as it is allowed to.

/** Gives a place back; calls after the first have no effect. */
export type GiveBack = () => void;

/** A limited number of places. */
export interface Slots {
  /** Waits for a place. Rejects with the signal's reason if it aborts first. */
  take(owner: string, signal: AbortSignal): Promise<GiveBack>;
}

interface Waiting {
  owner: string;
  grant: () => void;
}

/** Opens `places` places, of which one owner holds at most `placesPerOwner`. */
export function openSlots({ places, placesPerOwner }: { places: number; placesPerOwner: number }): Slots {
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];
  let free = places;

  const heldBy = (owner: string): number => held.get(owner) ?? 0;

  function next(): Waiting | undefined {
    const may = waiting.filter(({ owner }) => heldBy(owner) < placesPerOwner);
    const fewest = Math.min(...may.map(({ owner }) => heldBy(owner)));
    return may.find(({ owner }) => heldBy(owner) === fewest);
  }

  function leave(one: Waiting): boolean {
    const position = waiting.indexOf(one);
    if (position === -1) return false;
    waiting.splice(position, 1);
    return true;
  }

  function handOut(): void {
    for (let one = free > 0 ? next() : undefined; one; one = free > 0 ? next() : undefined) {
      leave(one);
      free -= 1;
      held.set(one.owner, heldBy(one.owner) + 1);
      one.grant();
    }
  }

  function giveBackOf(owner: string): GiveBack {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      const left = heldBy(owner) - 1;
      if (left > 0) held.set(owner, left);
      else held.delete(owner);
      handOut();
    };
  }

  return {
    async take(owner, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const one: Waiting = { owner, grant: resolve };
      const onAbort = (): void => {
        if (leave(one)) reject(signal.reason);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      waiting.push(one);
      handOut();
      try {
        await promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
      return giveBackOf(owner);
    },
  };
}
