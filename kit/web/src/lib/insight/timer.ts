// What was timed.
import { formatMoment } from "../format";
import { createTextList } from "../text-list";

/** How long the timers run at first; five minutes, and sessions of 25 with breaks of 5, where nothing is set. */
export interface TimerLengths {
  countdownSeconds?: number;
  focusMinutes?: number;
  breakMinutes?: number;
}

/** What was timed, the latest first. */
export const timed = createTextList("timer", { limit: 20 });

/** Keeps what was timed just now. */
export function recordTimed(description: string) {
  timed.add(`${description}, ${formatMoment(new Date().toISOString())}`);
}
