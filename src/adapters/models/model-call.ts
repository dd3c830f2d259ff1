// One call to a language model, as its callers see it: the request and its result. A failed call is a value with a
// name, because the next step depends on the name: another model, a repair, or a message for the user.

/** A tool that a model may call. `parameters` is the JSON schema of its input, an object. */
export interface ToolSpec {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** What a model thought. `signature` is provider data without which it is not accepted back. */
export interface Thought {
  text: string;
  signature?: Record<string, Record<string, unknown>>;
}

/** A model's call of a tool. `input` is its parsed JSON, or the text itself if it is not valid JSON. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
  /** Provider data that must be returned with the call, unchanged. */
  signature?: Record<string, Record<string, unknown>>;
  /** What the model thought just before it, if its provider wants that back with the call, and the id of that provider. */
  thoughts?: { provider: string; parts: readonly Thought[] };
}

/** The result of the tool call with this id. */
export interface ToolResult {
  id: string;
  name: string;
  text: string;
}

/** A picture shown to a model that supports pictures. */
export interface Picture {
  mediaType: "image/jpeg" | "image/png";
  base64: string;
}

/** A message of a conversation. All calls of an assistant message are answered by the tool message after it. */
export type ModelMessage =
  | { role: "user"; text: string; pictures?: readonly Picture[] }
  | { role: "assistant"; text: string; calls?: readonly ToolCall[] }
  | { role: "tool"; results: readonly ToolResult[] };

/** A request to a model. */
export interface ModelRequest {
  system: string;
  messages: readonly ModelMessage[];
  /** The tools that it may call, several at once. */
  tools?: readonly ToolSpec[];
  /** The JSON schema of the requested object; null for plain text. */
  schema: Record<string, unknown> | null;
  maxOutputTokens: number;
}

/** A streamed part of an answer: words, or the name of a tool that the model starts to call. */
export type ModelDelta = { words: string } | { calls: string };

/** The token usage of a call. `input` excludes what was read from or written to the cache; `output` includes the reasoning. */
export interface Usage {
  input: number;
  /** Input read from the provider's cache. */
  cachedInput: number;
  /** Input written to the provider's cache, where that is reported; absent if none was. */
  cacheWritten?: number;
  output: number;
  /** Set when the provider reported no usage: one token is assumed per four characters. */
  isEstimated?: boolean;
}

/**
 * Why a call failed. `unavailable`: no connection, status 5xx, a truncated stream, or an answer in another protocol.
 * `too_long`: the prompt exceeds the context window. `no_tools`: the model, or its server as configured, cannot
 * call tools. `over_limit`: the installation's monthly limit is used up, and nothing was sent. `invalid_request`: the
 * provider rejected the request for any other reason.
 */
export const MODEL_FAILURES = [
  "unavailable",
  "unauthorized",
  "rate_limited",
  "timed_out",
  "refused",
  "empty",
  "too_long",
  "unknown_model",
  "no_tools",
  "over_limit",
  "invalid_request",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A complete answer: words, tool calls, or both. `length`: it was cut off at the token limit. */
export interface ModelAnswer {
  outcome: "answer";
  text: string;
  calls: readonly ToolCall[];
  usage: Usage;
  finish: "stop" | "length";
}

/** A failed call. `message` is for a person: it contains no secret and no text from the provider. */
export interface FailedCall {
  outcome: "failed";
  failure: ModelFailure;
  message: string;
  /** Tokens used despite the failure, such as by a refusal; null when unknown. */
  usage: Usage | null;
}

/** The result of a call. */
export type Asked = ModelAnswer | FailedCall;

/** Time and retry limits of a call. */
export interface CallLimits {
  triesMax: number;
  /** Maximum delay before the first retry; doubles with each further retry. */
  backoffMilliseconds: number;
  /** A provider that requests a longer delay is not retried. */
  retryAfterSecondsMax: number;
  /** An attempt times out when no byte has arrived for this long. */
  silenceMilliseconds: number;
  /** Total time for all attempts and the delays between them. */
  totalMilliseconds: number;
}

/** The default limits. */
export const callLimits: CallLimits = {
  triesMax: 4,
  backoffMilliseconds: 500,
  retryAfterSecondsMax: 20,
  silenceMilliseconds: 60_000,
  totalMilliseconds: 120_000,
};
