// One call to a language model, as its callers see it: what is asked, and what comes of it. A call that fails is a value
// with a name, since what happens next depends on the name: another model, a repair, a sentence for the person.

/** A tool that a model may call. `parameters` is the JSON schema of its input, an object. */
export interface ToolSpec {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** A model's call of a tool. `input` is what its JSON holds, or the text itself where it is no JSON. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
  /** What the provider wants to have back with the call, unchanged. */
  signature?: Record<string, Record<string, unknown>>;
}

/** What a tool answered to the call of this id. */
export interface ToolResult {
  id: string;
  name: string;
  text: string;
}

/** A picture that a model is shown, if it sees pictures. */
export interface Picture {
  mediaType: "image/jpeg" | "image/png";
  base64: string;
}

/** A message of a conversation. The calls of an assistant's message are answered, all of them, by the tool message after it. */
export type ModelMessage =
  | { role: "user"; text: string; pictures?: readonly Picture[] }
  | { role: "assistant"; text: string; calls?: readonly ToolCall[] }
  | { role: "tool"; results: readonly ToolResult[] };

/** What a model is asked. */
export interface ModelRequest {
  system: string;
  messages: readonly ModelMessage[];
  /** The tools that it may call, several at once. */
  tools?: readonly ToolSpec[];
  /** The JSON schema of the object that is wanted; null for plain text. */
  schema: Record<string, unknown> | null;
  maxOutputTokens: number;
}

/** A piece of an answer while it comes: words, or the name of a tool that the model begins to call. */
export type Heard = { words: string } | { calls: string };

/** What a call used, in tokens. `input` is without `cachedInput`; `output` includes the reasoning. */
export interface Usage {
  input: number;
  /** Input that the provider had read before. */
  cachedInput: number;
  output: number;
  /** The provider reported none: a token is taken to be four characters. */
  isEstimated?: boolean;
}

/**
 * Why a call failed. `unavailable`: no connection, status 5xx, half a stream, or an answer in another protocol.
 * `too_long`: the prompt does not fit the context window. `no_tools`: the model, or its server as it was started, cannot
 * call tools. `invalid_request`: every other refusal of the request.
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
  "invalid_request",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A complete answer: words, or calls of tools, or both. `length`: it ends where its tokens did. */
export interface ModelAnswer {
  outcome: "answer";
  text: string;
  calls: readonly ToolCall[];
  usage: Usage;
  finish: "stop" | "length";
}

/** A call without an answer. `message` is for a person: it holds no secret and no word of the provider's. */
export interface FailedCall {
  outcome: "failed";
  failure: ModelFailure;
  message: string;
  /** What was used all the same, such as by a refusal; null where nothing is known of it. */
  usage: Usage | null;
}

/** What comes of a call. */
export type Asked = ModelAnswer | FailedCall;

/** How long and how often a call may try. */
export interface CallLimits {
  triesMax: number;
  /** Before the second try at most this long is waited, before each further one twice as long. */
  backoffMilliseconds: number;
  /** A provider that wants to be left alone for longer is given up at once. */
  retryAfterSecondsMax: number;
  /** A try has timed out when no byte has come for so long. */
  silenceMilliseconds: number;
  /** For all tries and the waits between them. */
  totalMilliseconds: number;
}

/** The limits unless told. */
export const callLimits: CallLimits = {
  triesMax: 4,
  backoffMilliseconds: 500,
  retryAfterSecondsMax: 20,
  silenceMilliseconds: 60_000,
  totalMilliseconds: 120_000,
};
