// What a script makes the model do in one turn. A turn is a plain value, so that a test reads as a conversation.
import type { SeenRequest } from "./seen-request.ts";

/** Token counts as a provider reports them. `input` includes tokens read from and written to the cache. */
export interface TurnUsage {
  input: number;
  output: number;
  cachedInput?: number;
  /** Only Anthropic reports it. */
  cacheWrittenInput?: number;
}

/** An answer: reasoning, then text, then tool calls (several are parallel calls). Without `usage`, four characters count as one token. */
export interface Answer {
  say?: string;
  reasoning?: string;
  /** Arguments are serialized as JSON; a string is sent as it is, so that it can be malformed JSON. */
  calls?: { name: string; arguments: unknown }[];
  /** "absent" omits the counts, as some servers do; Anthropic's format always has them and reports the estimate. */
  usage?: TurnUsage | "absent";
  finish?: "stop" | "length" | "content_filter" | "tool_calls";
  /** Delay before the answer; in a stream, after its headers. */
  millisecondsToFirst?: number;
  /** Delay between the pieces of a stream. */
  millisecondsPerChunk?: number;
  /** Length of a stream's pieces; 12 by default. */
  chunkCharacters?: number;
  /** The end of a stream, after all of its content, is delayed until this resolves. */
  until?: Promise<unknown>;
}

/** An HTTP error, in the protocol's format unless a body is given. */
export interface Failure {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Headers, then nothing until the client disconnects. */
export interface Stall {
  stall: true;
}

/** The server closes the connection: before any byte, after the headers, or after half of `say`. */
export interface HangUp {
  hangUp: "before-headers" | "after-headers" | "mid-stream";
  say?: string;
}

/** Status 200 with an invalid body; in a stream it is the data of a single event. */
export interface Garbage {
  garbage: string;
}

/** The provider's own refusal, with its explanation. */
export interface Refusal {
  refuse: string;
}

/** What the model does in one turn. */
export type Turn = Answer | Failure | Stall | HangUp | Garbage | Refusal;

/** Decides each turn. `turn` counts the requests since the script was set, from 0. */
export type Script = (request: SeenRequest, turn: number) => Turn | Promise<Turn>;
