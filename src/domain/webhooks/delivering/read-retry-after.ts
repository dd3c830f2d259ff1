const WAIT_SECONDS_MAX = 86_400;

/**
 * When a receiver asks to be tried again (RFC 9110, section 10.2.3: seconds or a date), at most a day from `now`; null if it
 * does not ask, or in no such form.
 */
export function readRetryAfter(text: string | null, now: Date): Date | null {
  const value = text?.trim() ?? "";
  const milliseconds = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  if (Number.isNaN(milliseconds) || milliseconds <= 0) return null;
  return new Date(now.getTime() + Math.min(milliseconds, WAIT_SECONDS_MAX * 1_000));
}
