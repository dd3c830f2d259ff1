// Days and moments of sample rows, which say what a field is about: what has just happened, or what is still to come.
import { dayNumber } from "../../../model/fields.ts";
import type { Field, SampleValue } from "../../../schema/entity.ts";

/** The newest row of what is noted as it happens is at most so many days old, and the oldest not older. */
const DAYS = { newest: -10, oldest: -500 };

const DATED: ReadonlySet<Field["type"]> = new Set(["date", "datetime"]);

/** Whether a field holds when something happened that is noted at once: the rows go back from about today. */
export function isNoted({ type }: Field, values: readonly (SampleValue | undefined)[]): boolean {
  const days = values.flatMap((value) => dayNumber(value) ?? []);
  const newest = Math.max(...days);
  return DATED.has(type) && days.length > 1 && newest < 1 && newest >= DAYS.newest && Math.min(...days) >= DAYS.oldest;
}
