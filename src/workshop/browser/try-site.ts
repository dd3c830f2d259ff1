// One run is a list of tasks: the tour at each size, and every check. One lane more than there are cores works it off side
// by side, four at most: a lane waits now and then, but has to load the site once more. The tours look at the development
// site, which says what React says only there; the checks use the very files that will be published, which load twice as
// fast.
import { availableParallelism } from "node:os";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Browser } from "playwright-core";
import type { Site } from "../project-files.ts";
import type { CheckResult, ViewportName } from "../proof.ts";
import { performCheck, resultOf } from "./checks/perform-check.ts";
import type { SiteAnswers } from "./lane/answer-requests.ts";
import { openLane } from "./lane/open-lane.ts";
import type { Lane } from "./lane/open-lane.ts";
import type { SeenProblem } from "./lane/problem.ts";
import { glanceOnPhone, tourSite } from "./tour/tour-site.ts";
import type { Tour } from "./tour/tour-site.ts";
import { useLane } from "./use-lane.ts";

/** The two builds of one project: the one that is looked at, and the one that is used. */
export interface TriedSites {
  toured: Site;
  checked: Site;
  /** Whether the first page is told in words as well. */
  isOutlined?: boolean;
  /** Told how many checks have been performed, after each. */
  onChecked?: (performed: number) => void;
}

/** What is tried: both builds of a site, and what it promises. */
export interface Trial {
  toured: SiteAnswers;
  checked: SiteAnswers;
  isOutlined: boolean;
  onChecked: (performed: number) => void;
  checks: readonly AcceptanceCheck[];
  signal: AbortSignal;
  limits: Limits;
}

/** How long a page may take. */
export interface Limits {
  /** Until a tour counts as hung. */
  tourMilliseconds: number;
  /** Until a check counts as hung. */
  checkMilliseconds: number;
  /** How long one act or expectation waits for the page to come to it. */
  patienceMilliseconds: number;
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

/** A check, or without one the tour at this size. */
type Task = { viewport: ViewportName; check: AcceptanceCheck | null };

interface Run extends Trial {
  browser: Browser;
  seen: Seen;
  lanes: Set<Lane>;
  /** What nobody has begun yet; one lane performs all of an entry. */
  tasks: Task[][];
}

const LANES = Math.min(4, availableParallelism() + 1);
const BREAKDOWNS_MAX = 2;

/** Notes what the lane saw, and lets go of it. */
function retire(run: Run, lane: Lane): void {
  run.seen.problems.push(...lane.problems);
  run.lanes.delete(lane);
  void lane.close();
}

/** Does one task. False when the lane broke over it. */
async function perform(run: Run, { lane, task }: { lane: Lane; task: Task }): Promise<boolean> {
  const { browser, signal, limits, seen } = run;
  const { viewport, check } = task;
  const start = performance.now();
  const milliseconds = check ? limits.checkMilliseconds : limits.tourMilliseconds;
  const work = async (): Promise<void> => {
    await lane.resize(viewport);
    if (check) run.onChecked(seen.checks.push(await performCheck(lane, check)));
    else seen.tours.push({ viewport, tour: viewport === "desktop" ? await tourSite(lane, run) : await glanceOnPhone(lane) });
  };
  const outcome = await useLane(lane, { browser, signal, milliseconds, work });
  if (!outcome.broken) return true;
  seen.breakdowns.push({ viewport, code: outcome.code, problem: outcome.problem });
  if (check) seen.checks.push(resultOf(check, { failure: outcome.problem, milliseconds: Math.round(performance.now() - start) }));
  return false;
}

/** A site that breaks its window twice is not given the time to do so with every check. */
const isHopeless = ({ seen }: Run): boolean => seen.breakdowns.length >= BREAKDOWNS_MAX;

/** Uses one lane after another until no task is left. */
async function performTasks(run: Run): Promise<void> {
  const patienceMilliseconds = run.limits.patienceMilliseconds;
  let lane: { open: Lane; site: SiteAnswers } | undefined;
  let own: Task[] = [];
  for (;;) {
    if (own.length === 0 && !isHopeless(run)) own = run.tasks.shift() ?? [];
    const task = own.shift();
    const site = task?.check ? run.checked : run.toured;
    if (lane && (!task || lane.site !== site)) {
      retire(run, lane.open);
      lane = undefined;
    }
    if (!task) break;
    lane ??= { open: await openLane(run.browser, { site, patienceMilliseconds, isSeen: !task.check }), site };
    run.lanes.add(lane.open);
    if (await perform(run, { lane: lane.open, task })) continue;
    retire(run, lane.open);
    lane = undefined;
    // A site that breaks a desktop's window would break a phone's.
    own = [];
  }
}

const notPerformed = (check: AcceptanceCheck, breakdown: Breakdown | undefined): CheckResult =>
  resultOf(check, { failure: `was not performed, because ${breakdown?.problem ?? "the site could not be tried"}`, milliseconds: 0 });

/** Tours the site and performs the checks. Rejects when the browser died or the signal was aborted; nothing else that a page does makes it fail. */
export async function trySite(browser: Browser, trial: Trial): Promise<Seen> {
  const seen: Seen = { checks: [], tours: [], problems: [], breakdowns: [] };
  const tours: Task[] = [
    { viewport: "desktop", check: null },
    { viewport: "phone", check: null },
  ];
  // The longest first, so that the lanes end together.
  const checks = trial.checks.toSorted((one, other) => other.steps.length - one.steps.length);
  const tasks = [tours, ...checks.map((check) => [{ viewport: check.viewport, check }])];
  const run: Run = { ...trial, browser, seen, lanes: new Set(), tasks };
  try {
    await Promise.all(Array.from({ length: LANES }, () => performTasks(run)));
  } finally {
    for (const lane of run.lanes) void lane.close();
  }
  const left = run.tasks.flat().flatMap(({ check }) => (check ? [notPerformed(check, seen.breakdowns[0])] : []));
  const order = trial.checks.map(({ id }) => id);
  seen.checks = [...seen.checks, ...left].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return seen;
}
