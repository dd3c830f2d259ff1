// Servers with OpenAI's chat completions differ in what they leave out, misspell or add. Their responses are brought into
// the form that the AI SDK reads, event by event, before it sees them: what it cannot read it reports as a broken stream.
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { mendChunk } from "./mend-chunk.ts";

/** A `fetch` whose chat completions are mended. */
export interface MendedFetch {
  fetch: typeof fetch;
  /** Whether the server sent the model's thoughts as `reasoning_content`: such a server wants them back with the calls that follow. */
  sendsThoughts(): boolean;
}

const DONE = "[DONE]";

/** Wraps a `fetch` so that successful responses are read as a stream of chat completion chunks, whatever form they come in. */
export function mendChat(fetch: typeof globalThis.fetch): MendedFetch {
  let sendsThoughts = false;
  const noteThoughts = () => void (sendsThoughts = true);
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!response.ok || response.body === null) return response;
      const type = response.headers.get("content-type") ?? "";
      if (/\bjson\b/i.test(type)) return streamOf(eventsOf(await response.text(), noteThoughts), response);
      if (!/event-stream/i.test(type)) return response;
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      return streamOf(events.pipeThrough(mendEvents(noteThoughts)).pipeThrough(new TextEncoderStream()), response);
    },
    sendsThoughts: () => sendsThoughts,
  };
}

/** A completion that was sent whole, although a stream was asked for, as the events of a stream. */
function eventsOf(text: string, noteThoughts: () => void): string {
  const { chunk, hasThoughts } = mendChunk(text);
  if (hasThoughts) noteThoughts();
  return `${eventOf(chunk ?? text)}${eventOf(DONE)}`;
}

function mendEvents(noteThoughts: () => void): TransformStream<EventSourceMessage, string> {
  let isFinished = false;
  let hasCalls = false;
  let hasBegun = false;
  return new TransformStream({
    transform({ event, data }, controller) {
      if (data.trim() === DONE) {
        // The mark of the end declares it as well as a reason does, which some servers leave out.
        if (hasBegun && !isFinished) controller.enqueue(eventOf(finishWith(hasCalls ? "tool_calls" : "stop")));
        isFinished = true;
        controller.enqueue(eventOf(DONE));
        return;
      }
      const mended = mendChunk(data, event);
      if (mended.hasThoughts) noteThoughts();
      isFinished ||= mended.isEnd;
      hasCalls ||= mended.hasCalls;
      hasBegun ||= mended.chunk !== null;
      if (mended.chunk !== null) controller.enqueue(eventOf(mended.chunk));
    },
  });
}

function streamOf(body: string | ReadableStream<Uint8Array>, { status, statusText, headers }: Response): Response {
  const sent = new Headers(headers);
  for (const name of ["content-length", "content-encoding"]) sent.delete(name);
  sent.set("content-type", "text/event-stream");
  return new Response(body, { status, statusText, headers: sent });
}

const finishWith = (reason: string): string => JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

const eventOf = (data: string): string =>
  `${data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("")}\n`;
