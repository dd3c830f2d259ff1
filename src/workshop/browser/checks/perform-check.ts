// Performs a check as a person would: a fresh visit with empty storage, then step by step. Every step that fails is
// reported: after an expectation that does not hold the check goes on, with less patience; after an act that is not
// possible it ends. An error of the page during the check fails it too.
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import type { CheckResult } from "../../proof.ts";
import type { StateAuditor } from "../accessibility/state-auditor.ts";
import { kindOf } from "../crawl/crawl-links.ts";
import type { PageSession, Patience } from "../session/open-page-session.ts";
import type { Problem } from "../session/problem.ts";
import { describeAct } from "./acts/describe-act.ts";
import { performAct } from "./acts/perform-act.ts";
import { expectDownload } from "./expectations/expect-download.ts";
import { expectPrinted } from "./expectations/expect-printed.ts";
import { type Expectation, isExpectation, judgeExpectation, lookOf } from "./expectations/judge-expectation.ts";
import { describeTarget } from "./describe-target.ts";
import { type OpenSecond, type People, peopleOf } from "./people.ts";
import { fillIn, type Remembered, slotsIn } from "./remembered-texts.ts";
import { expectNavigation } from "./frame/expect-navigation.ts";
import { switchScheme } from "./frame/switch-scheme.ts";
import { afterFailure, until } from "./until.ts";

interface Memory extends Remembered {
  counts: Map<string, number>;
  texts: Map<string, string>;
  /** The last act, such as `after a reload`; empty before the first. */
  after: string;
  /** Whether an expectation failed since the last act: the page has had its time, so the next are looked at once. */
  hasWaited: boolean;
}

/** One check as it is performed. */
interface Trial {
  people: People;
  memory: Memory;
  /** What failed so far, in the order of the steps. */
  failures: string[];
  title: string;
  auditor: StateAuditor;
  /** Describes a problem of the page. */
  describe: (problem: Problem) => string;
  /** How often the page had changed its address when its state was last audited; −1: the page is new. */
  auditedMoves: number;
  /** Whether somebody has acted since then. */
  hasActed: boolean;
  /** How many problems of each window have been reported or were there before. */
  problemsSeen: Map<PageSession, number>;
}

const CONTENT_CAP_MILLISECONDS = 3_000;
const FAILURES_MAX = 8;
const FAILURE_CHARACTERS_MAX = 800;

const said = ({ after }: Memory): string => after && ` ${after}`;

async function expectation({ people, memory }: Trial, step: Expectation): Promise<string | null> {
  const session = people.session();
  const look = async () => judgeExpectation(step, { elements: await session.ask("observe", lookOf(step)), remembered: memory });
  const complaint = memory.hasWaited ? await look() : await until(session, { look, isGood: (found) => found === null });
  if (complaint === null) return null;
  const instead = complaint.isAbsent ? await session.ask("whyAbsent", step.target) : "";
  memory.hasWaited = true;
  return `expected ${complaint.expected}${said(memory)}, but ${complaint.but}${instead && `; ${instead}`}`;
}

/** Returns how many of the next expectations hold in a single observation of the page. */
async function heldAtOnce({ people, memory }: Trial, steps: readonly CheckStep[]): Promise<number> {
  const end = steps.findIndex((step) => !isExpectation(step));
  const next = steps
    .slice(0, end === -1 ? steps.length : end)
    .filter(isExpectation)
    .map((step) => fillIn(step, memory));
  if (next.length < 2) return 0;
  const seen = await people.session().ask("observeAll", next.map(lookOf));
  const broken = next.findIndex((step, at) => judgeExpectation(step, { elements: seen[at] ?? [], remembered: memory }) !== null);
  return broken === -1 ? next.length : broken;
}

async function rememberText(
  { people, memory }: Trial,
  { target, as, attribute }: Extract<CheckStep, { do: "rememberText" }>,
): Promise<string | null> {
  const session = people.session();
  await session.ask("settle", 30, 500);
  const [seen] = await until(session, {
    look: () => session.ask("observe", { target, ...(attribute === undefined ? {} : { attribute }) }),
    isGood: (elements) => elements.length > 0,
  });
  const what = attribute === undefined ? "text" : attribute;
  if (seen === undefined) {
    const instead = await session.ask("whyAbsent", target);
    return `could not remember the ${what} of ${describeTarget(target)}${said(memory)}: there is none${instead && `; ${instead}`}`;
  }
  if (attribute !== undefined && seen.asked === null) return `could not remember the ${what} of ${describeTarget(target)}: it has none`;
  memory.texts.set(as, attribute === undefined ? seen.text : (seen.asked ?? ""));
  return null;
}

/** Says which remembered text a step uses that is empty: it would fill nothing in, and be contained in everything. */
function emptyText(step: CheckStep, { texts }: Memory): string | null {
  const name = slotsIn(step).find((slot) => texts.get(slot)?.trim() === "");
  return name === undefined ? null : `could not use {{${name}}}: the text that was remembered is empty`;
}

async function performStep(trial: Trial, step: CheckStep): Promise<string | null> {
  const { people, memory } = trial;
  switch (step.do) {
    case "rememberCount":
      await people.session().ask("settle", 30, 500);
      memory.counts.set(step.as, (await people.session().ask("observe", { target: step.target })).length);
      return null;
    case "rememberText":
      return rememberText(trial, step);
    case "expectDownload":
      return expectDownload(people.session(), step);
    case "expectPrinted":
      return expectPrinted(people.session(), step);
    case "expectNavigation":
      return expectNavigation(people.session());
    case "switchScheme":
      return switchScheme(people.session());
    case "fillRemembered": {
      const value = memory.texts.get(step.as) ?? "";
      if (value === "") return `could not fill a field with "${step.as}": no earlier step remembered a text for it`;
      return performStep(trial, { do: "fill", target: step.target, value });
    }
    case "setClock":
      await people.session().clock.set(step.at);
      await people.session().reload();
      await people.session().ask("settle", 0, CONTENT_CAP_MILLISECONDS);
      memory.after = `at ${step.at.replace("T", " ")}`;
      memory.hasWaited = false;
      return null;
    case "switchPerson":
      if (await people.switchTo(step.to)) await people.session().ask("settle", 0, CONTENT_CAP_MILLISECONDS);
      memory.after = `as the ${step.to} person`;
      memory.hasWaited = false;
      return null;
    case "open":
    case "reload":
    case "click":
    case "fill":
    case "fillDay":
    case "select":
    case "setChecked":
    case "attach":
    case "press":
    case "drag":
    case "hover": {
      const { doing, after } = describeAct(step);
      const failure = await performAct(people.session(), step);
      if (failure) return `could not ${doing}${said(memory)}: ${failure}`;
      memory.after = after;
      memory.hasWaited = false;
      if (step.do === "open" || step.do === "reload") await people.session().ask("settle", 0, CONTENT_CAP_MILLISECONDS);
      return null;
    }
    default:
      return expectation(trial, step);
  }
}

/** Visits the first page: a check that starts with `open` goes straight there. Returns whether it did. */
async function begin({ people, memory }: Trial, first: CheckStep | undefined): Promise<boolean> {
  const opens = first?.do === "open";
  await people.session().visitFresh(opens ? first.path : "/");
  await people.session().ask("settle", 0, CONTENT_CAP_MILLISECONDS);
  if (opens) memory.after = describeAct(first).after;
  return opens;
}

/** What the page did wrong since the last step, once however often it did so. */
function newProblems({ people, problemsSeen, memory, describe }: Trial): string[] {
  const problems = people.sessions().flatMap((session) => {
    const from = problemsSeen.get(session) ?? 0;
    problemsSeen.set(session, session.problems.length);
    return session.problems.slice(from).map(describe);
  });
  return [...new Set(problems)].map((problem) => `${problem}${said(memory)}`);
}

const places = (first: number, count: number): string => (count === 1 ? `step ${first}` : `steps ${first} to ${first + count - 1}`);

/** Notes a failure with its step. */
function note({ failures }: Trial, { failure, place }: { failure: string; place: string }): void {
  const words = failure.length > FAILURE_CHARACTERS_MAX ? `${failure.slice(0, FAILURE_CHARACTERS_MAX)}…` : failure;
  failures.push(`${words} (${place})`);
}

/** All failures in one text; null if there is none. */
function described({ failures }: Trial): string | null {
  if (failures.length === 0) return null;
  const more = failures.length - FAILURES_MAX;
  return [...failures.slice(0, FAILURES_MAX), ...(more > 0 ? [`and ${more} more ${more === 1 ? "step" : "steps"} failed`] : [])].join("; ");
}

/** Whether a step leaves the page, and the state that it is in. */
const isLeaving = (step: CheckStep): boolean => ["open", "reload", "setClock", "switchPerson"].includes(step.do);

/** Audits the state that the page is in, with what is said about it in the words of the check. */
async function auditState(trial: Trial): Promise<void> {
  const session = trial.people.session();
  await trial.auditor.audit(session, `in the check "${trial.title}"${said(trial.memory)}`);
  trial.auditedMoves = session.moves();
  trial.hasActed = false;
}

/** Audits the state before a step that changes it, if the page has come to another address or is about to be left. */
async function auditBefore(trial: Trial, step: CheckStep): Promise<void> {
  if (isExpectation(step)) return;
  const { moves, viewport, path } = trial.people.session();
  const hasMoved = trial.auditedMoves !== moves();
  trial.auditedMoves = moves();
  const page = `${viewport} ${kindOf({ path: path() })}`;
  const isLeft = !hasMoved && isLeaving(step) && trial.hasActed;
  if ((hasMoved && trial.auditor.isNew(page)) || (isLeft && trial.auditor.isNew(`${page} left`))) await auditState(trial);
  if (isLeaving(step)) trial.auditedMoves = -1;
  trial.hasActed = true;
}

async function performSteps(trial: Trial, { steps }: AcceptanceCheck, patienceAfterFailure: Patience): Promise<void> {
  // Steps before this index are done: by the initial visit, or by one observation for several steps.
  let next = (await begin(trial, steps[0])) ? 1 : 0;
  for (const [index, step] of steps.entries()) {
    if (index === next) next += await heldAtOnce(trial, steps.slice(index));
    if (index >= next) await auditBefore(trial, step);
    if (trial.failures.length > 0) trial.people.session().patience = patienceAfterFailure;
    const failure = index < next ? null : (emptyText(step, trial.memory) ?? (await performStep(trial, fillIn(step, trial.memory))));
    next = Math.max(next, index + 1);
    for (const problem of newProblems(trial)) note(trial, { failure: problem, place: `step ${index + 1}` });
    if (failure === null) continue;
    const isLast = !step.do.startsWith("expect");
    const left = isLast ? steps.length - index - 1 : 0;
    const missing = left > 0 ? `, so ${places(index + 2, left)} ${left === 1 ? "was" : "were"} not performed` : "";
    note(trial, { failure, place: `step ${index + 1}${missing}` });
    if (isLast) return;
  }
}

/** What a check is performed with: the window of a second person, the audit of its states, and words for the page's problems. */
export interface CheckMeans {
  openSecond: OpenSecond;
  auditor: StateAuditor;
  describe: (problem: Problem) => string;
}

/** Performs one check in a page session of its viewport, and has each state that it comes through audited. Rejects if the page session is closed. */
export async function performCheck(
  session: PageSession,
  check: AcceptanceCheck,
  { openSecond, auditor, describe }: CheckMeans,
): Promise<CheckResult> {
  const start = performance.now();
  const { patience } = session;
  const trial: Trial = {
    people: peopleOf(session, openSecond),
    memory: { counts: new Map(), texts: new Map(), after: "", hasWaited: false },
    failures: [],
    title: check.title,
    auditor,
    describe,
    auditedMoves: -1,
    hasActed: false,
    problemsSeen: new Map([[session, session.problems.length]]),
  };
  await performSteps(trial, check, afterFailure(patience));
  session.patience = patience;
  await auditState(trial);
  return resultOf(check, {
    failure: described(trial),
    milliseconds: Math.round(performance.now() - start),
  });
}

/** The result of a check; `failure` is null when it passed. */
export function resultOf(check: AcceptanceCheck, { failure, milliseconds }: { failure: string | null; milliseconds: number }): CheckResult {
  const { id, title, phrase, viewport } = check;
  return { id, title, phrase, viewport, passed: failure === null, milliseconds, failure };
}
