// A walk is the steps of a check with notes of which page they have come to: a page that is shown already, as one finds it
// on opening it, need not be opened. Opening is the dearest step of all.
import type { CheckStep } from "../../schema/check.ts";

/** A step, or the note that the page of this path is shown now as if it had just been opened. */
export type WalkStep = CheckStep | { shows: string };

/** The steps without those that open what is shown already. */
export function stepsOfWalk(walk: readonly WalkStep[]): CheckStep[] {
  let shown: string | null = null;
  return walk.flatMap((step) => {
    if ("shows" in step) {
      shown = step.shows;
      return [];
    }
    const isIdle = step.do === "open" && step.path === shown;
    if (step.do === "open") shown = step.path;
    else if (!step.do.startsWith("expect") && !step.do.startsWith("remember")) shown = null;
    return isIdle ? [] : [step];
  });
}
