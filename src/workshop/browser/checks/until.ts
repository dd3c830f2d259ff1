import { setTimeout as pause } from "node:timers/promises";

/** How long an act or an expectation waits for the page to come to it. */
export const PATIENCE_MILLISECONDS = 2_000;

/** Looks until what it sees is good, at most two seconds; resolves with what it saw last. The first look is immediate. */
export async function until<Seen>(look: () => Promise<Seen>, isGood: (seen: Seen) => boolean): Promise<Seen> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  for (let wait = 5; ; wait = Math.min(wait * 2, 50)) {
    const seen = await look();
    if (isGood(seen) || performance.now() >= deadline) return seen;
    await pause(wait);
  }
}
