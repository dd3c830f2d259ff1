import type { AtelierError } from "../errors/atelier-error.ts";
import { AtelierConnectionError } from "../errors/connection-errors.ts";

const firstMilliseconds = 500;
const mostMilliseconds = 8_000;
/** If the service requests a longer delay than this, the caller gets the error instead. */
const longestPatience = 60_000;

/** A failure, the number of retries before it, and the delay that the service requested. */
export interface Failure {
  error: AtelierError;
  retries: number;
  /** The `Retry-After` header of the response; null if there was none. */
  retryAfter: string | null;
}

/**
 * How many milliseconds to wait before a request is retried; null if a retry would not help: for every status except 408, 429
 * and 5xx, and if the service requests more than a minute. The delay is never shorter than `Retry-After`.
 */
export function retryDelay({ error, retries, retryAfter }: Failure): number | null {
  if (!mayPass(error)) return null;
  const asked = readRetryAfter(retryAfter);
  if (asked !== null) return asked > longestPatience ? null : asked + Math.random() * 250;
  return Math.min(firstMilliseconds * 2 ** retries, mostMilliseconds) * (0.75 + Math.random() / 4);
}

function mayPass(error: AtelierError): boolean {
  if (error instanceof AtelierConnectionError) return true;
  const { status } = error;
  return status !== null && (status === 408 || status === 429 || status >= 500);
}

// Seconds, or a date (RFC 9110, section 10.2.3). Any other value is ignored.
function readRetryAfter(value: string | null): number | null {
  if (value === null || value.trim() === "") return null;
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}
