import type { TestBrowser } from "./open-console.ts";

/** An event of a stream. Read as the wire has it: what a test expects there, it asserts. */
export interface StreamEvent {
  event: string;
  data: any; // of another shape in every stream: `unknown` would make each assertion a cast
}

/** An open stream of the console's API. `next` waits for its next event, pings left out. */
export interface Stream {
  next(): Promise<StreamEvent>;
  close(): void;
}

/** Opens a subscription as a browser's EventSource does. */
export async function openStream(browser: TestBrowser, procedure: string, input: unknown): Promise<Stream> {
  const leaving = new AbortController();
  const address = `/console/api/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await browser.fetch(address, { headers: { accept: "text/event-stream" }, signal: leaving.signal });
  if (answer.body === null) throw new Error(`the stream was answered with ${answer.status}`);
  const pieces = answer.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let buffer = "";
  const nextBlock = async (): Promise<string> => {
    for (;;) {
      const end = buffer.indexOf("\n\n");
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end).trimStart();
        return block;
      }
      const { value, done } = await pieces.next();
      if (done) throw new Error("the stream ended");
      buffer += value;
    }
  };
  return {
    async next() {
      for (;;) {
        const fields = Object.fromEntries((await nextBlock()).split("\n").map((line) => line.split(/: ?(.*)/s, 2)));
        const { event = "message", data = "" } = fields;
        if (event !== "connected" && event !== "ping") return { event, data: JSON.parse(data) };
      }
    },
    close: () => leaving.abort(),
  };
}
