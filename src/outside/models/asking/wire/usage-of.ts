// What a call used, as the provider tells it; where it does not, a token is taken to be four characters.
import type { ModelMessage, ModelRequest, Usage } from "../../model-call.ts";

/** What a provider tells of the tokens: nothing of some, or of all. */
export interface ToldUsage {
  inputTokens: { total: number | undefined; cacheRead: number | undefined };
  outputTokens: { total: number | undefined };
}

/** The request, whether its pictures were sent, and how many characters were written for it. */
export interface Exchange {
  request: ModelRequest;
  seesPictures: boolean;
  written: number;
}

const CHARACTERS_PER_TOKEN = 4;
// What providers count for a picture of a screen is between one and two thousand tokens.
const TOKENS_PER_PICTURE = 1_500;
// A hundred times what the largest models read and write in a call.
const COUNT_MAX = 100_000_000;

/** The tokens that were told, or an estimate; `told` is null where an answer was cut before its end. */
export function usageOf(told: ToldUsage | null, { request, seesPictures, written }: Exchange): Usage {
  const total = countOf(told?.inputTokens.total);
  // No prompt is of no tokens: a zero stands for a count that was left out.
  if (told !== null && total > 0) {
    const cachedInput = Math.min(total, countOf(told.inputTokens.cacheRead));
    return { input: total - cachedInput, cachedInput, output: countOf(told.outputTokens.total) };
  }
  const { system, messages, tools } = request;
  const characters = system.length + lengthOf(tools) + messages.reduce((sum, message) => sum + charactersOf(message), 0);
  const pictures = seesPictures ? messages.reduce((sum, message) => sum + picturesIn(message), 0) : 0;
  const input = tokensOf(characters) + pictures * TOKENS_PER_PICTURE;
  return { input, cachedInput: 0, output: tokensOf(written), isEstimated: true };
}

/** A count that can be one, whatever was told: a price comes of it. */
function countOf(told: number | undefined): number {
  return Number.isNaN(told) ? 0 : Math.min(COUNT_MAX, Math.max(0, Math.round(told ?? 0)));
}

function charactersOf(message: ModelMessage): number {
  if (message.role === "tool") return message.results.reduce((sum, { name, text }) => sum + name.length + text.length, 0);
  const calls = message.role === "assistant" ? (message.calls ?? []) : [];
  return calls.reduce((sum, { name, input }) => sum + name.length + lengthOf(input), message.text.length);
}

function picturesIn(message: ModelMessage): number {
  return message.role === "user" ? (message.pictures ?? []).length : 0;
}

function lengthOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
