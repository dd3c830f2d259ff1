import { AtelierConnectionError, AtelierTimeoutError } from "../errors/connection-errors.ts";
import type { Fetch } from "./settings.ts";

/** Timers count in 31 bits; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/** An answer, read to its end. */
export interface Received {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** One attempt of a request: what is sent, and when it is given up. */
export interface Attempt {
  url: string;
  init: RequestInit;
  /** In milliseconds, until the answer is read to its end. */
  timeout: number;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request once. A connection that fails or takes too long is a value, because it may be tried again; an aborted
 * signal throws its reason. Redirects are not followed, since the key would go along.
 */
export async function attempt(fetch: Fetch, { url, init, timeout, signal }: Attempt): Promise<Received | AtelierConnectionError> {
  const limit = new AbortController();
  const giveUp = () => limit.abort(signal?.reason);
  const timer = timeout > longestTimer ? undefined : setTimeout(() => limit.abort(), timeout);
  signal?.addEventListener("abort", giveUp, { once: true });
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: limit.signal });
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    signal?.throwIfAborted();
    if (limit.signal.aborted) return new AtelierTimeoutError(`${url} did not answer within ${timeout / 1_000} s.`, { cause });
    return new AtelierConnectionError(`${url} could not be reached: ${reasonOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

// Node says only "fetch failed", and keeps the reason in the cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
}
