import type { AtelierError } from "../errors/atelier-error.ts";
import { AtelierConnectionError } from "../errors/connection-errors.ts";

const firstMilliseconds = 500;
const mostMilliseconds = 8_000;
/** If the service requests a longer delay than this, the caller gets the error instead. */
const longestPatienceSeconds = 60;

/** A failure, and the number of retries before it. */
export interface Failure {
  error: AtelierError;
  retries: number;
}

/**
 * How many milliseconds to wait before a request is retried; null if a retry would not help: for every status except 408, 429
 * and 5xx, and if the service requests more than a minute. The delay is never shorter than `Retry-After`.
 */
export function retryDelay({ error, retries }: Failure): number | null {
  if (!mayPass(error)) return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null) {
    return retryAfterSeconds > longestPatienceSeconds ? null : retryAfterSeconds * 1_000 + Math.random() * 250;
  }
  return Math.min(firstMilliseconds * 2 ** retries, mostMilliseconds) * (0.75 + Math.random() / 4);
}

function mayPass(error: AtelierError): boolean {
  if (error instanceof AtelierConnectionError) return true;
  const { status } = error;
  return status !== null && (status === 408 || status === 429 || status >= 500);
}
