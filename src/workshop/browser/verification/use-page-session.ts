// Untrusted pages may loop, crash, or take the browser with them. So work in a page session is raced against what can
// go wrong with it; work that loses is abandoned, its context is closed, and the outcome says what happened.
import type { Browser } from "playwright-core";
import type { ProcessWatch } from "../driver/watch-processes.ts";
import { describeProblem } from "../session/describe-problem.ts";
import type { PageSession } from "../session/open-page-session.ts";

/** The browser's process exited during use. */
export class BrowserDied extends Error {
  override name = "BrowserDied";
}

/** What went wrong with a page; `problem` is a sentence without a full stop. */
export interface Problematic {
  code: "hung_page" | "page_crashed" | "page_failed" | "flooded_page" | "overworked_page";
  problem: string;
}

/** The result of using a page session. A broken page session is closed and cannot be reused; `ended` if the whole run is over. */
export type Outcome<Value> = { kind: "done"; value: Value } | ({ kind: "broken" } & Problematic) | { kind: "ended" };

/** When a page that does not respond counts as hung. */
export interface HangLimits {
  /** CPU time that its busiest process has used meanwhile. */
  cpuSeconds: number;
  /** Or how long it has not responded, whatever it did, while the processor was not with others. */
  milliseconds: number;
}

/** The context of using a page session. `over` aborts when the run is over; `milliseconds` is the most that the work may take, without the time in which others had the processor. */
export interface SessionLimits {
  browser: Browser;
  watch: ProcessWatch;
  hang: HangLimits;
  over: AbortSignal;
  milliseconds: number;
}

const PING_MILLISECONDS = 250;
/** A page is asked four times as often. */
const SILENT_MILLISECONDS = 1_000;
// A page that is silent and busy for this long continues at a lower priority. An app for phones draws all its screens
// again in a second or two, in React's development build; the browser is replaced after a run that had to yield.
const YIELD_CPU_SECONDS = 2.5;

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} seconds`;

const hung = (milliseconds: number): Problematic => ({
  code: "hung_page",
  problem: `the page did not answer for ${seconds(milliseconds)}; it is in an endless loop, or its work blocks it`,
});

const unfinished = (milliseconds: number): Problematic => ({
  code: "hung_page",
  problem: `the page answered, but was not done with in ${seconds(milliseconds)}`,
});

/** A page that has loaded itself again this often since our visit is broken by that, whatever ended its use. */
const OWN_DOCUMENTS_MAX = 5;

/** Says why a page is broken: on a busy machine, one that loads itself without end is silent, or fails, before it has reached its limit of documents. */
function explain(pageSession: PageSession, { code, problem }: Problematic): Problematic {
  const documents = pageSession.ownDocuments();
  return { code, problem: documents > OWN_DOCUMENTS_MAX ? describeProblem({ code: "endless_loading", detail: `${documents}` }) : problem };
}

// On a busy machine a page is silent, and its work is late, because it seldom has a processor.
const ownTimeOf =
  (watch: ProcessWatch): (() => number) =>
  () =>
    performance.now() - watch.waitedMilliseconds();

/** Pings the page periodically, and calls `onHung` if it does not respond for too long, or its work takes too long. */
function watchHeartbeat(
  pageSession: PageSession,
  { watch, hang, milliseconds }: SessionLimits,
  onHung: (why: Problematic) => void,
): () => void {
  const ownTime = ownTimeOf(watch);
  const startedAt = ownTime();
  let answeredAt = startedAt;
  let mark = watch.mark();
  let isAsked = false;
  const answered = (): void => {
    isAsked = false;
    answeredAt = ownTime();
    mark = watch.mark();
  };
  const timer = setInterval(() => {
    const now = ownTime();
    const silentMilliseconds = now - answeredAt;
    const isSilent = silentMilliseconds > SILENT_MILLISECONDS;
    if (now - startedAt > milliseconds) return onHung(isSilent ? hung(silentMilliseconds) : unfinished(milliseconds));
    if (!isAsked) {
      isAsked = true;
      pageSession.session.send("Runtime.evaluate", { expression: "1", silent: true }).then(answered, answered);
      return;
    }
    const cpuSeconds = watch.busiestSince(mark);
    if (cpuSeconds > YIELD_CPU_SECONDS && silentMilliseconds > YIELD_CPU_SECONDS * 1_000) watch.yieldToOthers();
    if (cpuSeconds > hang.cpuSeconds || silentMilliseconds > hang.milliseconds) onHung(hung(silentMilliseconds));
  }, PING_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Settles on the first of these: the page hangs or takes too long, it crashes, the browser dies, or the run is over. */
function watchForInterruption<Value>(
  pageSession: PageSession,
  limits: SessionLimits,
): { interrupted: Promise<Outcome<Value>>; stopWatching: () => void } {
  const { browser, over } = limits;
  const { promise: interrupted, resolve, reject } = Promise.withResolvers<Outcome<Value>>();
  const onBroken = (problem: Problematic): void => resolve({ kind: "broken", ...explain(pageSession, problem) });
  const stopHeartbeat = watchHeartbeat(pageSession, limits, onBroken);
  const onCrash = (): void =>
    onBroken({ code: "page_crashed", problem: "the page crashed; it used up its memory or recursed without end" });
  // Whatever ended the browser may be about to report why.
  const onDeath = (): void => void setImmediate(() => reject(new BrowserDied("the browser ended")));
  const onOver = (): void => resolve({ kind: "ended" });
  pageSession.page.once("crash", onCrash);
  browser.once("disconnected", onDeath);
  over.addEventListener("abort", onOver);
  if (!browser.isConnected()) onDeath();
  if (over.aborted) onOver();
  const stopWatching = (): void => {
    stopHeartbeat();
    pageSession.page.off("crash", onCrash);
    browser.off("disconnected", onDeath);
    over.removeEventListener("abort", onOver);
  };
  return { interrupted, stopWatching };
}

/** Does some work in a page session, within limits. Rejects if the browser died (`BrowserDied`). */
export async function usePageSession<Value>(
  pageSession: PageSession,
  limits: SessionLimits,
  work: (pageSession: PageSession) => Promise<Value>,
): Promise<Outcome<Value>> {
  const { interrupted, stopWatching } = watchForInterruption<Value>(pageSession, limits);
  pageSession.patience = { ...pageSession.patience, now: ownTimeOf(limits.watch) };
  const done = work(pageSession).then(
    (value): Outcome<Value> => ({ kind: "done", value }),
    async (error: unknown): Promise<Outcome<Value>> => {
      // If a page crashes or a browser dies, the work fails just before that is reported.
      await Promise.race([interrupted, new Promise((resolve) => setTimeout(resolve, 20))]);
      const words = error instanceof Error ? (error.message.split("\n")[0] ?? "") : `${error}`;
      return {
        kind: "broken",
        ...explain(pageSession, { code: "page_failed", problem: `the page could not be used (${words.slice(0, 300)})` }),
      };
    },
  );
  try {
    const outcome = await Promise.race([interrupted, done]);
    if (outcome.kind !== "done") void pageSession.close();
    return outcome;
  } catch (error) {
    void pageSession.close();
    throw error;
  } finally {
    stopWatching();
  }
}
