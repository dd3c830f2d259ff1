// Untrusted pages may loop, crash, or take the browser with them. So whatever is done in a lane is raced against what can
// go wrong with it; what loses is abandoned, its context is closed, and the outcome says what happened.
import type { Browser } from "playwright-core";
import type { Lane } from "./lane/open-lane.ts";

/** The browser's process ended while it was used. */
export class BrowserDied extends Error {
  override name = "BrowserDied";
}

/** What came of using a lane. A broken lane is closed and cannot be used again; `problem` is a sentence without a full stop. */
export type Outcome<Value> =
  | { broken: false; value: Value }
  | { broken: true; code: "hung_page" | "page_crashed" | "page_failed"; problem: string };

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} seconds`;

interface Limits {
  browser: Browser;
  signal: AbortSignal;
  milliseconds: number;
}

/** Settles when the first of these happens: time is up, the page crashed, the browser died, or the work is no longer wanted. */
function whatGoesWrong<Value>(
  lane: Lane,
  { browser, signal, milliseconds }: Limits,
): { happened: Promise<Outcome<Value>>; forget: () => void } {
  const { promise: happened, resolve, reject } = Promise.withResolvers<Outcome<Value>>();
  const timer = setTimeout(
    () =>
      resolve({
        broken: true,
        code: "hung_page",
        problem: `the page did not answer for ${seconds(milliseconds)}; it is in an endless loop, or its work blocks it`,
      }),
    milliseconds,
  );
  const onCrash = (): void =>
    resolve({ broken: true, code: "page_crashed", problem: "the page crashed; it used up its memory or recursed without end" });
  const onDeath = (): void => reject(new BrowserDied("the browser ended"));
  const onAbort = (): void => reject(signal.reason);
  lane.page.once("crash", onCrash);
  browser.once("disconnected", onDeath);
  signal.addEventListener("abort", onAbort);
  if (!browser.isConnected()) onDeath();
  if (signal.aborted) onAbort();
  const forget = (): void => {
    clearTimeout(timer);
    lane.page.off("crash", onCrash);
    browser.off("disconnected", onDeath);
    signal.removeEventListener("abort", onAbort);
  };
  return { happened, forget };
}

/** Does some work in a lane, within limits. Rejects when the browser died (`BrowserDied`) or the signal was aborted (its reason). */
export async function useLane<Value>(lane: Lane, limits: Limits & { work: (lane: Lane) => Promise<Value> }): Promise<Outcome<Value>> {
  const { happened, forget } = whatGoesWrong<Value>(lane, limits);
  const done = limits.work(lane).then(
    (value): Outcome<Value> => ({ broken: false, value }),
    async (error: unknown): Promise<Outcome<Value>> => {
      // A page that crashes or a browser that dies fails the work a moment before it is announced.
      await Promise.race([happened, new Promise((resolve) => setImmediate(resolve))]);
      const words = error instanceof Error ? (error.message.split("\n")[0] ?? "") : `${error}`;
      return { broken: true, code: "page_failed", problem: `the page could not be used (${words})` };
    },
  );
  try {
    const outcome = await Promise.race([happened, done]);
    if (outcome.broken) void lane.close();
    return outcome;
  } catch (error) {
    void lane.close();
    throw error;
  } finally {
    forget();
  }
}
