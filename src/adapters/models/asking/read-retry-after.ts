import { systemClock } from "../../../lib/clock.ts";

// Google's `google.rpc.RetryInfo`, in the body of an error.
const RETRY_INFO = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/;

/**
 * Seconds to wait before a retry, from `Retry-After` (RFC 9110, 10.2.3), OpenAI's `retry-after-ms`, or the body of Google's
 * errors; null if not sent. A date is compared with the provider's own clock if it sends one, since clocks differ.
 */
export function readRetryAfter(headers: Record<string, string>, body = ""): number | null {
  const milliseconds = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (milliseconds >= 0) return milliseconds / 1000;
  const value = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return retryInfoIn(body);
  const serverTime = Date.parse(headers["date"] ?? "");
  const now = Number.isNaN(serverTime) ? systemClock.now().getTime() : serverTime;
  return Math.max(0, (until - now) / 1000);
}

function retryInfoIn(body: string): number | null {
  const seconds = RETRY_INFO.exec(body)?.[1];
  return seconds === undefined ? null : Number(seconds);
}
