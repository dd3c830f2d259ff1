import { setTimeout as pause } from "node:timers/promises";
import type { Lane } from "../lane/open-lane.ts";

/** Looks until what it sees is good, as long as the lane's patience lasts; resolves with what it saw last. The first look is immediate. */
export async function until<Seen>(lane: Lane, wish: { look: () => Promise<Seen>; isGood: (seen: Seen) => boolean }): Promise<Seen> {
  const deadline = performance.now() + lane.patienceMilliseconds;
  for (let wait = 5; ; wait = Math.min(wait * 2, 50)) {
    const seen = await wish.look();
    if (wish.isGood(seen) || performance.now() >= deadline) return seen;
    await pause(wait);
  }
}
