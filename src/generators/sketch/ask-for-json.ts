import type { ModelMessage } from "../../outside/models/model-call.ts";
import type { Desk } from "../../domain/models/generation/desk.ts";
import { readJson } from "../../outside/models/asking/read-json.ts";
import { cutTo } from "./budget.ts";

/** What is asked for: `read` says what an answer comes to, or what is wrong with it. */
export interface JsonQuestion<Result> {
  /** The place of the call in its build. */
  name: string;
  system: string;
  /** Its end is left out where it does not fit beside an answer that is to be repaired. */
  request: string;
  /** How many characters of messages fit into the model's window. */
  characters: number;
  schema: Record<string, unknown>;
  outputTokens: number;
  read(value: unknown): { result: Result } | { problems: readonly string[] };
  /** What the last answer is worth when it could not be repaired; null where it is worth nothing. */
  salvage?(value: unknown): Result | null;
}

/** The result; `useless` when the model gave none that could be read; or why it could not be asked. */
export type JsonAnswer<Result> =
  | { outcome: "result"; result: Result }
  | { outcome: "useless" }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

const REPAIRS_MAX = 2;
const SHOWN_CHARACTERS_MAX = 4_000;
const PROBLEM_CHARACTERS_MAX = 300;
const PROBLEMS_MAX = 12;

/** Asks a model for a JSON object. One that cannot be read goes back to it with what is wrong, twice at most. */
export async function askForJson<Result>(desk: Desk, question: JsonQuestion<Result>): Promise<JsonAnswer<Result>> {
  const { name, system, request, characters, schema, outputTokens, read } = question;
  let latest: unknown;
  let messages: ModelMessage[] = [{ role: "user", text: cutTo(request, characters) }];
  for (let round = 0; round <= REPAIRS_MAX; round += 1) {
    const call = round === 0 ? name : `${name}-repair-${round}`;
    const told = await desk.ask({
      name: call,
      request: { system, messages, schema, maxOutputTokens: outputTokens },
    });
    if (told.outcome === "failure") return told;
    const value = readJson(told.text);
    const reading = value === undefined ? { problems: ["There is no JSON object in the answer."] } : read(value);
    latest = value ?? latest;
    if ("result" in reading) return { outcome: "result", result: reading.result };
    const cut = told.isWhole ? [] : ["The answer was longer than it may be and its end is missing: write fewer rows."];
    messages = repairMessages({ request, characters, answer: told.text, problems: [...cut, ...reading.problems] });
  }
  const salvaged = question.salvage?.(latest) ?? null;
  return salvaged === null ? { outcome: "useless" } : { outcome: "result", result: salvaged };
}

interface Repair {
  request: string;
  characters: number;
  answer: string;
  problems: readonly string[];
}

/** The request once more, the answer to it, and what is wrong with that; together they fit into the window. */
function repairMessages({ request, characters, answer, problems }: Repair): ModelMessage[] {
  const named = problems.slice(0, PROBLEMS_MAX).map((problem) => `- ${cutTo(problem, PROBLEM_CHARACTERS_MAX)}`);
  const wrong = cutTo(["This could not be used:", ...named].join("\n"), Math.floor(characters / 4));
  const again = `${wrong}\nSend the whole JSON object again, corrected, and nothing else.`;
  const shown = cutTo(answer, Math.min(SHOWN_CHARACTERS_MAX, Math.floor(characters / 3)));
  const left = Math.max(0, characters - again.length - shown.length);
  return [
    { role: "user", text: cutTo(request, left) },
    { role: "assistant", text: shown },
    { role: "user", text: again },
  ];
}
