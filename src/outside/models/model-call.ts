// One call to a language model, as its callers see it: what is asked, and what comes of it. A call that fails is a value
// with a name, since what happens next depends on the name: another model, a repair, a sentence for the person.

/** What a model is asked. */
export interface ModelRequest {
  system: string;
  messages: readonly { role: "user" | "assistant"; text: string }[];
  /** The JSON schema of the object that is wanted; null for plain text. */
  schema: Record<string, unknown> | null;
  maxOutputTokens: number;
}

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
 * `too_long`: the prompt does not fit the context window. `invalid_request`: every other refusal of the request.
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
  "invalid_request",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A complete answer. `length`: it ends where its tokens did. */
export interface ModelAnswer {
  outcome: "answer";
  text: string;
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
