// Performs a check as a person would: a fresh visit with empty storage, then step by step. The first step that fails
// ends it with a failure message. An error of the page during the check fails it too.
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import type { CheckResult } from "../../proof.ts";
import type { PageSession } from "../session/open-page-session.ts";
import { describeProblem } from "../session/describe-problem.ts";
import { expectDownload } from "./expect-download.ts";
import { isExpectation, judgeExpectation } from "./judge-expectation.ts";
import type { Expectation, Remembered } from "./judge-expectation.ts";
import { describeAct, performAct } from "./perform-act.ts";
import { until } from "./until.ts";

interface Memory extends Remembered {
  counts: Map<string, number>;
  texts: Map<string, string>;
  /** The last act, such as `after a reload`; empty before the first. */
  after: string;
}

const CONTENT_CAP_MILLISECONDS = 3_000;

async function expectation(session: PageSession, { step, memory }: { step: Expectation; memory: Memory }): Promise<string | null> {
  const complaint = await until(session, {
    look: async () => judgeExpectation(step, { elements: await session.ask("observe", step.target), remembered: memory }),
    isGood: (found) => found === null,
  });
  return complaint && `expected ${complaint.expected}${memory.after && ` ${memory.after}`}, but ${complaint.but}`;
}

/** Returns how many of the next expectations hold in a single observation of the page. */
async function heldAtOnce(session: PageSession, { steps, memory }: { steps: readonly CheckStep[]; memory: Memory }): Promise<number> {
  const end = steps.findIndex((step) => !isExpectation(step));
  const next = steps.slice(0, end === -1 ? steps.length : end).filter(isExpectation);
  if (next.length < 2) return 0;
  const seen = await session.ask(
    "observeAll",
    next.map(({ target }) => target),
  );
  const broken = next.findIndex((step, at) => judgeExpectation(step, { elements: seen[at] ?? [], remembered: memory }) !== null);
  return broken === -1 ? next.length : broken;
}

async function performStep(session: PageSession, { step, memory }: { step: CheckStep; memory: Memory }): Promise<string | null> {
  switch (step.do) {
    case "rememberCount":
      await session.ask("settle", 30, 500);
      memory.counts.set(step.as, (await session.ask("observe", step.target)).length);
      return null;
    case "rememberText":
      await session.ask("settle", 30, 500);
      memory.texts.set(step.as, (await session.ask("observe", step.target))[0]?.text ?? "");
      return null;
    case "expectDownload":
      return expectDownload(session, step);
    case "fillRemembered": {
      const value = memory.texts.get(step.as) ?? "";
      if (value === "") return `could not fill a field with "${step.as}": no earlier step remembered a text for it`;
      return performStep(session, { step: { do: "fill", target: step.target, value }, memory });
    }
    case "open":
    case "reload":
    case "click":
    case "fill":
    case "fillDay":
    case "select":
    case "setChecked":
    case "attach":
    case "press": {
      const { doing, after } = describeAct(step);
      const failure = await performAct(session, step);
      if (failure) return `could not ${doing}${memory.after && ` ${memory.after}`}: ${failure}`;
      memory.after = after;
      if (step.do === "open" || step.do === "reload") await session.ask("settle", 0, CONTENT_CAP_MILLISECONDS);
      return null;
    }
    default:
      return expectation(session, { step, memory });
  }
}

/** Visits the first page: a check that starts with `open` goes straight there. Returns whether it did. */
async function begin(session: PageSession, { first, memory }: { first: CheckStep | undefined; memory: Memory }): Promise<boolean> {
  const opens = first?.do === "open";
  await session.visitFresh(opens ? first.path : "/");
  await session.ask("settle", 0, CONTENT_CAP_MILLISECONDS);
  if (opens) memory.after = describeAct(first).after;
  return opens;
}

async function failureOf(session: PageSession, check: AcceptanceCheck): Promise<string | null> {
  const memory: Memory = { counts: new Map(), texts: new Map(), after: "" };
  const before = session.problems.length;
  // Steps before this index are done: by the initial visit, or by one observation for several steps.
  let next = (await begin(session, { first: check.steps[0], memory })) ? 1 : 0;
  for (const [index, step] of check.steps.entries()) {
    if (index === next) next += await heldAtOnce(session, { steps: check.steps.slice(index), memory });
    const failure = index < next ? null : await performStep(session, { step, memory });
    next = Math.max(next, index + 1);
    const problem = session.problems[before];
    if (problem) return `step ${index + 1}${memory.after && ` (${memory.after})`}: ${describeProblem(problem)}`;
    if (failure) return failure;
  }
  return null;
}

/** Performs one check in a page session of its viewport. Rejects if the page session is closed. */
export async function performCheck(session: PageSession, check: AcceptanceCheck): Promise<CheckResult> {
  const start = performance.now();
  const failure = await failureOf(session, check);
  return resultOf(check, { failure, milliseconds: Math.round(performance.now() - start) });
}

/** The result of a check; `failure` is null when it passed. */
export function resultOf(check: AcceptanceCheck, { failure, milliseconds }: { failure: string | null; milliseconds: number }): CheckResult {
  const { id, title, phrase, viewport } = check;
  return { id, title, phrase, viewport, passed: failure === null, milliseconds, failure };
}
