// What was timed.
import { formatMoment } from "../format";
import { createTextList } from "../text-list";

/** What was timed, the latest first. */
export const timed = createTextList("timer", { limit: 20 });

/** Keeps what was timed just now. */
export function recordTimed(description: string) {
  timed.add(`${description}, ${formatMoment(new Date().toISOString())}`);
}
