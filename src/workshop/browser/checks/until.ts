import { setTimeout as pause } from "node:timers/promises";
import type { Patience } from "../session/open-page-session.ts";

/** How much of its patience a check keeps once a step has failed. What it says after that helps to find the fault, and proves nothing. */
const SHARE_AFTER_FAILURE = 1 / 5;

/** What is left of a patience once a step of the check has failed. */
export const afterFailure = ({ milliseconds, looks, ...clock }: Patience): Patience => ({
  ...clock,
  milliseconds: milliseconds * SHARE_AFTER_FAILURE,
  looks: Math.ceil(looks / 2),
});

/** Polls until `isGood` holds or the page session's patience runs out. Returns the last observation. The first poll is immediate. */
export async function until<Seen>(
  { patience }: { patience: Patience },
  condition: { look: () => Promise<Seen>; isGood: (seen: Seen) => boolean },
): Promise<Seen> {
  const now = patience.now ?? (() => performance.now());
  const deadline = now() + patience.milliseconds;
  for (let wait = 5, looks = 1; ; wait = Math.min(wait * 2, 50), looks += 1) {
    const seen = await condition.look();
    if (condition.isGood(seen) || (looks >= patience.looks && now() >= deadline)) return seen;
    await pause(wait);
  }
}
