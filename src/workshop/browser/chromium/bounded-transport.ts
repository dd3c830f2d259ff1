// The pipe over which Chromium speaks the DevTools protocol: JSON messages terminated by a zero byte, on descriptors 3
// and 4. What a page logs, names and throws arrives here in full, so bytes are counted before parsing; a browser that
// exceeds a limit is no longer read from.
import type { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";

/** The limits on what a browser may send. `bytesMax` and `messagesMax` count from the last `restart`, and grow by `messagesPerCheck` for each check. */
export interface TransportLimits {
  messageBytesMax: number;
  bytesMax: number;
  messagesMax: number;
  messagesPerCheck?: number;
}

/** Which limit was exceeded. */
export type Excess = "message" | "bytes" | "messages";

/** Totals of what a transport has carried. */
export interface Carried {
  bytes: number;
  messages: number;
  largestMessageBytes: number;
}

/** A transport for Playwright that counts what it carries. */
export interface BoundedTransport extends ConnectOverCDPTransport {
  /** The limit that was exceeded; null if none was. */
  excess(): Excess | null;
  /** What has been carried since the last `restart`. */
  carried(): Readonly<Carried>;
  /** Resets the counters, for a run with so many checks; none by default. */
  restart(checks?: number): void;
}

/** Holds because Chromium sends only JSON objects, and nothing else writes to this pipe. */
const asMessage = (text: string): object => JSON.parse(text) as object;

/** Opens the transport over a Chromium's pipe. `onExcess` is called once, when a limit is exceeded; end the browser then. */
export function createBoundedTransport(
  pipe: { input: Writable; output: Readable },
  { limits, onExcess }: { limits: TransportLimits; onExcess: (excess: Excess) => void },
): BoundedTransport {
  let parts: Buffer[] = [];
  let partBytes = 0;
  let excess: Excess | null = null;
  let undelivered = 0;
  const { messagesMax, messagesPerCheck = 0 } = limits;
  const nothing: Carried = { bytes: 0, messages: 0, largestMessageBytes: 0 };
  const carried = { ...nothing, checks: 0 };

  const stop = (why: Excess): void => {
    excess = why;
    parts = [];
    pipe.output.removeAllListeners("data").destroy();
    onExcess(why);
  };

  /** Delivers the finished message in its own task, so that what one message triggers settles before the next. */
  const deliver = (): void => {
    const bytes = Buffer.concat(parts);
    parts = [];
    partBytes = 0;
    carried.messages += 1;
    carried.largestMessageBytes = Math.max(carried.largestMessageBytes, bytes.length);
    undelivered += 1;
    setImmediate(() => {
      undelivered -= 1;
      if (excess !== null) return;
      transport.onmessage?.(asMessage(bytes.toString()));
      if (undelivered === 0) pipe.output.resume();
    });
  };

  /** Appends bytes without a zero byte to the message being received. Returns false if a limit is exceeded. */
  const add = (bytes: Buffer): boolean => {
    parts.push(bytes);
    partBytes += bytes.length;
    carried.bytes += bytes.length;
    if (partBytes > limits.messageBytesMax) stop("message");
    else if (carried.bytes > limits.bytesMax) stop("bytes");
    else if (carried.messages > messagesMax + messagesPerCheck * carried.checks) stop("messages");
    return excess === null;
  };

  const take = (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      if (!add(chunk.subarray(start, end))) return;
      deliver();
      start = end + 1;
    }
    // Backpressure: a browser that sends faster than its messages are handled has to wait.
    if (add(chunk.subarray(start)) && undelivered > 0) pipe.output.pause();
  };

  const transport: BoundedTransport = {
    send: (message) => void pipe.input.write(`${JSON.stringify(message)}\0`),
    close: () => void pipe.input.end(),
    excess: () => excess,
    carried: () => carried,
    restart: (checks = 0) => void Object.assign(carried, nothing, { checks }),
  };
  pipe.output.on("data", take);
  pipe.output.once("close", () => transport.onclose?.());
  pipe.output.on("error", () => undefined);
  pipe.input.on("error", () => undefined);
  return transport;
}
