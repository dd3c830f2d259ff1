// What a script lets the model do in one turn. A turn is a plain value, so that a test reads as a conversation.
import type { SeenRequest } from "./seen-request.ts";

/** Token counts as a provider reports them. `input` includes what came from the cache and what was written to it. */
export interface TurnUsage {
  input: number;
  output: number;
  cachedInput?: number;
  /** Only Anthropic reports it. */
  cacheWrittenInput?: number;
}

/** An answer: reasoning, then text, then calls of tools (several are parallel calls). Without `usage` a token is four characters. */
export interface Answer {
  say?: string;
  reasoning?: string;
  /** Arguments are sent as JSON; a string is sent as it is, so that it can be broken JSON. */
  calls?: { name: string; arguments: unknown }[];
  /** "absent" leaves the counts out, as some servers do; Anthropic's format has no such case and reports the estimate. */
  usage?: TurnUsage | "absent";
  finish?: "stop" | "length" | "content_filter" | "tool_calls";
  /** Waited before the answer, in a stream after its headers. */
  millisecondsToFirst?: number;
  /** Waited between the pieces of a stream. */
  millisecondsPerChunk?: number;
  /** Length of a stream's pieces, 12 unless told. */
  chunkCharacters?: number;
  /** The end of a stream, after all of its content, is held back until this resolves. */
  until?: Promise<unknown>;
}

/** An HTTP error, in the protocol's own format unless a body is given. */
export interface Failure {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Headers, then nothing until the client hangs up. */
export interface Stall {
  stall: true;
}

/** The connection is cut: before any byte, after the headers, or after half of `say`. */
export interface HangUp {
  hangUp: "before-headers" | "after-headers" | "mid-stream";
  say?: string;
}

/** Status 200 with a body that is not the protocol; in a stream it is the data of one event, and the stream ends after it. */
export interface Garbage {
  garbage: string;
}

/** The provider's own refusal, with the words that it gives for it. */
export interface Refusal {
  refuse: string;
}

/** What the model does in one turn. */
export type Turn = Answer | Failure | Stall | HangUp | Garbage | Refusal;

/** Decides each turn. `turn` counts the requests since the script was given, from 0. */
export type Script = (request: SeenRequest, turn: number) => Turn | Promise<Turn>;
