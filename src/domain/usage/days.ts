const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The UTC day of a moment, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first day of a moment's UTC month. */
export function monthOf(moment: Date): string {
  return `${dayOf(moment).slice(0, 7)}-01`;
}

/** The days up to a moment's day, oldest first: at least `least`, and at least all those of its month. */
export function daysUntil(moment: Date, least: number): string[] {
  const count = Math.max(least, moment.getUTCDate());
  return Array.from({ length: count }, (_, index) => dayOf(new Date(moment.getTime() - (count - 1 - index) * DAY_MILLISECONDS)));
}
