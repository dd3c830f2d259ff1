// A language model sketches the app, and the built-in reader and writers do the rest: so what comes out always compiles,
// and a model that answers nonsense still ends in a working app, whose reply says so.
import { readFileSync } from "node:fs";
import {
  Blueprint,
  changeBlueprint,
  describeReading,
  draftSketch,
  type Reading,
  readSketch,
  type Sketch,
  sketchJsonSchema,
} from "@atelier/blueprint";
import { z } from "zod";
import type { Desk } from "../../domain/models/generation/desk.ts";
import type { Generator, Understanding, Wish } from "../../domain/models/generation/generator.ts";
import type { ModelEntry } from "../../outside/models/model-entry.ts";
import { blueprintGenerator } from "../blueprint.ts";
import { planOf } from "../plan-of.ts";
import { promptOf } from "../prompt-of.ts";
import { askForJson } from "./ask-for-json.ts";
import { budgetFor } from "./budget.ts";

type DraftedReading = Extract<Reading, { outcome: "blueprint" }>;
type Planned = Extract<Understanding, { outcome: "plan" }>;
/** What the generator needs to know of its model. */
type SketchModel = Pick<ModelEntry, "id" | "name" | "contextWindow">;

const speech = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const sketchSpeech = speech("./sketch.md");
const changeSpeech = speech("./change.md");

const SMALL_WINDOW = 8_000;
const Changes = z.object({ changes: z.array(z.string().trim().min(2).max(400)).min(1).max(20) });

/** The generator of a model that sketches. */
export function createSketchGenerator(model: SketchModel): Generator {
  return {
    id: model.id,
    category: "fast",
    understand: (wish, desk) =>
      wish.present === null ? understandPrompt(model, { wish, desk }) : understandMessage(model, { wish, desk }),
    write: (task, desk) => blueprintGenerator.write(task, desk),
    repair: async () => null,
  };
}

interface Asking {
  wish: Wish;
  desk: Desk;
}

async function understandPrompt(model: SketchModel, { wish, desk }: Asking): Promise<Understanding> {
  const text = [promptOf(wish), ...wish.answers.map(({ answer }) => answer)].join("\n");
  const system = sketchSpeech.replace("{{rows}}", model.contextWindow < SMALL_WINDOW ? "3 or 4" : "6 to 8");
  const { outputTokens, characters } = budgetFor(model.contextWindow, system);
  const answer = await askForJson<{ sketch: Sketch; reading: DraftedReading }>(desk, {
    ...{ name: "sketch", system, request: text, characters, schema: sketchJsonSchema, outputTokens },
    read: (value) => readAnswer(value, text),
  });
  if (answer.outcome === "failure") return withoutModel(answer, { wish, desk });
  if (answer.outcome === "useless")
    return builtIn(
      { wish, desk },
      `${model.name} gave no sketch that could be used, so the built-in generator designed this app by itself.`,
    );
  const { reading } = answer.result;
  const cut =
    text.length > characters
      ? ` It could read only the first ${characters} characters of what you wrote; the rest was read without it.`
      : "";
  const reply = `${describeReading(reading)}\n\n${model.name} sketched what the app keeps, with its rows.${cut}${reason(desk)}`;
  return planOf(reading, reply, null);
}

/** A sketch counts as read when a whole app comes of it. */
function readAnswer(value: unknown, prompt: string): { result: { sketch: Sketch; reading: DraftedReading } } | { problems: string[] } {
  const read = readSketch(value);
  if ("problems" in read) return read;
  const { sketch } = read;
  const reading = draftSketch(prompt, sketch);
  if (reading === null || !Blueprint.safeParse(reading.blueprint).success)
    return { problems: ["No app can be made of this: name at least one thing that it keeps, with its fields."] };
  return { result: { sketch, reading } };
}

/** A change that the built-in reader understands whole needs no model; what it does not is put into its words by the model. */
async function understandMessage(model: SketchModel, { wish, desk }: Asking): Promise<Understanding> {
  const plain = await blueprintGenerator.understand(wish, desk);
  const present = Blueprint.safeParse(wish.present?.design);
  if (!present.success || (plain.outcome === "plan" && plain.plan.notUnderstood.length === 0)) return plain;
  const system = `${changeSpeech}\n\nThe app:\n${describeApp(present.data)}`;
  const { outputTokens, characters } = budgetFor(model.contextWindow, system);
  const answer = await askForJson<string[]>(desk, {
    ...{ name: "change", system, request: wish.message ?? wish.prompt, characters, schema: z.toJSONSchema(Changes), outputTokens },
    read: (value) => {
      const read = Changes.safeParse(Array.isArray(value) ? { changes: value } : value);
      return read.success
        ? { result: read.data.changes }
        : { problems: ['The object has to be {"changes": ["…"]} with at least one instruction.'] };
    },
  });
  if (answer.outcome === "failure") return withoutModel(answer, { wish, desk });
  if (answer.outcome === "useless") return plain;
  const change = changeBlueprint(present.data, answer.result.map((one) => one.replace(/[.\s]*$/, ".")).join(" "));
  if (change.outcome === "unclear") return plain;
  return planOf(
    change,
    `${change.reply}\n\n${model.name} put your message into these words: ${answer.result.join(" ")}${reason(desk)}`,
    present.data,
  );
}

/** The app as a model has to know it to speak of it: things with their fields, and pages. */
function describeApp({ title, entities, pages, features }: Blueprint): string {
  const things = entities.map(({ name, fields }) => `- ${name.many}: ${fields.map(({ label }) => label).join(", ")}`);
  return [
    `Title: ${title}`,
    ...things,
    `Pages: ${pages.map((page) => page.title).join(", ")}`,
    `Features: ${features.map(({ id }) => id).join(", ")}`,
  ].join("\n");
}

/** Where the model was left to us the built-in generator goes on by itself; a model that was asked for by name is missed. */
async function withoutModel(failure: Extract<Understanding, { outcome: "failure" }>, { wish, desk }: Asking): Promise<Understanding> {
  if (!desk.isModelFree || failure.code !== "MODEL_UNAVAILABLE") return failure;
  return builtIn(
    { wish, desk },
    `${failure.message.replace(/ The build cost nothing\.$/, "")} The built-in generator designed this app instead.`,
  );
}

async function builtIn({ wish, desk }: Asking, note: string): Promise<Understanding> {
  const understanding = await blueprintGenerator.understand(wish, desk);
  return understanding.outcome === "plan" ? noted(understanding, note) : understanding;
}

function noted({ plan }: Planned, note: string): Planned {
  return { outcome: "plan", plan: { ...plan, reply: `${plan.reply}\n\n${note}` } };
}

function reason({ isModelFree, standIns }: Desk): string {
  const why = "You left the model to us, and it is the best one that your plan includes and that answers.";
  return isModelFree ? ` ${[why, ...standIns()].join(" ")}` : "";
}
