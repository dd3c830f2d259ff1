import { AtelierConnectionError, AtelierTimeoutError } from "../errors/connection-errors.ts";
import type { Fetch } from "./settings.ts";

/** The maximum of a timer (31 bits); a longer one would fire immediately. */
const longestTimer = 2 ** 31 - 1;

/** A completely read response. */
export interface Received {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One attempt of a request: what is sent, and when it times out. */
export interface Attempt {
  url: string;
  init: RequestInit;
  /** In milliseconds, until the response has been read completely. */
  timeout: number;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request once. A failed connection or a timeout is returned as a value, because it may be retried; an aborted
 * signal throws its reason. Redirects are not followed, because they would send the key to another address.
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
    if (limit.signal.aborted) return new AtelierTimeoutError(`${url} did not respond within ${timeout / 1_000} s.`, { cause });
    return new AtelierConnectionError(`${url} could not be reached: ${reasonOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

// Node only reports "fetch failed"; the reason is in the cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
}
