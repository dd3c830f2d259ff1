// The usage of a call as reported by the provider; otherwise, one token per four characters is assumed.
import type { ModelMessage, ModelRequest, Usage } from "../../model-call.ts";

/** The token counts that a provider reports; some or all may be missing. */
export interface ReportedUsage {
  inputTokens: { total: number | undefined; cacheRead: number | undefined; cacheWrite: number | undefined };
  outputTokens: { total: number | undefined };
}

/** The request, whether its pictures were sent, and how many characters the model wrote in response. */
export interface Exchange {
  request: ModelRequest;
  seesPictures: boolean;
  written: number;
}

const CHARACTERS_PER_TOKEN = 4;
// Providers count one to two thousand tokens for a screenshot.
const TOKENS_PER_PICTURE = 1_500;
// A hundred times what the largest models read and write in one call.
const COUNT_MAX = 100_000_000;

/** The reported tokens, or an estimate; `reported` is null when an answer was cut off before its end. */
export function usageOf(reported: ReportedUsage | null, { request, seesPictures, written }: Exchange): Usage {
  const total = countOf(reported?.inputTokens.total);
  // No prompt has zero tokens: a zero means that the count is missing.
  if (reported !== null && total > 0) {
    const cachedInput = Math.min(total, countOf(reported.inputTokens.cacheRead));
    const cacheWritten = Math.min(total - cachedInput, countOf(reported.inputTokens.cacheWrite));
    const input = total - cachedInput - cacheWritten;
    return { input, cachedInput, ...(cacheWritten > 0 && { cacheWritten }), output: countOf(reported.outputTokens.total) };
  }
  const { system, messages, tools } = request;
  const characters = system.length + lengthOf(tools) + messages.reduce((sum, message) => sum + charactersOf(message), 0);
  const pictures = seesPictures ? messages.reduce((sum, message) => sum + picturesIn(message), 0) : 0;
  const input = tokensOf(characters) + pictures * TOKENS_PER_PICTURE;
  return { input, cachedInput: 0, output: tokensOf(written), isEstimated: true };
}

/** A valid count, whatever was reported: the price depends on it. */
function countOf(reported: number | undefined): number {
  return Number.isNaN(reported) ? 0 : Math.min(COUNT_MAX, Math.max(0, Math.round(reported ?? 0)));
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
