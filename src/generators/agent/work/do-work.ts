// The agent loop: the model is called, its tool calls are performed, and their results are sent back, until the request
// is fulfilled or a limit is reached. The harness judges, not the model: the work is finished when everything passes.
import { z } from "zod";
import type { GeneratorContext, ModelReply } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, BuildRequest, Writing } from "../../../domain/models/generation/generator.ts";
import type { ModelMessage, ToolCall } from "../../../adapters/models/model-call.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { openWorkspace } from "../files/open-workspace.ts";
import { TOOL_SPECS } from "../files/tool-specs.ts";
import type { AgentModel } from "../plan/plan-work.ts";
import { AgentDesign } from "../agent-design.ts";
import { dropPictures } from "../talk/compact.ts";
import { addToLast } from "../talk/compacting/add-to-last.ts";
import { makeRoom } from "../talk/compacting/make-room.ts";
import { createLoopWatch, LOOP_WARNING } from "../talk/loop-watch.ts";
import { readEdits } from "../talk/read-edits.ts";
import { endWork, finishWork, type WorkEnd } from "./end-work.ts";
import { type Allowance, beginAllowance, decisionAt, limitReached, lineOfStep } from "./limits/allowance.ts";
import type { SentLine } from "./limits/budget-line.ts";
import { keepWritten } from "./limits/pause-work.ts";
import { talkLimits, type TalkLimits } from "../talk/limits.ts";
import { instructionCharacters, openingOf, systemFor } from "./opening/opening-of.ts";
import { type PerformedCalls, performCalls, SPARE_MILLISECONDS } from "./perform-calls.ts";
import { stateOf, TryRecord } from "./verification.ts";
import type { Work } from "./work.ts";

/** The input of the work. `files` are the project's files at the start. */
export interface Job {
  buildRequest: BuildRequest;
  plan: Plan;
  context: GeneratorContext;
  files: ProjectFiles;
}

const IDLE_MAX = 3;
const TIGHTENINGS_MAX = 3;
const EMPTY_ANSWERS_MAX = 2;

/** The state of the conversation with the model. */
interface Talk {
  messages: readonly ModelMessage[];
  /** The state of the app that the latest pictures show. */
  pictured: string | null;
  /** Whether tool calls are written as text because the model does not support them. */
  isTextual: boolean;
  /** The maximum number of characters to send: that of the limits, or less where the model could not take as much. */
  characters: number;
  /** Stored with the next model call, for resuming the build. */
  kept: { learnt: TryRecord[]; sent?: SentLine };
  idle: number;
  tightenings: number;
  /** The cost of the most expensive step so far, in credits. */
  costliestStep: number;
  /** What the model may use until the person is asked. */
  allowance: Allowance;
  /** Ends conversations that go in circles. */
  watch: ReturnType<typeof createLoopWatch>;
}

/** Runs the agent. Returns a project, a question, or the reason why there is neither. */
export async function doWork(model: AgentModel, { buildRequest, plan, context, files }: Job): Promise<Writing> {
  const project = openWorkspace(files);
  const fresh = AgentDesign.parse(plan.design).fresh;
  const work: Work = {
    model,
    buildRequest,
    plan,
    fresh,
    context,
    project,
    limits: limitsFor(model),
    startState: stateOf(files),
    best: null,
    ...nothingKnown(),
  };
  learnAgain(work, buildRequest.kept);
  const talk = await openTalk(work);
  let ended: WorkEnd | null = null;
  for (let step = 1; ; step += 1) {
    const point = { step, costliestStep: talk.costliestStep, owed: 0, learnt: talk.kept.learnt };
    const decision = decisionAt(buildRequest.decisions, step);
    if (decision === "deliver") return endWork(work, { kind: "decided" }, point);
    if (decision === "go on") ended = goOn(work, talk, step);
    const over = ended ?? limitOf(work, talk, step);
    if (over !== null) return endWork(work, over, point);
    const modelReply = await askStep(work, talk, step);
    if (modelReply.outcome === "failure") return endWork(work, { kind: "failure", modelReply }, { ...point, owed: modelReply.owed ?? 0 });
    const turn = readTurn(modelReply, { talk, limits: work.limits });
    const isReplayed = await recall(work, callName(talk, step + 1));
    const performed = await performCalls(work, turn.calls);
    if (performed.end !== null) return "finished" in performed.end ? finishWork(work, performed.end.finished) : questionOf(performed.end);
    const verdict = turn.calls.length === 0 ? "go on" : talk.watch(turn.calls, performed.changed);
    talk.idle = turn.calls.length === 0 ? talk.idle + 1 : 0;
    ended = verdict === "end" ? { kind: "loop" } : talk.idle >= IDLE_MAX ? { kind: "idle" } : null;
    const notes = [...turn.problems, ...(verdict === "tell" ? [LOOP_WARNING] : [])];
    appendTurn(talk, { turn, performed, notes, files: project.files() });
    talk.kept = { learnt: work.learnt.splice(0) };
    if (performed.changed && !isReplayed) await keepWritten(work, talk.kept.learnt);
  }
}

/** The person decided to go on: the limits begin anew, and the model is told. */
function goOn({ context }: Work, talk: Talk, step: number): null {
  talk.allowance = beginAllowance(context, step);
  talk.watch = createLoopWatch();
  talk.idle = 0;
  talk.messages = addToLast(talk.messages, "The person was asked whether to go on, and decided: go on.");
  return null;
}

function limitOf({ context }: Work, { allowance, costliestStep }: Talk, step: number): WorkEnd | null {
  const kind = limitReached(context, { allowance, step, costliestStep, spareMilliseconds: SPARE_MILLISECONDS });
  return kind && { kind };
}

/** Restores what was learned before the work paused. */
function learnAgain({ known }: Work, kept: BuildRequest["kept"]): void {
  for (const record of Kept.safeParse(kept).data?.learnt ?? []) known.set(record.state, record);
}

function limitsFor({ contextWindow, hasTools }: AgentModel): TalkLimits {
  const tools = hasTools ? JSON.stringify(TOOL_SPECS).length : 0;
  return talkLimits(contextWindow, instructionCharacters(!hasTools) + tools);
}

async function openTalk(work: Work): Promise<Talk> {
  return {
    messages: [{ role: "user", text: await openingOf(work) }],
    pictured: null,
    isTextual: !work.model.hasTools,
    characters: work.limits.characters,
    kept: { learnt: [] },
    idle: 0,
    tightenings: 0,
    costliestStep: 0,
    allowance: beginAllowance(work.context, 1),
    watch: createLoopWatch(),
  };
}

/** Each request mode has its own call names, so that a failed call does not replace an answered one. */
function callName({ isTextual, tightenings }: Pick<Talk, "isTextual" | "tightenings">, step: number): string {
  return `${isTextual ? "text" : "step"}-${step}${tightenings > 0 ? `-tight-${tightenings}` : ""}`;
}

/** Makes room where the conversation is too long. */
function fit({ project }: Work, talk: Talk): void {
  const files = (): string => project.perform({ name: "list" }).text;
  talk.messages = makeRoom(talk.messages, { characters: talk.characters, files });
}

/** Requests one answer. If the model supports no tool calls or a smaller context than expected, retries in another mode. */
async function askStep(work: Work, talk: Talk, step: number): Promise<ModelReply> {
  const { context } = work;
  fit(work, talk);
  await tellLimits(work, talk, step);
  for (let empty = 0; ;) {
    const before = context.spending().credits;
    const request = {
      system: systemFor(talk.isTextual, work.limits),
      messages: [...talk.messages],
      ...(talk.isTextual ? {} : { tools: TOOL_SPECS }),
      schema: null,
      maxOutputTokens: work.limits.outputTokens,
    };
    const modelReply = await context.ask({
      name: callName(talk, step),
      withinMilliseconds: context.millisecondsLeft() - SPARE_MILLISECONDS,
      request,
      kept: talk.kept,
      isOfAllRounds: true,
      onDelta: progressReporter(context, step),
    });
    talk.costliestStep = Math.max(talk.costliestStep, context.spending().credits - before);
    if (modelReply.outcome === "answer") return modelReply;
    if (modelReply.failure === "no_tools" && !talk.isTextual) talk.isTextual = true;
    else if (modelReply.failure === "empty" && empty < EMPTY_ANSWERS_MAX) empty += 1;
    else if (modelReply.failure === "too_long" && talk.tightenings < TIGHTENINGS_MAX) {
      talk.tightenings += 1;
      talk.characters = Math.floor(talk.characters / 2);
      fit(work, talk);
    } else return modelReply;
  }
}

/** Ends the latest message with what is left of the limits. */
async function tellLimits({ context }: Work, talk: Talk, step: number): Promise<void> {
  const { allowance, costliestStep } = talk;
  const names = [true, false].flatMap((isTextual) =>
    Array.from({ length: TIGHTENINGS_MAX + 1 }, (_, tightenings) => callName({ isTextual, tightenings }, step)),
  );
  const sent = await lineOfStep(context, { allowance, step, costliestStep, names });
  allowance.warned = sent.warned;
  talk.kept = { ...talk.kept, sent };
  talk.messages = addToLast(talk.messages, sent.line);
}

/** Reports once per step that the model is answering, and once what it starts to do. */
function progressReporter(context: GeneratorContext, step: number): (delta: { words: string } | { calls: string }) => void {
  const progress = 6 + 80 * (1 - Math.exp(-step / 25));
  let reported = "";
  return (delta) => {
    const doing = "calls" in delta ? (DOING.get(delta.calls) ?? "works") : "thinks";
    if (reported === doing || (reported !== "" && doing === "thinks")) return;
    reported = doing;
    context.report({ sentence: `Step ${step}: ${context.asked()} ${doing}.`, progress });
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
  ["test", "runs the tests"],
  ["try", "tries the app in the browser"],
  ["finish", "wants to finish"],
]);

/** An answer as calls, in either format. */
interface Turn {
  text: string;
  calls: readonly ToolCall[];
  /** Whether the calls were written as text. */
  isWritten: boolean;
  problems: string[];
}

function readTurn(
  { text, calls, isWhole }: Extract<ModelReply, { outcome: "answer" }>,
  { talk: { isTextual }, limits }: { talk: Talk; limits: TalkLimits },
): Turn {
  const cutAfter = (complete: number): string[] => (isWhole ? [] : [describeCut(complete, limits)]);
  if (calls.length > 0) return { text, calls, isWritten: false, problems: cutAfter(calls.length) };
  const written = readEdits(text);
  const cut = cutAfter(written.calls.length);
  const none = written.calls.length === 0 && written.problems.length === 0 ? [isTextual ? NO_WRITTEN_CALL : NO_CALL] : [];
  return { text, calls: written.calls, isWritten: true, problems: [...cut, ...written.problems, ...none] };
}

/** Says what was kept of an answer that ended before it was whole. */
function describeCut(complete: number, { outputTokens }: TalkLimits): string {
  const kept = complete === 0 ? "It held no complete call, so nothing was done." : `Its ${complete} complete calls were performed.`;
  return `Your answer was cut off at its end, at the limit of ${outputTokens.toLocaleString("en")} tokens. ${kept} What came after them is lost: send it again, in several answers, and large files in several parts.`;
}

const NO_CALL = "You called no tool, so nothing happened. Go on with the tools, or call finish when the work is done.";
const NO_WRITTEN_CALL =
  "There was no act in your answer, so nothing happened. Write the next acts in the format, or FINISH when the work is done.";

/** Adds an answer and what came of it. Pictures of an earlier state of the app are left out once there are newer ones. */
function appendTurn(
  talk: Talk,
  { turn, performed, notes, files }: { turn: Turn; performed: PerformedCalls; notes: readonly string[]; files: ProjectFiles },
): void {
  const messages = [...talk.messages, ...messagesOf(turn, performed, notes)];
  const pictured = performed.pictures.length > 0 ? stateOf(files) : talk.pictured;
  talk.messages = pictured === talk.pictured ? messages : dropPictures(messages);
  talk.pictured = pictured;
}

function messagesOf({ text, calls, isWritten }: Turn, { results, pictures }: PerformedCalls, notes: readonly string[]): ModelMessage[] {
  const shown = pictures.length > 0 ? { pictures } : {};
  if (isWritten) {
    const lines = [...results.map((result) => `--- ${result.name}\n${result.text}`), ...notes];
    return [
      { role: "assistant", text },
      { role: "user", text: lines.join("\n"), ...shown },
    ];
  }
  const answered: ModelMessage[] = [
    { role: "assistant", text, calls },
    { role: "tool", results },
  ];
  if (notes.length === 0 && pictures.length === 0) return answered;
  const words = notes.length > 0 ? notes.join("\n") : "These are the screenshots.";
  return [...answered, { role: "user", text: words, ...shown }];
}

/** Restores what was learned in this step earlier, if the build was resumed and the next step had already been answered: then it is true. */
async function recall({ context, known, learnt }: Work, next: string): Promise<boolean> {
  const kept = Kept.safeParse(await context.recall(next)).data?.learnt;
  for (const record of kept ?? []) known.set(record.state, record);
  learnt.push(...(kept ?? []));
  return kept !== undefined;
}

const Kept = z.object({ learnt: z.array(TryRecord) });

function nothingKnown(): Pick<Work, "known" | "learnt" | "shown" | "isReviewed" | "accepted" | "vacuous"> {
  return { known: new Map(), learnt: [], shown: new Set(), isReviewed: false, accepted: null, vacuous: [] };
}

function questionOf({ question, options }: { question: string; options: readonly string[] }): Writing {
  return { outcome: "questions", questions: [{ id: "work", text: question, options: [...options], allowsOther: true }] };
}
