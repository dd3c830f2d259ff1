// An account's months are counted from the moment it was opened, never from its last renewal: an account of 31 January
// renews on 28 February and on 31 March again. Everything is in UTC, so no day is longer or shorter than another.

/** When the account's month that runs at `now` ends: the first moment after `now` that is whole months after `createdAt`, and at least one. */
export function nextRenewal({ createdAt, now }: { createdAt: Date; now: Date }): Date {
  const months = (now.getUTCFullYear() - createdAt.getUTCFullYear()) * 12 + now.getUTCMonth() - createdAt.getUTCMonth();
  const thisMonth = monthsLater(createdAt, Math.max(months, 1));
  return thisMonth > now ? thisMonth : monthsLater(createdAt, months + 1);
}

/** The same day and time so many months later, or that month's last day where it is shorter. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}
