import type { ModelMessage, Picture } from "../../adapters/models/model-call.ts";
import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import { readJson } from "../../adapters/models/asking/read-json.ts";
import { cutTo } from "./budget.ts";

/** A result, or the problems of an answer. */
export type JsonReading<Result> = { result: Result } | { problems: readonly string[] };

/** A request for a JSON object: `read` returns the result of an answer, or its problems. */
export interface JsonQuestion<Result> {
  /** The name of the call within its build. */
  name: string;
  system: string;
  /** What was said before it. */
  before?: readonly ModelMessage[];
  /** Truncated if it does not fit beside an answer to be repaired. */
  request: string;
  pictures?: readonly Picture[];
  /** The number of characters of messages that fit into the context window. */
  characters: number;
  schema: Record<string, unknown>;
  outputTokens: number;
  /** How often an invalid answer is sent back; twice where it is absent. */
  repairs?: number;
  read(value: unknown): JsonReading<Result> | Promise<JsonReading<Result>>;
  /** A usable part of the last answer if it could not be repaired; null if there is none. */
  salvage?(value: unknown): Result | null | Promise<Result | null>;
}

/** The result; `useless` if the model gave no readable one; or why the model could not be called. */
export type JsonAnswer<Result> =
  | { outcome: "result"; result: Result }
  | { outcome: "useless" }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

const REPAIRS_MAX = 2;
const SHOWN_CHARACTERS_MAX = 4_000;
const PROBLEM_CHARACTERS_MAX = 300;
const PROBLEMS_MAX = 12;

/** Asks a model for a JSON object. An invalid answer is sent back with its problems. */
export async function askForJson<Result>(context: GeneratorContext, question: JsonQuestion<Result>): Promise<JsonAnswer<Result>> {
  const { name, system, before = [], request, pictures = [], characters, schema, outputTokens, repairs = REPAIRS_MAX, read } = question;
  const asking = (text: string): ModelMessage[] => [...before, { role: "user", text, ...(pictures.length > 0 && { pictures }) }];
  let latest: unknown;
  let messages = asking(cutTo(request, characters));
  for (let round = 0; round <= repairs; round += 1) {
    const call = round === 0 ? name : `${name}-repair-${round}`;
    const reply = await context.ask({
      name: call,
      request: { system, messages, schema, maxOutputTokens: outputTokens },
    });
    if (reply.outcome === "failure") return reply;
    const value = readJson(reply.text);
    const reading = value === undefined ? { problems: ["There is no JSON object in the answer."] } : await read(value);
    latest = value ?? latest;
    if ("result" in reading) return { outcome: "result", result: reading.result };
    const cut = reply.isWhole ? [] : ["The answer was longer than it may be and its end is missing: write fewer rows."];
    messages = repairMessages({ asking, request, characters, answer: reply.text, problems: [...cut, ...reading.problems] });
  }
  const salvaged = (await question.salvage?.(latest)) ?? null;
  return salvaged === null ? { outcome: "useless" } : { outcome: "result", result: salvaged };
}

interface Repair {
  /** The messages up to the request with this text. */
  asking(text: string): ModelMessage[];
  request: string;
  characters: number;
  answer: string;
  problems: readonly string[];
}

/** The request again, its answer, and the answer's problems; together they fit into the context window. */
function repairMessages({ asking, request, characters, answer, problems }: Repair): ModelMessage[] {
  const named = problems.slice(0, PROBLEMS_MAX).map((problem) => `- ${cutTo(problem, PROBLEM_CHARACTERS_MAX)}`);
  const wrong = cutTo(["This could not be used:", ...named].join("\n"), Math.floor(characters / 4));
  const again = `${wrong}\nSend the whole JSON object again, corrected, and nothing else.`;
  const shown = cutTo(answer, Math.min(SHOWN_CHARACTERS_MAX, Math.floor(characters / 3)));
  const left = Math.max(0, characters - again.length - shown.length);
  return [...asking(cutTo(request, left)), { role: "assistant", text: shown }, { role: "user", text: again }];
}
