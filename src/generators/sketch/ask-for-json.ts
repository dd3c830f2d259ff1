import type { Desk } from "../../domain/generation/desk.ts";
import { readJson } from "../../outside/models/asking/read-json.ts";
import { cutTo } from "./budget.ts";

/** What is asked for: `read` says what an answer comes to, or what is wrong with it. */
export interface JsonQuestion<Result> {
  /** The place of the call in its build. */
  name: string;
  system: string;
  request: string;
  schema: Record<string, unknown>;
  outputTokens: number;
  read(value: unknown): { result: Result } | { problems: readonly string[] };
}

/** The result; `useless` when the model gave none that could be read; or why it could not be asked. */
export type JsonAnswer<Result> =
  | { outcome: "result"; result: Result }
  | { outcome: "useless" }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

const REPAIRS_MAX = 2;
const SHOWN_CHARACTERS = 4_000;
const PROBLEMS_MAX = 12;

/** Asks a model for a JSON object. One that cannot be read goes back to it with what is wrong, twice at most. */
export async function askForJson<Result>(desk: Desk, question: JsonQuestion<Result>): Promise<JsonAnswer<Result>> {
  const { name, system, request, schema, outputTokens, read } = question;
  const messages: { role: "user" | "assistant"; text: string }[] = [{ role: "user", text: request }];
  for (let round = 0; round <= REPAIRS_MAX; round += 1) {
    const call = round === 0 ? name : `${name}-repair-${round}`;
    const told = await desk.ask(call, {
      system,
      messages: [...messages.slice(0, 1), ...messages.slice(1).slice(-2)],
      schema,
      maxOutputTokens: outputTokens,
    });
    if (told.outcome === "failure") return told;
    const value = readJson(told.text);
    const reading = value === undefined ? { problems: ["There is no JSON object in the answer."] } : read(value);
    if ("result" in reading) return { outcome: "result", result: reading.result };
    const cut = told.isWhole ? [] : ["The answer was longer than it may be and its end is missing: write fewer rows."];
    const problems = [...cut, ...reading.problems].slice(0, PROBLEMS_MAX);
    messages.push(
      { role: "assistant", text: cutTo(told.text, SHOWN_CHARACTERS) },
      {
        role: "user",
        text: `This could not be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}\nSend the whole JSON object again, corrected, and nothing else.`,
      },
    );
  }
  return { outcome: "useless" };
}
