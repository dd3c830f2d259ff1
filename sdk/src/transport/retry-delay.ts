import type { AtelierError } from "../errors/atelier-error.ts";
import { AtelierConnectionError } from "../errors/connection-errors.ts";

const firstMilliseconds = 500;
const mostMilliseconds = 8_000;
/** Whoever is told to come back later than this should hear of it, and not wait. */
const longestPatience = 60_000;

/** A failure, how often the request was tried again before it, and what the service said of coming back. */
export interface Failure {
  error: AtelierError;
  retries: number;
  /** The `Retry-After` of the answer; null where there was none. */
  retryAfter: string | null;
}

/**
 * How many milliseconds to wait before a request is tried again; null where that would not help: for every refusal but 408,
 * 429 and 5xx, and where the service asks for more than a minute. What `Retry-After` asks for is never cut short.
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

// Seconds, or a date (RFC 9110, section 10.2.3). What is neither is as good as nothing.
function readRetryAfter(value: string | null): number | null {
  if (value === null || value.trim() === "") return null;
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}
