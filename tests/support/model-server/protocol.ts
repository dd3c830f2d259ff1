// A provider's protocol: how requests are read, and how responses and errors are written.
import type { Reply } from "./make-reply.ts";
import type { ReadRequest } from "./seen-request.ts";

/** The events of a streamed response, serialized. A `mid-stream` hang-up happens within `content`. */
export interface Frames {
  start: string[];
  content: string[];
  end: string[];
}

/** One provider's format of requests, responses and errors. */
export interface Protocol {
  name: "openai" | "anthropic";
  /** Throws if the body is not a request of this protocol. */
  read(body: unknown): ReadRequest;
  writeBody(reply: Reply, request: ReadRequest): unknown;
  writeFrames(reply: Reply, request: ReadRequest): Frames;
  writeError(status: number, message: string): unknown;
  writeModels(models: readonly string[]): unknown;
}
