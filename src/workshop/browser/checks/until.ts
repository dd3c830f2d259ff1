import { setTimeout as pause } from "node:timers/promises";
import type { PageSession } from "../session/open-page-session.ts";

// On a busy machine both the page and the polls are slower, so a minimum number of polls applies as well.
const LOOKS_MIN = 12;

/** Polls until `isGood` holds or the page session's patience runs out. Returns the last observation. The first poll is immediate. */
export async function until<Seen>(
  session: PageSession,
  condition: { look: () => Promise<Seen>; isGood: (seen: Seen) => boolean },
): Promise<Seen> {
  const deadline = performance.now() + session.patienceMilliseconds;
  for (let wait = 5, looks = 1; ; wait = Math.min(wait * 2, 50), looks += 1) {
    const seen = await condition.look();
    if (condition.isGood(seen) || (looks >= LOOKS_MIN && performance.now() >= deadline)) return seen;
    await pause(wait);
  }
}
