// What is counted, on which day. Numbers are never below zero, and a day on which nothing was counted is not kept.
import { isSavedObject, readText } from "../saved";
import { type Collection, createCollection } from "../store";

/** What is counted, with how much of it there was on each day, by its ISO date. */
export interface Counter {
  label: string;
  days: Readonly<Record<string, number>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Opens the counters of this browser; on a first visit they are those of the app. */
export function createCounters(labels: readonly string[]): Collection<Counter> {
  return createCollection<Counter>({
    name: "own.counters",
    read: (saved) => {
      const label = readText(saved["label"]);
      if (label === "") return null;
      return { label, days: readDays(saved["days"]) };
    },
    samples: () => labels.map((label, index) => ({ label, days: {}, id: `counter-${index + 1}` })),
  });
}

function readDays(saved: unknown): Record<string, number> {
  if (!isSavedObject(saved)) return {};
  const days: Record<string, number> = {};
  for (const [day, count] of Object.entries(saved))
    if (DAY.test(day) && typeof count === "number" && count > 0) days[day] = count;
  return days;
}

/** The local day of a moment as an ISO date. */
export function dayOf(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** How much was counted on a day. */
export function countOn({ days }: Pick<Counter, "days">, day: string): number {
  return days[day] ?? 0;
}

/** How much was counted on all days together. */
export function totalOf({ days }: Pick<Counter, "days">): number {
  return rounded(Object.values(days).reduce((sum, count) => sum + count, 0));
}

/** The days of a counter with so much more on one of them, or less, down to zero. */
export function withMore(counter: Pick<Counter, "days">, day: string, amount: number) {
  return withCount(counter, day, countOn(counter, day) + amount);
}

/** The days of a counter with another number on one of them. */
export function withCount({ days }: Pick<Counter, "days">, day: string, count: number) {
  const { [day]: _before, ...others } = days;
  return count > 0 ? { ...others, [day]: rounded(count) } : others;
}

/** The days on which something was counted, the latest first. */
export function daysOf(counters: readonly Pick<Counter, "days">[]): string[] {
  return [...new Set(counters.flatMap(({ days }) => Object.keys(days)))].toSorted().toReversed();
}

/** Without the rest that sums of fractions have. */
const rounded = (count: number): number => Math.round(count * 1e6) / 1e6;
