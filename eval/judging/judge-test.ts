// Evaluates a test of the benchmark without a model: general rules map it to what was performed or observed. A test for which
// nothing was performed is “no”. The rules depend on the kind of test, never on the prompt that it belongs to.
import type { BenchmarkTest, Build, Verdict, Visit } from "../evaluation.ts";
import { actsAsked } from "./acts.ts";
import { evidenceOf } from "./evidence.ts";
import { judgeActs } from "./judge-acts.ts";
import { judgeColours } from "./judge-colours.ts";
import { isWayfinding, judgePlaces } from "./judge-places.ts";
import { readColours } from "./read-colours.ts";

/** The verdict on one test of a build, with or without a visit. */
export function judgeTest(test: BenchmarkTest, { build, visit }: { build: Build; visit: Visit | null }): Verdict {
  return { task: test.task, category: test.category, ...verdictOn(test, { build, visit }) };
}

function verdictOn(test: BenchmarkTest, { build, visit }: { build: Build; visit: Visit | null }): Omit<Verdict, "task" | "category"> {
  if (build.outcome !== "done") return { rule: "not built", answer: "no", mapping: [], reason: `the build ended ${build.outcome}` };
  if (visit === null) return { rule: "not built", answer: "no", mapping: [], reason: "not performed: the site could not be visited" };
  const colours = isOfColours(test.task) ? readColours(test.task) : [];
  if (colours.length > 0) return judgeColours(colours, visit.colours);
  if (isOfAllControls(test.task)) return judgeControls(visit);
  if (isWayfinding(test.task) || isOfLooking(test)) return judgePlaces(test, visit);
  const inTask = actsAsked(test.task);
  const acts = inTask.length > 0 ? inTask : actsAsked(test.expected);
  if (acts.length > 0) return judgeActs(test, { acts, evidence: evidenceOf({ checks: build.checks, visit }) });
  if (/\b(display|view|browse|navigat|access|see|show|list|visible|detail)/i.test(test.task)) return judgePlaces(test, visit);
  return { rule: "none", answer: "no", mapping: [], reason: "not performed: no rule applies" };
}

function isOfColours(task: string): boolean {
  return /\bcolou?rs?\b|\bbackground\b/i.test(task);
}

function isOfAllControls(task: string): boolean {
  return /\b(all|every|each)\b.{0,20}\b(buttons?|controls?)\b/i.test(task);
}

// The benchmark's category for these tests is display; a test that also performs an action does not count.
function isOfLooking({ task, category }: BenchmarkTest): boolean {
  return (
    /display/i.test(category) &&
    !/\b(submit|fill|generate|modify|start|enrol|add (a|an)|create (a|an)|book (a|an)|record (a|the|results)|update|delete|schedule (a|an)|apply|send|upload|download|join|vote|enter|input)\b/i.test(
      task,
    )
  );
}

function judgeControls(visit: Visit): Omit<Verdict, "task" | "category"> {
  const dead = [...visit.deadControls, ...visit.deadLinks];
  const asked = "every control changes something";
  const shownBy = `${visit.pressedControls} pressed, ${visit.unpressedControls.length} not pressed, ${dead.length} dead`;
  const answer = dead.length > 0 || visit.pressedControls === 0 ? "no" : visit.unpressedControls.length > 0 ? "partly" : "yes";
  return {
    rule: "controls",
    answer,
    mapping: [{ asked, shownBy, answer }],
    reason: dead.length > 0 ? `dead: ${dead.slice(0, 3).join(", ")}` : shownBy,
  };
}
