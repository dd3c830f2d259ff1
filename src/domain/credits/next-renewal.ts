// Monthly renewals are computed from the account's creation, never from the last renewal: an account of 31 January
// renews on 28 February and on 31 March. Everything is in UTC, so all days have the same length.

/**
 * The end of the account's month at `now`: the first moment after `now` that is a whole number of months (at least one)
 * after `createdAt`.
 */
export function nextRenewal({ createdAt, now }: { createdAt: Date; now: Date }): Date {
  const months = (now.getUTCFullYear() - createdAt.getUTCFullYear()) * 12 + now.getUTCMonth() - createdAt.getUTCMonth();
  const thisMonth = monthsLater(createdAt, Math.max(months, 1));
  return thisMonth > now ? thisMonth : monthsLater(createdAt, months + 1);
}

/** The same day and time that many months later, or that month's last day if it is shorter. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}
