// One call to a language model. It is retried where a retry may help, never beyond its limits, and the request is
// cancelled as soon as it is aborted.
import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { describeFailure } from "./asking/describe-failure.ts";
import type { Fault } from "./asking/fault.ts";
import { tryModel } from "./asking/try-model.ts";
import { guardListener } from "./asking/wire/guard-listener.ts";
import { type Asked, type CallLimits, callLimits, type ModelDelta, type ModelRequest } from "./model-call.ts";
import type { ModelEntry } from "./model-entry.ts";

/** The options of a call. */
export interface AskOptions {
  /** Cancels the request, and the delay between two attempts. */
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** From 0 to 1; spreads the retries of calls that failed at the same time. */
  random?: () => number;
  /** Rejects as soon as the signal is aborted. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  limits?: Partial<CallLimits>;
  /**
   * Called as soon as words of the answer or the start of a call arrive, and again from the start by a retry after a
   * broken attempt. It never throws and returns at once.
   */
  onDelta?: (delta: ModelDelta) => void;
}

/**
 * Calls a model. The provider is asked to enforce the schema if it can, but the text is not parsed here. Every failure
 * of the provider is a value with its name; the promise rejects with the signal's reason, and with nothing else that a
 * provider can cause.
 */
export async function askModel(entry: ModelEntry, request: ModelRequest, options: AskOptions): Promise<Asked> {
  const { signal, fetch = globalThis.fetch, random = Math.random, wait = waitFor } = options;
  signal.throwIfAborted();
  const limits = { ...callLimits, ...options.limits };
  const end = monotonicMilliseconds() + limits.totalMilliseconds;
  const late = new AbortController();
  const trying = {
    signal,
    late: late.signal,
    fetch,
    onDelta: guardListener(options.onDelta),
    silenceMilliseconds: limits.silenceMilliseconds,
  };
  const timer = setTimeout(() => late.abort(), limits.totalMilliseconds);
  try {
    for (let tries = 1; ; tries += 1) {
      const tried = await tryModel(entry, request, trying);
      if (tried.outcome === "answer") return tried;
      const pause = pauseAfter(tried, { tries, limits, random });
      if (pause === null || monotonicMilliseconds() + pause >= end) {
        const { failure, usage } = tried;
        return { outcome: "failed", failure, message: describeFailure(tried, entry), usage };
      }
      await wait(pause, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
      signal.throwIfAborted();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until the retry; null if there should be none. */
function pauseAfter(
  { mayPass, retryAfterSeconds }: Fault,
  { tries, limits, random }: { tries: number; limits: CallLimits; random: () => number },
): number | null {
  if (!mayPass || tries >= limits.triesMax || (retryAfterSeconds ?? 0) > limits.retryAfterSecondsMax) return null;
  const spread = random() * limits.backoffMilliseconds * 2 ** (tries - 1);
  return (retryAfterSeconds ?? 0) * 1000 + spread;
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal });
}
