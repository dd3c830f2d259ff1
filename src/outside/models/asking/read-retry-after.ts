import { systemClock } from "../../../kit/clock.ts";

/**
 * Seconds that a provider wants to be left alone, from `Retry-After` (RFC 9110, 10.2.3) or OpenAI's `retry-after-ms`;
 * null where it does not say. A date is read against the provider's own clock where it tells that, since clocks differ.
 */
export function readRetryAfter(headers: Record<string, string>): number | null {
  const milliseconds = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (milliseconds >= 0) return milliseconds / 1000;
  const value = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const told = Date.parse(headers["date"] ?? "");
  const now = Number.isNaN(told) ? systemClock.now().getTime() : told;
  return Math.max(0, (until - now) / 1000);
}
