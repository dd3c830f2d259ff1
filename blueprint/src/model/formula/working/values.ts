// What formulas come to in rows: days are counted from the day of the visit or are dates, and what depends on that day is not known.

/** Days are counted from the day of the first visit, or are dates of the calendar. */
export interface Day {
  from: "today" | "calendar";
  days: number;
}

/** What depends on the day of the visit. */
export const UNPREDICTABLE = { from: "visit" } as const;
/** The one value that is not known. */
export type Unpredictable = typeof UNPREDICTABLE;

/** A value that is the same at every visit. */
export type Known = number | string | boolean | null | Day;
/** A value that formulas work with. */
export type Value = Known | Unpredictable;

/** Whether a value is the same at every visit. */
export const isKnown = (value: Value): value is Known => typeof value !== "object" || value === null || value.from !== "visit";

/** The milliseconds of a day. */
export const DAY = 86_400_000;

/** The ISO date so many days after the beginning of 1970. */
export const dateOf = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

/** Whether a calendar has the day. */
export const isDay = (days: number): boolean => !Number.isNaN(new Date(days * DAY).getTime());

/** The value as a day; null where it is none. */
export const dayOf = (value: Known): Day | null => (typeof value === "object" ? value : null);
