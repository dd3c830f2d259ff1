// What was timed.
import { formatMoment } from "../format";
import { createTextList } from "../text-list";

/** How long the timers run at first; five minutes, sessions of 25 with breaks of 5, eight rounds of 40 and 20 seconds, where nothing is set. */
export interface TimerLengths {
  countdownSeconds?: number;
  focusMinutes?: number;
  breakMinutes?: number;
  workSeconds?: number;
  restSeconds?: number;
  rounds?: number;
}

/** Where rounds of work and rest are after so many milliseconds. The last round is not followed by a rest. */
export function intervalAt(
  passed: number,
  {
    workSeconds,
    restSeconds,
    rounds,
  }: { workSeconds: number; restSeconds: number; rounds: number },
): { phase: "work" | "rest" | "done"; round: number; left: number; length: number } {
  const [work, rest] = [workSeconds * 1_000, restSeconds * 1_000];
  const round = Math.floor(passed / (work + rest));
  const into = passed - round * (work + rest);
  if (into < work && round < rounds)
    return { phase: "work", round: round + 1, left: work - into, length: work };
  if (round < rounds - 1)
    return { phase: "rest", round: round + 1, left: work + rest - into, length: rest };
  return { phase: "done", round: rounds, left: 0, length: work };
}

/** What was timed, the latest first. */
export const timed = createTextList("timer", { limit: 20 });

/** Keeps what was timed just now. */
export function recordTimed(description: string) {
  timed.add(`${description}, ${formatMoment(new Date().toISOString())}`);
}
