// One run: the site is toured and the checks are performed in a few lanes side by side. The desktop's tour and its checks
// have a lane each, because a machine with two cores is then busy and no more; the phone has one for both.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Browser } from "playwright-core";
import type { CheckResult, ViewportName } from "../proof.ts";
import { performCheck, resultOf } from "./checks/perform-check.ts";
import type { SiteAnswers } from "./lane/answer-requests.ts";
import { openLane } from "./lane/open-lane.ts";
import type { Lane } from "./lane/open-lane.ts";
import type { SeenProblem } from "./lane/problem.ts";
import { glanceOnPhone, tourSite } from "./tour/tour-site.ts";
import type { Tour } from "./tour/tour-site.ts";
import { useLane } from "./use-lane.ts";

/** What is tried: a site, and what it promises. */
export interface Trial {
  site: SiteAnswers;
  checks: readonly AcceptanceCheck[];
  signal: AbortSignal;
  limits: Limits;
}

/** How long a page may take before it counts as hung. */
export interface Limits {
  tourMilliseconds: number;
  /** For each check; its steps have their own, shorter patience. */
  checkMilliseconds: number;
}

/** A window in which the site could not be used to the end. */
export interface Breakdown {
  viewport: ViewportName;
  code: "hung_page" | "page_crashed" | "page_failed";
  problem: string;
}

/** Everything that one run saw. */
export interface Seen {
  checks: CheckResult[];
  tours: { viewport: ViewportName; tour: Tour }[];
  problems: SeenProblem[];
  breakdowns: Breakdown[];
}

interface Run extends Trial {
  browser: Browser;
  seen: Seen;
  lanes: Set<Lane>;
  /** The checks of each window size that nobody has taken yet. */
  queues: Record<ViewportName, AcceptanceCheck[]>;
}

const BREAKDOWNS_MAX = 3;

async function newLane(run: Run, viewport: ViewportName): Promise<Lane> {
  const lane = await openLane(run.browser, { viewport, site: run.site });
  run.lanes.add(lane);
  return lane;
}

/** Notes what the lane saw, and lets go of it. */
function retire(run: Run, lane: Lane): void {
  run.seen.problems.push(...lane.problems.map((problem) => ({ ...problem, viewport: lane.viewport })));
  run.lanes.delete(lane);
  void lane.close();
}

async function tourIn(run: Run, lane: Lane): Promise<boolean> {
  const { viewport } = lane;
  const { browser, signal, limits } = run;
  const work = viewport === "desktop" ? tourSite : glanceOnPhone;
  const outcome = await useLane(lane, { browser, signal, milliseconds: limits.tourMilliseconds, work });
  if (outcome.broken) run.seen.breakdowns.push({ viewport, code: outcome.code, problem: outcome.problem });
  else run.seen.tours.push({ viewport, tour: outcome.value });
  return !outcome.broken;
}

/** Performs checks until none is left or the lane breaks. True when the lane is whole. */
async function performChecksIn(run: Run, lane: Lane): Promise<boolean> {
  const { browser, signal, limits, seen } = run;
  for (;;) {
    // A site that keeps breaking is not given the time to do so with every check.
    const check = seen.breakdowns.length < BREAKDOWNS_MAX ? run.queues[lane.viewport].shift() : undefined;
    if (!check) return true;
    const start = performance.now();
    const outcome = await useLane(lane, { browser, signal, milliseconds: limits.checkMilliseconds, work: () => performCheck(lane, check) });
    if (!outcome.broken) {
      seen.checks.push(outcome.value);
      continue;
    }
    seen.breakdowns.push({ viewport: lane.viewport, code: outcome.code, problem: outcome.problem });
    seen.checks.push(resultOf(check, { failure: outcome.problem, milliseconds: Math.round(performance.now() - start) }));
    return false;
  }
}

async function work(run: Run, { viewport, tour }: { viewport: ViewportName; tour: boolean }): Promise<void> {
  let toured = !tour;
  for (;;) {
    const lane = await newLane(run, viewport);
    const toursWell = toured || (await tourIn(run, lane));
    toured = true;
    const whole = toursWell && (await performChecksIn(run, lane));
    retire(run, lane);
    if (whole || !toursWell || run.seen.breakdowns.length >= BREAKDOWNS_MAX) return;
  }
}

const notPerformed = (check: AcceptanceCheck, breakdown: Breakdown | undefined): CheckResult =>
  resultOf(check, { failure: `was not performed, because ${breakdown?.problem ?? "the site could not be tried"}`, milliseconds: 0 });

/** Tours the site and performs the checks. Rejects when the browser died or the signal was aborted; nothing else that a page does makes it fail. */
export async function trySite(browser: Browser, trial: Trial): Promise<Seen> {
  const queueOf = (viewport: ViewportName): AcceptanceCheck[] => trial.checks.filter((check) => check.viewport === viewport);
  const seen: Seen = { checks: [], tours: [], problems: [], breakdowns: [] };
  const run: Run = { ...trial, browser, seen, lanes: new Set(), queues: { desktop: queueOf("desktop"), phone: queueOf("phone") } };
  const shifts = [work(run, { viewport: "desktop", tour: true }), work(run, { viewport: "phone", tour: true })];
  if (run.queues.desktop.length > 1) shifts.push(work(run, { viewport: "desktop", tour: false }));
  try {
    await Promise.all(shifts);
  } finally {
    for (const lane of run.lanes) void lane.close();
  }
  const left = [...run.queues.desktop, ...run.queues.phone];
  const performed = [...seen.checks, ...left.map((check) => notPerformed(check, seen.breakdowns[0]))];
  const order = trial.checks.map(({ id }) => id);
  seen.checks = performed.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return seen;
}
