// Levels and badges. Change the badges here: what each is called, and what it asks for.
import type { EarnedPoints } from "./earned-points";

/** What a visit earns, once a day. */
export const CHECK_IN = { game: "Check-in", points: 5 };

/** From one level to the next. */
export const LEVEL_POINTS = 100;

export interface Reward {
  name: string;
  task: string;
  have: number;
  need: number;
}

/** All badges, with how far each is. */
export function rewardsOf(
  { points, actions, isPerfect }: EarnedPoints,
  checkIns: number,
): Reward[] {
  return [
    { name: "First step", task: "Do one thing that earns points", have: actions, need: 1 },
    { name: "On a roll", task: "Do five things that earn points", have: actions, need: 5 },
    { name: "Tireless", task: "Do twenty-five things that earn points", have: actions, need: 25 },
    { name: "Bronze", task: "Reach 50 points", have: points, need: 50 },
    { name: "Silver", task: "Reach 200 points", have: points, need: 200 },
    { name: "Gold", task: "Reach 500 points", have: points, need: 500 },
    { name: "Regular", task: "Check in on seven days", have: checkIns, need: 7 },
    { name: "Flawless", task: "Reach the full score once", have: isPerfect ? 1 : 0, need: 1 },
  ];
}

export function isEarned({ have, need }: Reward): boolean {
  return have >= need;
}

/** The level of these points, and how many of them are above its beginning. */
export function levelOf(points: number): { level: number; above: number } {
  return { level: Math.floor(points / LEVEL_POINTS) + 1, above: points % LEVEL_POINTS };
}

/** Whether one of these ISO 8601 times is today. */
export function isToday(times: readonly string[]): boolean {
  const today = new Date().toDateString();
  return times.some((time) => new Date(time).toDateString() === today);
}
