/** How long a deleted project can be restored. */
export const TRASH_DAYS = 30;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The moment since which a project was deleted that can still be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MILLISECONDS);
}

/** When a project that was deleted then can no longer be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MILLISECONDS);
}
