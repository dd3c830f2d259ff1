import { setTimeout } from "node:timers/promises";

/** What a promise comes to in this time; null when it takes longer, and when it is rejected. Never rejects. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  const over = new AbortController();
  const [told] = await Promise.allSettled([Promise.race([promise, setTimeout(milliseconds, null, { signal: over.signal })])]);
  over.abort();
  return told.status === "fulfilled" ? told.value : null;
}
