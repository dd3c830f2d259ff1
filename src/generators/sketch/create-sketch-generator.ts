// A model sketches the app, and the built-in reader and writers do the rest: the output always compiles, and a nonsense
// answer still results in a working app, whose reply says so.
import { readFileSync } from "node:fs";
import { Blueprint, describeReading, type ReplyWords, replyWords, sketchJsonSchema } from "@atelier/blueprint";
import { z } from "zod";
import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import type { Generator, Understanding, BuildRequest } from "../../domain/models/generation/generator.ts";
import type { ModelEntry } from "../../adapters/models/model-entry.ts";
import { blueprintGenerator } from "../blueprint.ts";
import { planOf } from "../planning/plan-of.ts";
import { promptOf } from "../prompt-of.ts";
import { leaveOut } from "../planning/leaving-out/leave-out.ts";
import { asideWhenLong } from "../reading/aside-when-long.ts";
import { changeByWords } from "../reading/change-by-words.ts";
import { askForJson } from "./ask-for-json.ts";
import { budgetFor, cutTo } from "./budget.ts";
import { lookAgain, type WrittenSketch } from "./looking/look-again.ts";
import { readSketchAnswer } from "./read-sketch-answer.ts";
import { sketchInstructions } from "./sketch-instructions.ts";
import { withoutDecisions, withoutSketch } from "./without-sketch.ts";

type Planned = Extract<Understanding, { outcome: "plan" }>;
/** The model properties that the generator uses. */
type SketchModel = Pick<ModelEntry, "id" | "name" | "contextWindow" | "seesPictures" | "price" | "multiplier">;

const readPromptFile = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const changePrompt = readPromptFile("./change.md");

const reading = asideWhenLong({
  module: new URL("read-sketch-answer.ts", import.meta.url).href,
  read: readSketchAnswer,
  charactersOf: ({ prompt }) => prompt.length,
});
const changing = asideWhenLong({
  module: new URL("../reading/change-by-words.ts", import.meta.url).href,
  read: changeByWords,
  charactersOf: ({ words }) => words.length,
});

const SKETCH_TOKENS_MAX = 8_000;
const Changes = z.object({ changes: z.array(z.string().trim().min(2).max(400)).min(1).max(20) });

/** The generator of a model that sketches. */
export function createSketchGenerator(model: SketchModel): Generator {
  return {
    id: model.id,
    category: "fast",
    understand: (buildRequest, context) =>
      buildRequest.current === null
        ? understandPrompt(model, { buildRequest, context })
        : understandMessage(model, { buildRequest, context }),
    write: (task, context) => blueprintGenerator.write(task, context),
    repair: async () => null,
    leaveOut,
  };
}

interface Asking {
  buildRequest: BuildRequest;
  context: GeneratorContext;
}

async function understandPrompt(model: SketchModel, asking: Asking): Promise<Understanding> {
  const { context } = asking;
  const { request: buildRequest, asked, isWithout } = withoutDecisions(asking.buildRequest, model.name);
  const note = `${model.name} gave no sketch that could be used, so the built-in generator designed this app by itself.`;
  if (isWithout) return builtIn({ buildRequest, context }, note);
  const text = [promptOf(buildRequest), ...buildRequest.answers.map(({ answer }) => answer)].join("\n");
  const system = sketchInstructions(model.contextWindow);
  const { outputTokens, characters } = budgetFor(model.contextWindow, system, SKETCH_TOKENS_MAX);
  const read = async (value: unknown) => reading({ value, prompt: text }, context.signal);
  // What is left out of a sketch is sent back once; an app can be built of the rest.
  let usable: WrittenSketch | null = null;
  const answer = await askForJson<WrittenSketch>(context, {
    name: "sketch",
    system,
    request: text,
    characters,
    schema: sketchJsonSchema,
    outputTokens,
    read: async (value) => {
      const drafted = await read(value);
      if ("problems" in drafted) return drafted;
      const written = { value, drafted };
      if (drafted.leftOut.length === 0 || usable !== null) return { result: fewerLeftOut(written, usable) };
      usable = written;
      return { problems: drafted.leftOut };
    },
    salvage: () => usable,
  });
  if (answer.outcome === "failure") return withoutModel(answer, { buildRequest, context });
  if (answer.outcome === "useless") return withoutSketch(await builtIn({ buildRequest, context }, note), { model: model.name, asked });
  const request = cutTo(text, characters);
  const { result: drafted, leftOut } = await lookAgain(answer.result, { model, buildRequest, context, system, request, read });
  const words = replyWords(drafted.blueprint.language);
  const told = [
    sketchedParts(drafted.blueprint, { model: model.name, words }),
    ...(text.length > characters ? [words.cut({ characters })] : []),
    ...(context.isModelAuto ? [words.chosenModel(), ...context.standIns()] : []),
  ];
  return planOf(drafted, `${describeReading(drafted)}\n\n${told.join(" ")}${tellLeftOut(leftOut, words)}`, null);
}

/** Of two readings the one of which less is left out. */
function fewerLeftOut(latest: WrittenSketch, earlier: WrittenSketch | null): WrittenSketch {
  return earlier !== null && earlier.drafted.leftOut.length < latest.drafted.leftOut.length ? earlier : latest;
}

const LEFT_OUT_MAX = 8;

/** What of a sketch is not in the app, and why. */
function tellLeftOut(leftOut: readonly string[], words: ReplyWords): string {
  if (leftOut.length === 0) return "";
  const more = leftOut.length - LEFT_OUT_MAX;
  const lines = leftOut.slice(0, LEFT_OUT_MAX).map((sentence) => `- ${sentence}`);
  return `\n\n${words.leftOut()}\n${[...lines, ...(more > 0 ? [`- ${words.andMore({ count: more })}`] : [])].join("\n")}`;
}

/** What of an app a sketch gave: what it keeps, and its pages with their texts. */
function sketchedParts({ entities, features, pages }: Blueprint, { model, words }: { model: string; words: ReplyWords }): string {
  const isText = ({ id }: { id: string }): boolean =>
    pages.some(({ sections }) => sections.some((part) => part.kind === "feature" && part.feature === id));
  const isWritten = features.some(isText);
  if (entities.length === 0) return isWritten ? words.sketchedTexts({ model }) : words.sketchedPages({ model });
  return isWritten ? words.sketchedBoth({ model }) : words.sketchedRows({ model });
}

/** A change that the built-in reader fully understands needs no model; the model rephrases the rest for it. */
async function understandMessage(model: SketchModel, { buildRequest, context }: Asking): Promise<Understanding> {
  const plain = await blueprintGenerator.understand(buildRequest, context);
  const current = Blueprint.safeParse(buildRequest.current?.design);
  if (!current.success || (plain.outcome === "plan" && plain.plan.notUnderstood.length === 0)) return plain;
  const system = `${changePrompt}\n\nThe app:\n${describeApp(current.data)}`;
  const { outputTokens, characters } = budgetFor(model.contextWindow, system);
  const answer = await askForJson<string[]>(context, {
    name: "change",
    system,
    request: buildRequest.message ?? buildRequest.prompt,
    characters,
    schema: z.toJSONSchema(Changes),
    outputTokens,
    read: (value) => {
      const read = Changes.safeParse(Array.isArray(value) ? { changes: value } : value);
      return read.success
        ? { result: read.data.changes }
        : { problems: ['The object has to be {"changes": ["…"]} with at least one instruction.'] };
    },
  });
  if (answer.outcome === "failure") return withoutModel(answer, { buildRequest, context });
  if (answer.outcome === "useless") return plain;
  const words = answer.result.map((one) => one.replace(/[.\s]*$/, ".")).join(" ");
  const change = await changing({ current: current.data, words }, context.signal);
  if (change.outcome === "unclear") return plain;
  return planOf(
    change,
    `${change.reply}\n\n${model.name} put your message into these words: ${answer.result.join(" ")}${reason(context)}`,
    current.data,
  );
}

/** Describes the app to a model: entities with their fields, and pages. */
function describeApp({ title, entities, pages, features }: Blueprint): string {
  const things = entities.map(({ name, fields }) => `- ${name.many}: ${fields.map(({ label }) => label).join(", ")}`);
  return [
    `Title: ${title}`,
    ...things,
    `Pages: ${pages.map((page) => page.title).join(", ")}`,
    `Features: ${features.map(({ id }) => id).join(", ")}`,
  ].join("\n");
}

/** With automatic model choice the built-in generator continues alone; a model requested by name results in a failure. */
async function withoutModel(
  failure: Extract<Understanding, { outcome: "failure" }>,
  { buildRequest, context }: Asking,
): Promise<Understanding> {
  if (!context.isModelAuto || failure.code !== "MODEL_UNAVAILABLE") return failure;
  return builtIn(
    { buildRequest, context },
    `${failure.message.replace(/ The build cost nothing\.$/, "")} The built-in generator designed this app instead.`,
  );
}

async function builtIn({ buildRequest, context }: Asking, note: string): Promise<Understanding> {
  const understanding = await blueprintGenerator.understand(buildRequest, context);
  return understanding.outcome === "plan" ? noted(understanding, note) : understanding;
}

function noted({ plan }: Planned, note: string): Planned {
  return { outcome: "plan", plan: { ...plan, reply: `${plan.reply}\n\n${note}` } };
}

function reason({ isModelAuto, standIns }: GeneratorContext): string {
  const why = "You left the model to us, and it is the best one that your plan includes and that answers.";
  return isModelAuto ? ` ${[why, ...standIns()].join(" ")}` : "";
}
