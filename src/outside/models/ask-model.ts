// One call to a language model: it is tried again where another try may help, never for longer than its limits, and it
// ends on the wire at once when nobody wants the answer any more.
import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import { describeFailure } from "./asking/describe-failure.ts";
import type { Fault } from "./asking/fault.ts";
import { tryModel } from "./asking/try-model.ts";
import { guardHearing } from "./asking/wire/guard-hearing.ts";
import { type Asked, type CallLimits, callLimits, type Heard, type ModelRequest } from "./model-call.ts";
import type { ModelEntry } from "./model-entry.ts";

/** What a call is made with. */
export interface AskOptions {
  /** Ends the request on the wire, and the wait between two tries. */
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** From 0 to 1; spreads the tries of calls that failed at the same time. */
  random?: () => number;
  /** Rejects as soon as the signal is aborted. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  limits?: Partial<CallLimits>;
  /**
   * Told as soon as words of the answer or the start of a call arrive, and again by a second try after a broken one. It
   * never throws and returns at once.
   */
  hear?: (heard: Heard) => void;
}

/**
 * What a model answers. Where the provider can hold itself to the schema it is asked to, but the text is not parsed here.
 * Every failure of the provider is a value with its name; the promise rejects with the signal's reason, and with nothing else
 * that a provider can cause.
 */
export async function askModel(entry: ModelEntry, request: ModelRequest, options: AskOptions): Promise<Asked> {
  const { signal, fetch = globalThis.fetch, random = Math.random, wait = waitFor } = options;
  signal.throwIfAborted();
  const limits = { ...callLimits, ...options.limits };
  const end = monotonicMilliseconds() + limits.totalMilliseconds;
  const late = new AbortController();
  const trying = { signal, late: late.signal, fetch, hear: guardHearing(options.hear), silenceMilliseconds: limits.silenceMilliseconds };
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

/** Milliseconds to the next try; null where none should follow. */
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
