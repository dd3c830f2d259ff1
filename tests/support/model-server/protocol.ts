// A provider's protocol: how a request is read, and how answers and errors are written.
import type { Reply } from "./make-reply.ts";
import type { ReadRequest } from "./seen-request.ts";

/** The events of a streamed answer, each as it goes over the wire. `content` is what a cut connection breaks off in. */
export interface Frames {
  start: string[];
  content: string[];
  end: string[];
}

/** One provider's form of requests, answers and errors. */
export interface Protocol {
  name: "openai" | "anthropic";
  /** Throws where the body is not a request of this protocol. */
  read(body: unknown): ReadRequest;
  writeBody(reply: Reply, request: ReadRequest): unknown;
  writeFrames(reply: Reply, request: ReadRequest): Frames;
  writeError(status: number, message: string): unknown;
  writeModels(models: readonly string[]): unknown;
}
