// One run is a list of tasks: the crawl at each size, and every check. Page sessions work through it in parallel, one
// more than there are cores, four at most: each one waits at times, but has to load the site once more. Crawls
// use the development site, for React's warnings; checks use the very files that will be published, which load twice as
// fast. A page that hangs, crashes or floods ends the run: it would do so again with every check.
import { availableParallelism } from "node:os";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Browser } from "playwright-core";
import type { CheckResult, Looked, ViewportName, WantedLook } from "../../proof.ts";
import { openStateAuditor } from "../accessibility/state-auditor.ts";
import type { PageAudit, StateAuditor } from "../accessibility/state-auditor.ts";
import type { OpenSecond } from "../checks/people.ts";
import { type CheckMeans, performCheck, resultOf } from "../checks/perform-check.ts";
import type { ProcessWatch } from "../driver/watch-processes.ts";
import type { SiteAnswers } from "../session/answer-requests.ts";
import type { PageSession } from "../session/open-page-session.ts";
import { describeProblem } from "../session/describe-problem.ts";
import type { Problem, SeenProblem } from "../session/problem.ts";
import { lookAt } from "../looks/look-at.ts";
import { glanceOnPhone, crawlSite } from "../crawl/crawl-site.ts";
import type { Crawl } from "../crawl/crawl-site.ts";
import type { Windows } from "../driver/keep-windows.ts";
import { describeLocated, type Locate } from "./locate-problem.ts";
import { usePageSession } from "./use-page-session.ts";
import type { HangLimits, Outcome, Problematic, SessionLimits } from "./use-page-session.ts";

/** How long a page may take. */
export interface Limits {
  hang: HangLimits;
  /** The most that a crawl or a check may take, even if its page responds. */
  taskMilliseconds: number;
  /** How long one act or expectation waits for the page to comply. */
  patienceMilliseconds: number;
}

/** What is tried: both builds of a site, and its checks. */
export interface VerificationOptions {
  windows: Windows;
  development: SiteAnswers;
  production: SiteAnswers;
  /** Whether the development site is crawled. */
  isCrawled: boolean;
  /** Whether it is an app for phones, which is tried on a phone alone. */
  isForPhones: boolean;
  isOutlined: boolean;
  /** Called after each check with the number of checks performed. */
  onChecked: (performed: number) => void;
  checks: readonly AcceptanceCheck[];
  /** Where there are any, the site is only looked at. */
  looks: readonly WantedLook[];
  limits: Limits;
  watch: ProcessWatch;
  /** Maps places in the development site to the project's source. */
  locate: Locate;
  /** The signatures of parts of pages in which earlier runs found nothing wrong. */
  good: Set<string>;
}

/** A failure because of which the site could not be used to the end. */
export interface Breakdown extends Problematic {
  viewport: ViewportName;
}

/** Everything that one run saw. */
export interface Seen {
  checks: CheckResult[];
  crawls: { viewport: ViewportName; crawl: Crawl }[];
  problems: SeenProblem[];
  breakdowns: Breakdown[];
  /** The audits of states, by the crawl and by checks, that found something. */
  audits: readonly PageAudit[];
  looks: Looked[];
}

/** A look, `isContinued` where the window has performed its check already; or a check; or, if both are missing, the crawl at this size. */
type Task = { viewport: ViewportName; check: AcceptanceCheck | null; look?: WantedLook; isContinued?: boolean; replayed?: Replayed };

/**
 * A check that failed with errors of the page. It is performed once more on the development site, which says where in the
 * source they come from.
 */
interface Replayed {
  result: CheckResult;
  problems: readonly SeenProblem[];
}

interface Run extends VerificationOptions {
  browser: Browser;
  seen: Seen;
  sessions: Set<PageSession>;
  /** Tasks that have not started; one page session performs all tasks of an entry. */
  tasks: Task[][];
  /** How many checks have been performed once more. */
  replays: number;
  over: AbortController;
  auditor: StateAuditor;
}

/** A run in progress. */
export interface RunningVerification {
  /** What was seen. Rejects if the browser died; nothing else that a page does makes it fail. */
  seen: Promise<Seen>;
  /** Ends the run, because of what the page does to its browser. */
  end(problem: Problematic): void;
}

/** How many windows work through the tasks of a run. */
export const WINDOWS_AT_ONCE = Math.min(4, availableParallelism() + 1);
/** How often a page may fail without hanging before the rest is skipped. */
const FAILURES_MAX = 2;
/** How many failed checks are performed once more. */
const REPLAYS_MAX = 4;
/** More problems than this are a flood. */
const PROBLEMS_MAX = 500;

function endRun(run: Run, breakdown: Breakdown): void {
  if (run.over.signal.aborted) return;
  run.seen.breakdowns.push(breakdown);
  run.over.abort();
}

function noteBreakdown(run: Run, breakdown: Breakdown): void {
  const isLast = breakdown.code !== "page_failed" || run.seen.breakdowns.length + 1 >= FAILURES_MAX;
  if (isLast) endRun(run, breakdown);
  else run.seen.breakdowns.push(breakdown);
}

/** Records a problem of a page; a flood of them ends the run, and so does a page that never stays. */
function noteProblem(run: Run, problem: SeenProblem): void {
  if (problem.code === "endless_loading")
    return endRun(run, { viewport: problem.viewport, code: "page_failed", problem: describeProblem(problem) });
  if (run.seen.problems.length < PROBLEMS_MAX) run.seen.problems.push(problem);
  else {
    const flood = `the page did more than ${PROBLEMS_MAX} things that it should not, such as errors, dialogs and new windows`;
    endRun(run, { viewport: problem.viewport, code: "flooded_page", problem: flood });
  }
}

/** Removes and closes a page session. */
function retire(run: Run, session: PageSession): void {
  run.sessions.delete(session);
  void session.close();
}

const openWindow = (run: Run, site: SiteAnswers): Promise<PageSession> =>
  run.windows.take(site === run.development ? "development" : "production");

/** Opens windows for the second person of a check, each watched like the first, until `close`. */
function openCompanions(
  run: Run,
  { site, limits }: { site: SiteAnswers; limits: SessionLimits },
): { open: OpenSecond; broken: Promise<Outcome<never>>; close: () => void } {
  const opened: PageSession[] = [];
  const { promise: broken, resolve, reject } = Promise.withResolvers<Outcome<never>>();
  const over = Promise.withResolvers<void>();
  return {
    broken,
    async open(viewport) {
      const onProblem = (problem: SeenProblem): void => noteProblem(run, problem);
      const session = await openWindow(run, site);
      await session.show({ site, isSeen: false, isForPhones: run.isForPhones, onProblem });
      run.sessions.add(session);
      opened.push(session);
      await session.resize(viewport);
      usePageSession(session, limits, () => over.promise).then((outcome) => outcome.kind === "broken" && resolve(outcome), reject);
      return session;
    },
    close() {
      over.resolve();
      for (const session of opened) retire(run, session);
    },
  };
}

const isError = ({ code }: SeenProblem): boolean => code === "uncaught_exception" || code === "console_error";

interface Performing {
  session: PageSession;
  check: AcceptanceCheck;
  means: CheckMeans;
}

/** Performs a check. One that fails with errors of the page is put down to be performed once more. */
async function tryCheck(run: Run, { session, check, means }: Performing): Promise<void> {
  const before = session.problems.length;
  const result = await performCheck(session, check, means);
  run.onChecked(run.seen.checks.push(result));
  const problems = session.problems.slice(before).filter(isError);
  if (problems.length === 0 || run.production === run.development || run.replays >= REPLAYS_MAX) return;
  run.replays += 1;
  run.tasks.push([{ viewport: check.viewport, check, replayed: { result, problems } }]);
}

/** Puts what the development site says about a failed check in the place of what the other one said, if it failed there too. */
async function replay({ seen }: Run, replayed: Replayed, { session, check, means }: Performing): Promise<void> {
  const before = session.problems.length;
  const result = await performCheck(session, check, means);
  if (result.passed || !session.problems.slice(before).some(isError)) return;
  replayed.result.failure = result.failure;
  seen.problems = seen.problems.filter((problem) => !replayed.problems.includes(problem));
}

/** The build of the site that a task is performed on. */
const siteOf = (run: Run, { check, replayed }: Task): SiteAnswers => (check && !replayed ? run.production : run.development);

/** Performs one task. Returns false if the page session cannot be reused. */
async function perform(run: Run, { session, task }: { session: PageSession; task: Task }): Promise<boolean> {
  const { browser, watch, limits, seen, over } = run;
  const { viewport, check, replayed } = task;
  const start = performance.now();
  const sessionLimits = { browser, watch, hang: limits.hang, over: over.signal, milliseconds: limits.taskMilliseconds };
  const companions = openCompanions(run, { site: siteOf(run, task), limits: sessionLimits });
  const means = { openSecond: companions.open, auditor: run.auditor, describe: (problem: Problem) => describeLocated(problem, run.locate) };
  const work = async (): Promise<void> => {
    await session.resize(viewport);
    if (task.look) seen.looks.push(await lookAt(session, task.look, { means, isContinued: task.isContinued === true }));
    else if (check && replayed) await replay(run, replayed, { session, check, means });
    else if (check) await tryCheck(run, { session, check, means });
    else
      seen.crawls.push({
        viewport,
        crawl: viewport === "desktop" || run.isForPhones ? await crawlSite(session, run) : await glanceOnPhone(session),
      });
  };
  const outcome = await Promise.race([usePageSession(session, sessionLimits, work), companions.broken]).finally(companions.close);
  if (outcome.kind !== "broken") return outcome.kind === "done";
  if (replayed) return false;
  noteBreakdown(run, { viewport, code: outcome.code, problem: outcome.problem });
  if (check) seen.checks.push(resultOf(check, { failure: outcome.problem, milliseconds: Math.round(performance.now() - start) }));
  return false;
}

/** Uses one page session after another until no task is left, or the run is over. */
async function performTasks(run: Run): Promise<void> {
  let session: { open: PageSession; site: SiteAnswers } | undefined;
  let own: Task[] = [];
  for (;;) {
    if (run.over.signal.aborted) break;
    if (own.length === 0) own = run.tasks.shift() ?? [];
    const task = own.shift();
    const site = task && siteOf(run, task);
    if (session && session.site !== site) {
      retire(run, session.open);
      session = undefined;
    }
    if (!task || !site) break;
    const onProblem = (problem: SeenProblem): void => noteProblem(run, problem);
    if (session === undefined) {
      session = { open: await openWindow(run, site), site };
      run.sessions.add(session.open);
      const isTraced = site === run.development;
      await session.open.show({ site, isSeen: !task.check, isTraced, isForPhones: run.isForPhones, onProblem });
    }
    if (await perform(run, { session: session.open, task })) continue;
    retire(run, session.open);
    session = undefined;
    // A site that breaks at desktop size would break at phone size.
    own = [];
  }
}

const notPerformed = (check: AcceptanceCheck, breakdown: Breakdown | undefined): CheckResult =>
  resultOf(check, { failure: `was not performed, because ${breakdown?.problem ?? "the site could not be tried"}`, milliseconds: 0 });

/** Resolves when every page session is done, or the run is over: opening a page session may never finish. */
function untilOver({ over }: Run, sessions: Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  over.signal.addEventListener("abort", () => resolve(), { once: true });
  return Promise.race([sessions, promise]);
}

async function performAll(run: Run): Promise<Seen> {
  const { seen } = run;
  const sessions = Promise.all(Array.from({ length: WINDOWS_AT_ONCE }, () => performTasks(run)));
  // Once the run is over, failures of its page sessions do not matter.
  sessions.catch(() => undefined);
  try {
    await untilOver(run, sessions);
  } finally {
    for (const session of run.sessions) void session.close();
  }
  const performed = new Map(seen.checks.map((result) => [result.id, result]));
  return { ...seen, checks: run.checks.map((check) => performed.get(check.id) ?? notPerformed(check, seen.breakdowns[0])) };
}

/** Looks at pages after the same check follow each other in one window, which performs it once. */
function tasksOfLooks(looks: readonly WantedLook[]): Task[][] {
  const alike = Map.groupBy(looks, ({ path, check, isGrown }) =>
    path === null || check === null ? {} : `${check.id}${isGrown === true ? " grown" : ""}`,
  );
  return [...alike.values()].map((group) => group.map((look, at) => ({ viewport: look.viewport, check: null, look, isContinued: at > 0 })));
}

/** Crawls the site and performs the checks. */
export function trySite(browser: Browser, options: VerificationOptions): RunningVerification {
  const viewports: readonly ViewportName[] = options.isForPhones ? ["phone"] : ["desktop", "phone"];
  const crawls: Task[] = options.isCrawled ? viewports.map((viewport) => ({ viewport, check: null })) : [];
  const wanted = options.isForPhones ? options.checks.map((check) => ({ ...check, viewport: "phone" as const })) : options.checks;
  // The longest first, so that the page sessions finish together.
  const checks = wanted.toSorted((one, other) => other.steps.length - one.steps.length);
  const tasks =
    options.looks.length > 0
      ? tasksOfLooks(options.looks)
      : [crawls, ...checks.map((check): Task[] => [{ viewport: check.viewport, check }])];
  const auditor = openStateAuditor(options.good);
  const seen: Seen = { checks: [], crawls: [], problems: [], breakdowns: [], audits: auditor.audits, looks: [] };
  const run: Run = {
    ...options,
    checks: wanted,
    browser,
    seen,
    auditor,
    sessions: new Set(),
    tasks,
    replays: 0,
    over: new AbortController(),
  };
  return { seen: performAll(run), end: (problem) => endRun(run, { viewport: "desktop", ...problem }) };
}
