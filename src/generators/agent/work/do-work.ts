// The agent at work: it is asked, its calls are performed, and what came of them goes back to it, until it has finished
// what it was asked for or something is used up. The harness judges, never the model: it finishes when everything passes.
import { z } from "zod";
import type { Desk, Told } from "../../../domain/models/generation/desk.ts";
import type { Plan, Wish, Writing } from "../../../domain/models/generation/generator.ts";
import type { ModelMessage, ToolCall } from "../../../outside/models/model-call.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { openWorkspace } from "../files/open-workspace.ts";
import { TOOL_SPECS } from "../files/tool-specs.ts";
import type { AgentModel } from "../plan/plan-work.ts";
import { AgentDesign } from "../agent-design.ts";
import { compact } from "../talk/compact.ts";
import { createLoopWatch, LOOP_WARNING } from "../talk/loop-watch.ts";
import { readEdits } from "../talk/read-edits.ts";
import { endWork, finishWork, type WorkEnd } from "./end-work.ts";
import { openingOf, systemFor } from "./opening.ts";
import { type Performed, performCalls, SPARE_MILLISECONDS } from "./perform-calls.ts";
import { stateOf, TrialRecord } from "./trial.ts";
import type { Work } from "./work.ts";

/** What there is to do, and where. `files` is what the project holds when the work begins. */
export interface Job {
  wish: Wish;
  plan: Plan;
  desk: Desk;
  files: ProjectFiles;
}

const STEPS_MAX = 80;
const TOKENS_MAX = 6_000_000;
const IDLE_MAX = 3;
const CHARACTERS_PER_TOKEN = 3;
// Also in a large window: what is older than this helps little, and is read and paid for again with every step.
const TALK_CHARACTERS_MAX = 60_000;
const OUTPUT_TOKENS_MAX = 16_000;
const TIGHTENINGS_MAX = 3;
const EMPTY_ANSWERS_MAX = 2;

/** The talk with the model. */
interface Talk {
  messages: ModelMessage[];
  /** Whether acts are written as text, since the model calls no tools. */
  isTextual: boolean;
  /** How many characters may be sent. */
  characters: number;
  outputTokens: number;
  /** What is kept with the next call, for when the build is taken up again. */
  kept: Record<string, unknown>;
  idle: number;
  tightenings: number;
  /** What the dearest step so far has cost, in credits. */
  dearest: number;
}

/** Does the work. Ends with a project, with a question, or with the reason why there is none. */
export async function doWork(model: AgentModel, { wish, plan, desk, files }: Job): Promise<Writing> {
  const project = openWorkspace(files);
  const fresh = AgentDesign.parse(plan.design).fresh;
  const work: Work = { model, wish, plan, fresh, desk, project, start: files, startState: stateOf(files), best: null, ...nothingKnown() };
  const talk = openTalk(work);
  const watch = createLoopWatch();
  for (let step = 1; step <= STEPS_MAX; step += 1) {
    const over = whyOver(work, talk);
    if (over !== null) return endWork(work, over);
    const told = await askStep(work, talk, step);
    if (told.outcome === "failure") return endWork(work, { kind: "failure", told });
    const turn = readTurn(told, talk);
    await recall(work, callName(talk, step + 1));
    const performed = await performCalls(work, turn.calls);
    if (performed.end !== null) return "finished" in performed.end ? finishWork(work, performed.end.finished) : questionOf(performed.end);
    const verdict = turn.calls.length === 0 ? "go on" : watch(turn.calls, performed.changed);
    if (verdict === "end") return endWork(work, { kind: "loop" });
    talk.idle = turn.calls.length === 0 ? talk.idle + 1 : 0;
    if (talk.idle >= IDLE_MAX) return endWork(work, { kind: "idle" });
    hearTurn(talk, turn, performed, [...turn.problems, ...(verdict === "tell" ? [LOOP_WARNING] : [])]);
    talk.kept = { learnt: work.learnt.splice(0) };
  }
  return endWork(work, { kind: "steps" });
}

function openTalk(work: Work): Talk {
  const { model } = work;
  const isTextual = !model.hasTools;
  const outputTokens = Math.min(OUTPUT_TOKENS_MAX, Math.floor(model.contextWindow * 0.35));
  const fixed = systemFor(isTextual).length + (isTextual ? 0 : JSON.stringify(TOOL_SPECS).length);
  return {
    ...{ messages: [{ role: "user", text: openingOf(work) }], isTextual, outputTokens },
    characters: Math.max(6_000, Math.min(TALK_CHARACTERS_MAX, (model.contextWindow - outputTokens) * CHARACTERS_PER_TOKEN - fixed)),
    ...{ kept: {}, idle: 0, tightenings: 0, dearest: 0 },
  };
}

function whyOver({ desk }: Work, { dearest }: Talk): WorkEnd | null {
  const { credits, budgetCredits, tokens } = desk.spending();
  if (credits + dearest > budgetCredits) return { kind: "credits" };
  if (tokens > TOKENS_MAX) return { kind: "tokens" };
  return desk.millisecondsLeft() < SPARE_MILLISECONDS ? { kind: "time" } : null;
}

/** Each way of asking has calls of its own, so that one that failed does not take the place of one that was answered. */
function callName({ isTextual, tightenings }: Talk, step: number): string {
  return `${isTextual ? "text" : "step"}-${step}${tightenings > 0 ? `-tight-${tightenings}` : ""}`;
}

/** One answer of the model. Where it turns out to call no tools, or to read less than was thought, it is asked once more in another way. */
async function askStep(work: Work, talk: Talk, step: number): Promise<Told> {
  const { desk } = work;
  for (let empty = 0; ;) {
    const before = desk.spending().credits;
    const request = {
      system: systemFor(talk.isTextual),
      messages: compact(talk.messages, { characters: talk.characters }),
      ...(talk.isTextual ? {} : { tools: TOOL_SPECS }),
      ...{ schema: null, maxOutputTokens: talk.outputTokens },
    };
    const told = await desk.ask({
      name: callName(talk, step),
      withinMilliseconds: desk.millisecondsLeft() - SPARE_MILLISECONDS,
      request,
      kept: talk.kept,
      isOfAllRounds: true,
      hear: tellerOf(desk, step),
    });
    talk.dearest = Math.max(talk.dearest, desk.spending().credits - before);
    if (told.outcome === "answer") return told;
    if (told.failure === "no_tools" && !talk.isTextual) talk.isTextual = true;
    else if (told.failure === "empty" && empty < EMPTY_ANSWERS_MAX) empty += 1;
    else if (told.failure === "too_long" && talk.tightenings < TIGHTENINGS_MAX) {
      talk.tightenings += 1;
      talk.characters = Math.floor(talk.characters / 2);
    } else return told;
  }
}

/** Tells once in a step that the model answers, and once what it begins to do. */
function tellerOf(desk: Desk, step: number): (heard: { words: string } | { calls: string }) => void {
  const progress = 6 + 80 * (1 - Math.exp(-step / 25));
  let told = "";
  return (heard) => {
    const doing = "calls" in heard ? (DOING.get(heard.calls) ?? "works") : "thinks";
    if (told === doing || (told !== "" && doing === "thinks")) return;
    told = doing;
    desk.tell({ sentence: `Step ${step}: ${desk.asked()} ${doing}.`, progress });
  };
}

const DOING: ReadonlyMap<string, string> = new Map([
  ["list", "looks through the files"],
  ["read", "reads the code"],
  ["search", "searches the code"],
  ["write", "writes code"],
  ["edit", "edits the code"],
  ["delete", "clears up"],
  ["check", "checks the types"],
  ["try", "tries the app in the browser"],
  ["finish", "wants to finish"],
]);

/** An answer as calls, whichever way it was given. */
interface Turn {
  text: string;
  calls: readonly ToolCall[];
  /** Whether the calls were written as text. */
  isWritten: boolean;
  problems: string[];
}

function readTurn({ text, calls, isWhole }: Extract<Told, { outcome: "answer" }>, { isTextual }: Talk): Turn {
  const cut = isWhole ? [] : ["Your answer was cut off at its end. Do less in one answer; change large files piece by piece."];
  if (calls.length > 0) return { text, calls, isWritten: false, problems: cut };
  const written = readEdits(text);
  const none = written.calls.length === 0 && written.problems.length === 0 ? [isTextual ? NO_ACT : NO_CALL] : [];
  return { text, calls: written.calls, isWritten: true, problems: [...cut, ...written.problems, ...none] };
}

const NO_CALL = "You called no tool, so nothing happened. Go on with the tools, or call finish when the work is done.";
const NO_ACT = "There was no act in your answer, so nothing happened. Write the next acts in the format, or FINISH when the work is done.";

function hearTurn({ messages }: Talk, { text, calls, isWritten }: Turn, { results, pictures }: Performed, notes: readonly string[]): void {
  const shown = pictures.length > 0 ? { pictures } : {};
  if (isWritten) {
    const told = [...results.map((result) => `--- ${result.name}\n${result.text}`), ...notes];
    messages.push({ role: "assistant", text }, { role: "user", text: told.join("\n"), ...shown });
    return;
  }
  messages.push({ role: "assistant", text, calls }, { role: "tool", results });
  if (notes.length > 0 || pictures.length > 0) {
    const words = notes.length > 0 ? notes.join("\n") : "These are the screenshots.";
    messages.push({ role: "user", text: words, ...shown });
  }
}

/** Finds what was found out in this step before, where the build was taken up again and the next step was answered then. */
async function recall({ desk, known, learnt }: Work, next: string): Promise<void> {
  const kept = Kept.safeParse(await desk.recall(next)).data?.learnt ?? [];
  for (const record of kept) known.set(record.state, record);
  learnt.push(...kept);
}

const Kept = z.object({ learnt: z.array(TrialRecord) });

function nothingKnown(): Pick<Work, "known" | "learnt" | "shown"> {
  return { known: new Map(), learnt: [], shown: new Set() };
}

function questionOf({ question, options }: { question: string; options: readonly string[] }): Writing {
  return { outcome: "questions", questions: [{ id: "work", text: question, options: [...options], allowsOther: true }] };
}
