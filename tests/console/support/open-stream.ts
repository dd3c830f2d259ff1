import type { TestBrowser } from "./open-console.ts";

/** An event of a stream. Untyped, because a test asserts what it expects on the wire. */
export interface StreamEvent {
  event: string;
  data: any; // differs per subscription: `unknown` would make each assertion a cast
}

/** An open stream of the console's API. `next` waits for its next event, ignoring pings. */
export interface Stream {
  next(): Promise<StreamEvent>;
  close(): void;
}

/** Opens a subscription like a browser's EventSource. */
export async function openStream(browser: TestBrowser, procedure: string, input: unknown): Promise<Stream> {
  const abort = new AbortController();
  const url = `/console/api/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await browser.fetch(url, { headers: { accept: "text/event-stream" }, signal: abort.signal });
  if (response.body === null) throw new Error(`opening the stream returned ${response.status}`);
  const pieces = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
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
    close: () => abort.abort(),
  };
}
