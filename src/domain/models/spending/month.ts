// Calendar months in UTC, over which spending is counted.

/** The month of a moment, such as `2026-11`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The first moment of the month after this one. */
export function nextMonthOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}

/** Why no model that costs money answers, and until when, for anyone who builds. It does not say how much the limit is. */
export function describeLimitReached(moment: Date): string {
  const until = nextMonthOf(moment).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  return `The monthly limit for language models is used up until ${until}, so models that cost money are left out. The owner can raise it in Settings → Models.`;
}
