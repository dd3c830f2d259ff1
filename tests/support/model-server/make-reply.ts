// Completes a scripted answer: everything that a turn leaves open is decided here, once for both protocols.
import type { ReadRequest } from "./seen-request.ts";
import type { Answer, Refusal, TurnUsage } from "./turn.ts";

const CHARACTERS_PER_TOKEN = 4;
const CHUNK_CHARACTERS = 12;

/** A tool call; `text` is its serialized arguments. */
export interface ReplyCall {
  name: string;
  text: string;
}

/** A complete answer, before a protocol writes it. */
export interface Reply {
  /** The number of the response, for ids that are the same in every run. */
  number: number;
  say: string;
  reasoning: string;
  refusal: string;
  calls: ReplyCall[];
  finish: "stop" | "length" | "content_filter" | "tool_calls";
  usage: TurnUsage & { reasoning: number };
  usageAbsent: boolean;
  chunkCharacters: number;
}

/** Builds the reply of a turn to a request. */
export function makeReply(turn: Answer | Refusal, { request, number }: { request: ReadRequest; number: number }): Reply {
  const answer: Answer = "refuse" in turn ? {} : turn;
  const refusal = "refuse" in turn ? turn.refuse : "";
  const given = (answer.calls ?? []).map((call) => ({ name: call.name, text: argumentsText(call.arguments) }));
  const content = answer.say ?? "";
  const asTool = request.jsonByTool && given.length === 0 && isObjectText(content);
  const calls = asTool ? [{ name: "json", text: content }] : given;
  const reasoning = answer.reasoning ?? "";
  const estimate = {
    input: inputTokens(request),
    output: tokens(content, reasoning, refusal, ...given.flatMap(({ name, text }) => [name, text])),
  };
  const usage = typeof answer.usage === "object" ? answer.usage : estimate;
  const natural = calls.length > 0 ? "tool_calls" : refusal === "" ? "stop" : "content_filter";
  return {
    number,
    reasoning,
    refusal,
    calls,
    say: asTool ? "" : content,
    finish: answer.finish ?? natural,
    usage: { ...usage, reasoning: Math.min(usage.output, tokens(reasoning)) },
    usageAbsent: answer.usage === "absent",
    chunkCharacters: answer.chunkCharacters ?? CHUNK_CHARACTERS,
  };
}

/** Splits a text into the pieces of a stream, never inside a character. */
export function cutText(text: string, characters: number): string[] {
  return text.match(new RegExp(`[^]{1,${characters}}`, "gu")) ?? [];
}

function argumentsText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? {});
}

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function inputTokens({ system, messages }: ReadRequest): number {
  const texts = messages.flatMap(({ text, toolCalls = [], toolResults = [] }) => [
    text,
    ...toolCalls.map((call) => call.name + argumentsText(call.arguments)),
    ...toolResults.map((result) => result.text),
  ]);
  return tokens(system, ...texts);
}

function tokens(...texts: string[]): number {
  return Math.ceil(texts.join("").length / CHARACTERS_PER_TOKEN);
}
