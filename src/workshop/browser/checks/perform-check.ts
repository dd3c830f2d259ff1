// A check is performed as a person would: a fresh visit with nothing stored, then step by step. The first step that
// fails ends it, with a sentence in the words of the check. An error of the page during the check fails it too.
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import type { CheckResult } from "../../proof.ts";
import type { Lane } from "../lane/open-lane.ts";
import { describeProblem } from "../lane/describe-problem.ts";
import { expectDownload } from "./expect-download.ts";
import { isExpectation, judgeExpectation } from "./judge-expectation.ts";
import type { Expectation, Remembered } from "./judge-expectation.ts";
import { describeAct, performAct } from "./perform-act.ts";
import { until } from "./until.ts";

interface Memory extends Remembered {
  counts: Map<string, number>;
  texts: Map<string, string>;
  /** The last act, as `after a reload`; empty before the first. */
  after: string;
}

const CONTENT_CAP_MILLISECONDS = 3_000;

async function expectation(lane: Lane, { step, memory }: { step: Expectation; memory: Memory }): Promise<string | null> {
  const complaint = await until(lane, {
    look: async () => judgeExpectation(step, { elements: await lane.ask("observe", step.target), remembered: memory }),
    isGood: (found) => found === null,
  });
  return complaint && `expected ${complaint.expected}${memory.after && ` ${memory.after}`}, but ${complaint.but}`;
}

/** How many of the expectations that come next hold at the first look, which is one look for all of them. */
async function heldAtOnce(lane: Lane, { steps, memory }: { steps: readonly CheckStep[]; memory: Memory }): Promise<number> {
  const end = steps.findIndex((step) => !isExpectation(step));
  const next = steps.slice(0, end === -1 ? steps.length : end).filter(isExpectation);
  if (next.length < 2) return 0;
  const seen = await lane.ask(
    "observeAll",
    next.map(({ target }) => target),
  );
  const broken = next.findIndex((step, at) => judgeExpectation(step, { elements: seen[at] ?? [], remembered: memory }) !== null);
  return broken === -1 ? next.length : broken;
}

async function performStep(lane: Lane, { step, memory }: { step: CheckStep; memory: Memory }): Promise<string | null> {
  switch (step.do) {
    case "rememberCount":
      await lane.ask("settle", 30, 500);
      memory.counts.set(step.as, (await lane.ask("observe", step.target)).length);
      return null;
    case "rememberText":
      await lane.ask("settle", 30, 500);
      memory.texts.set(step.as, (await lane.ask("observe", step.target))[0]?.text ?? "");
      return null;
    case "expectDownload":
      return expectDownload(lane, step);
    case "open":
    case "reload":
    case "click":
    case "fill":
    case "select":
    case "setChecked":
    case "attach":
    case "press": {
      const { doing, after } = describeAct(step);
      const failure = await performAct(lane, step);
      if (failure) return `could not ${doing}${memory.after && ` ${memory.after}`}: ${failure}`;
      memory.after = after;
      if (step.do === "open" || step.do === "reload") await lane.ask("settle", 0, CONTENT_CAP_MILLISECONDS);
      return null;
    }
    default:
      return expectation(lane, { step, memory });
  }
}

/** A check that begins by opening a page begins there: the first page would only be loaded to be left. */
async function begin(lane: Lane, { first, memory }: { first: CheckStep | undefined; memory: Memory }): Promise<boolean> {
  const opens = first?.do === "open";
  await lane.visitFresh(opens ? first.path : "/");
  await lane.ask("settle", 0, CONTENT_CAP_MILLISECONDS);
  if (opens) memory.after = describeAct(first).after;
  return opens;
}

async function failureOf(lane: Lane, check: AcceptanceCheck): Promise<string | null> {
  const memory: Memory = { counts: new Map(), texts: new Map(), after: "" };
  const before = lane.problems.length;
  // Steps before this one are done already: by the visit with which the check begins, or by one look for many.
  let next = (await begin(lane, { first: check.steps[0], memory })) ? 1 : 0;
  for (const [index, step] of check.steps.entries()) {
    if (index === next) next += await heldAtOnce(lane, { steps: check.steps.slice(index), memory });
    const failure = index < next ? null : await performStep(lane, { step, memory });
    next = Math.max(next, index + 1);
    const problem = lane.problems[before];
    if (problem) return `step ${index + 1}${memory.after && ` (${memory.after})`}: ${describeProblem(problem)}`;
    if (failure) return failure;
  }
  return null;
}

/** Performs one check in a lane of its viewport. Fails, as every use of the lane does, when the lane is closed. */
export async function performCheck(lane: Lane, check: AcceptanceCheck): Promise<CheckResult> {
  const start = performance.now();
  const failure = await failureOf(lane, check);
  return resultOf(check, { failure, milliseconds: Math.round(performance.now() - start) });
}

/** The result of a check; `failure` is null when it passed. */
export function resultOf(check: AcceptanceCheck, { failure, milliseconds }: { failure: string | null; milliseconds: number }): CheckResult {
  const { id, title, phrase, viewport } = check;
  return { id, title, phrase, viewport, passed: failure === null, milliseconds, failure };
}
