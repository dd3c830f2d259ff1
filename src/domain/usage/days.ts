const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first day of a moment's month in UTC. */
export function monthOf(moment: Date): string {
  return `${dayOf(moment).slice(0, 7)}-01`;
}

/** The days that end with a moment's day, the oldest first: as many as were asked for, and at least those of its month. */
export function daysUntil(moment: Date, least: number): string[] {
  const count = Math.max(least, moment.getUTCDate());
  return Array.from({ length: count }, (_, index) => dayOf(new Date(moment.getTime() - (count - 1 - index) * DAY_MILLISECONDS)));
}
