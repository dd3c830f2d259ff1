// Replays transcripts of HTTP responses over a real connection, byte for byte and in small pieces, so that no event or
// character arrives whole. The transcripts are written out from the providers' API references, which their first line
// names with the version; they were not captured from calls.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

/** The providers with transcripts: a folder each. */
export const PROVIDERS = ["anthropic", "openai", "google", "compatible"] as const;
export type RecordedProvider = (typeof PROVIDERS)[number];

/** A request that the server received. `body` is its parsed JSON. */
export interface ReceivedRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A replaying server. */
export interface ReplayServer {
  url: string;
  /** Answers the next requests with these transcripts, the last one repeatedly, and returns the requests as they arrive. */
  play(provider: RecordedProvider, ...transcripts: string[]): readonly ReceivedRequest[];
  close(): Promise<void>;
}

interface Transcript {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  isCut: boolean;
}

const FOLDER = path.join(import.meta.dirname, "transcripts");
const CUT = "\n# the connection is lost here\n";
// Prime, and smaller than most events.
const PIECE_BYTES = 97;

/** Starts the server. */
export async function openReplayServer(): Promise<ReplayServer> {
  let transcripts: readonly Transcript[] = [];
  let received: ReceivedRequest[] = [];
  const answer: RequestListener = (request, response) => {
    void receive(request).then((one) => {
      const transcript = transcripts[Math.min(received.length, transcripts.length - 1)] ?? assert.fail("nothing is to be played");
      received.push(one);
      return replay(transcript, response);
    });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    url: `http://127.0.0.1:${address.port}`,
    play: (provider, ...names) => {
      transcripts = names.map((name) => readTranscript(provider, name));
      received = [];
      return received;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return { url: request.url ?? "", headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
}

async function replay({ status, headers, body, isCut }: Transcript, response: ServerResponse): Promise<void> {
  response.writeHead(status, headers);
  for (let at = 0; at < body.length && !response.destroyed; at += PIECE_BYTES) {
    response.write(body.subarray(at, at + PIECE_BYTES));
    await setImmediate();
  }
  if (!isCut) return void response.end();
  // What was written has left before the connection breaks.
  await new Promise((resolve) => response.write("", resolve));
  response.destroy();
}

function readTranscript(provider: RecordedProvider, name: string): Transcript {
  const text = readFileSync(path.join(FOLDER, provider, `${name}.http`), "utf8");
  assert.match(text, /^# \S.* (v1|v1beta|version|API|0\.)[^\n]*https:\/\//, `${provider}/${name} does not name its source`);
  const [head = "", ...rest] = text.replace(/^(#[^\n]*\n)+/, "").split("\n\n");
  const [start = "", ...lines] = head.split("\n");
  const given = rest.join("\n\n");
  const isCut = given.endsWith(CUT);
  const body = isCut ? given.slice(0, -CUT.length) : given;
  // Google ends its lines with both characters.
  const bytes = Buffer.from(provider === "google" ? body.replaceAll("\n", "\r\n") : body);
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]), headers, body: bytes, isCut };
}
