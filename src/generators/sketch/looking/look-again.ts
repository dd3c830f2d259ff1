// The second look: a model that sees pictures is shown once what came of its sketch, and changes what it would be ashamed of. What
// it answers only ever improves the app: a change with which more would be left out, or whose place is not there, goes back once.
import { readFileSync } from "node:fs";
import { reviseSketch, SketchChange } from "@atelier/blueprint";
import { z } from "zod";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { BuildRequest } from "../../../domain/models/generation/generator.ts";
import { seesItsSketch } from "../../../domain/models/sees-its-sketch.ts";
import { microCreditsOf, microCreditsPerCredit } from "../../../adapters/models/micro-credits-of.ts";
import type { Usage } from "../../../adapters/models/model-call.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";
import { writerOf } from "../../planning/platforms/writer-of.ts";
import { askForJson, type JsonReading } from "../ask-for-json.ts";
import type { DraftedSketch, SketchAnswerReading } from "../read-sketch-answer.ts";
import { showApp } from "./show-app.ts";

/** A sketch as its model wrote it, and what came of it. */
export interface WrittenSketch {
  value: unknown;
  drafted: DraftedSketch;
}

/** What the look needs beside the sketch: the request as the model was given it, and how a sketch is read. */
export interface LookTask {
  model: Pick<ModelEntry, "name" | "contextWindow" | "seesPictures" | "price" | "multiplier">;
  buildRequest: BuildRequest;
  context: GeneratorContext;
  system: string;
  request: string;
  read(value: unknown): Promise<SketchAnswerReading>;
}

const instructions = readFileSync(new URL("look.md", import.meta.url), "utf8").trim();
const CHANGES_MAX = 40;
const Answer = z.object({ changes: z.array(z.unknown()).max(CHANGES_MAX) });
const answerSchema = z.toJSONSchema(z.object({ changes: z.array(SketchChange) }), { io: "input" });
const OUTPUT_TOKENS = 4_000;
/** What a look may take: the sketch with its instructions, the pages in words and in pictures, and the changes. */
const USAGE_OF_LOOK: Usage = { input: 40_000, cachedInput: 0, output: OUTPUT_TOKENS };
/** Of the build, in percent: the plan is not finished yet. */
const PROGRESS = 4;
const MILLISECONDS_MIN = 120_000;

/** The sketch after its model has seen what came of it; the same where there is nothing to change, to see, or to pay with. */
export async function lookAgain(written: WrittenSketch, task: LookTask): Promise<DraftedSketch> {
  const { context, model, buildRequest } = task;
  if (!seesItsSketch(model) || (buildRequest.platform ?? "web") !== "web" || !canAfford(task)) return written.drafted;
  context.report({ sentence: `${model.name} looks at what came of its sketch.`, progress: PROGRESS });
  const { blueprint } = written.drafted.result;
  // What cannot be shown is built as it was sketched: the stages that follow say what is wrong with it.
  const shown = await attempt(async () => showApp(blueprint, writerOf(buildRequest)(blueprint), context));
  context.signal.throwIfAborted();
  const app = shown.ok ? shown.value : null;
  if (app === null) return written.drafted;
  const request = [instructions, lostIn(written.drafted), app.text].filter((part) => part !== "").join("\n\n");
  const answer = await askForJson<DraftedSketch>(context, {
    name: "sketch-look",
    system: task.system,
    before: [
      { role: "user", text: task.request },
      { role: "assistant", text: JSON.stringify(written.value) },
    ],
    request,
    pictures: app.pictures,
    characters: request.length,
    schema: answerSchema,
    outputTokens: OUTPUT_TOKENS,
    repairs: 1,
    read: (value) => readAnswer(value, { written, task }),
    salvage: (value) => keepSound(value, { written, task }),
  });
  return answer.outcome === "result" ? answer.result : written.drafted;
}

const LOST_MAX = 12;
const SENTENCE_CHARACTERS_MAX = 300;

/** What of the sketch could not be used, for the model; empty where everything could. */
function lostIn({ leftOut }: DraftedSketch): string {
  const lines = leftOut.slice(0, LOST_MAX).map((sentence) => `- ${sentence.slice(0, SENTENCE_CHARACTERS_MAX)}`);
  return lines.length === 0 ? "" : ["This of your sketch could not be used, and is nowhere in the app:", ...lines].join("\n");
}

/** Whether what is set aside for the build pays for a look too, and time remains for it. */
function canAfford({ model, context }: LookTask): boolean {
  const { credits, budgetCredits } = context.spending();
  const price = microCreditsOf(model, USAGE_OF_LOOK) / microCreditsPerCredit;
  return credits + price <= budgetCredits && context.millisecondsLeft() > MILLISECONDS_MIN;
}

interface Looking {
  written: WrittenSketch;
  task: LookTask;
}

async function readAnswer(value: unknown, { written, task }: Looking): Promise<JsonReading<DraftedSketch>> {
  const changes = changesIn(value);
  if (changes === null) return { problems: ['The object has to be {"changes": [{"at": […], "to": …}]}.'] };
  if (changes.length === 0) return { result: written.drafted };
  const { sketch, problems } = reviseSketch(written.value, changes);
  const read = await task.read(sketch);
  if ("problems" in read) return { problems: read.problems };
  const wrong = [...freshlyLeftOut(read, written.drafted), ...problems];
  return wrong.length === 0 ? { result: read } : { problems: wrong };
}

/** The changes of an answer that have their form; null for anything else. */
function changesIn(value: unknown): SketchChange[] | null {
  const answer = Answer.safeParse(Array.isArray(value) ? { changes: value } : value);
  return answer.success ? answer.data.changes.flatMap((one) => SketchChange.safeParse(one).data ?? []) : null;
}

const freshlyLeftOut = (read: DraftedSketch, before: DraftedSketch): string[] =>
  read.leftOut.filter((sentence) => !before.leftOut.includes(sentence));

/** The app with those changes by which nothing more is left out of it. */
async function keepSound(value: unknown, { written, task }: Looking): Promise<DraftedSketch> {
  const kept: SketchChange[] = [];
  let { drafted } = written;
  for (const change of changesIn(value) ?? []) {
    const read = await task.read(reviseSketch(written.value, [...kept, change]).sketch);
    if ("problems" in read || freshlyLeftOut(read, drafted).length > 0) continue;
    kept.push(change);
    drafted = read;
  }
  return drafted;
}
