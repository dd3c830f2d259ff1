// Goals with a target: progress is entered, or the rows that are added from now on count.
import { localDate } from "../format";
import { readDate, readNumber, readText, readTexts } from "../saved";
import { createCollection } from "../store";

export interface Goal {
  title: string;
  target: number;
  unit: string;
  /** The day by which it shall be reached, as an ISO date, or an empty text. */
  by: string;
  /** The name of the entity whose new rows count; an empty text where progress is entered. */
  counts: string;
  /** How many rows there were when the goal was set. */
  countedFrom: number;
  /** The progress that was entered. */
  reached: number;
  /** The days on which there was progress, as ISO dates. */
  days: readonly string[];
}

/** The goals that were set. */
export const goals = createCollection<Goal>({
  name: "goals",
  read: (saved) => {
    const title = readText(saved["title"]);
    if (title === "") return null;
    return {
      title,
      target: Math.max(1, readNumber(saved["target"]) ?? 1),
      unit: readText(saved["unit"]),
      by: readDate(saved["by"]),
      counts: readText(saved["counts"]),
      countedFrom: readNumber(saved["countedFrom"]) ?? 0,
      reached: readNumber(saved["reached"]) ?? 0,
      days: readTexts(saved["days"]),
    };
  },
  samples: () => [],
});

/** How far a goal is; `counts` has the number of rows by the name of their entity. */
export function reachedOf(goal: Goal, counts: ReadonlyMap<string, number>): number {
  return goal.counts === ""
    ? goal.reached
    : Math.max(0, (counts.get(goal.counts) ?? 0) - goal.countedFrom);
}

/** The change to a goal after progress today; it never falls below 0. */
export function progressed(goal: Goal, amount: number): Pick<Goal, "reached" | "days"> {
  return {
    reached: Math.max(0, goal.reached + amount),
    days: [...new Set([localDate(), ...goal.days])],
  };
}

/** On how many days in a row there was progress, up to today or yesterday. */
export function streakOf(days: readonly string[]): number {
  const last = days.includes(localDate()) ? 0 : -1;
  let streak = 0;
  while (days.includes(localDate(last - streak))) streak += 1;
  return streak;
}

/** Whether the day of a goal has passed. */
export function isOverdue(goal: Goal): boolean {
  return goal.by !== "" && goal.by < localDate();
}
