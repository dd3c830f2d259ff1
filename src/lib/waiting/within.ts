import { setTimeout } from "node:timers/promises";
import { attempt } from "../attempts/attempt.ts";

/** The value of a promise within this time; null if it takes longer or rejects. Never rejects. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  const over = new AbortController();
  const outcome = await attempt(() => Promise.race([promise, setTimeout(milliseconds, null, { signal: over.signal })]));
  over.abort();
  return outcome.ok ? outcome.value : null;
}
