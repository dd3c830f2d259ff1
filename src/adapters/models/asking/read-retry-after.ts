import { systemClock } from "../../../lib/clock.ts";

/**
 * Seconds to wait before a retry, from `Retry-After` (RFC 9110, 10.2.3) or OpenAI's `retry-after-ms`; null if not sent.
 * A date is compared with the provider's own clock if it sends one, since clocks differ.
 */
export function readRetryAfter(headers: Record<string, string>): number | null {
  const milliseconds = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (milliseconds >= 0) return milliseconds / 1000;
  const value = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const serverTime = Date.parse(headers["date"] ?? "");
  const now = Number.isNaN(serverTime) ? systemClock.now().getTime() : serverTime;
  return Math.max(0, (until - now) / 1000);
}
