// Performs a turn on an open connection. Nothing is written after the client has disconnected, and everything written
// before the server closes the connection arrives.
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { makeReply, type Reply } from "./make-reply.ts";
import type { Protocol } from "./protocol.ts";
import type { SeenRequest } from "./seen-request.ts";
import type { Answer, HangUp, Turn } from "./turn.ts";

/** One request and its connection. `gone` is aborted when either side closes the connection. */
export interface Exchange {
  protocol: Protocol;
  request: SeenRequest;
  response: ServerResponse;
  gone: AbortSignal;
  /** The number of the response. */
  number: number;
  /** Signals that the first piece of content has been sent. */
  begin(): void;
  /** Closes the connection from the server's side. */
  cut(): void;
}

/** Responds with a turn. Returns when the response has ended or the client has disconnected. */
export async function playTurn(turn: Turn, exchange: Exchange): Promise<void> {
  const { response, protocol, request } = exchange;
  if (exchange.gone.aborted) return;
  if ("status" in turn) {
    const body = turn.body ?? protocol.writeError(turn.status, `The model server answers ${turn.status}.`);
    response.writeHead(turn.status, { "content-type": "application/json", ...turn.headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  } else if ("stall" in turn) {
    writeHeaders(exchange);
    await left(exchange);
  } else if ("hangUp" in turn) {
    await hangUp(turn, exchange);
  } else if ("garbage" in turn) {
    writeHeaders(exchange);
    response.end(request.stream ? `data: ${turn.garbage}\n\n` : turn.garbage);
  } else {
    const reply = makeReply(turn, { request, number: exchange.number });
    await answer(reply, { exchange, pace: "refuse" in turn ? {} : turn });
  }
}

async function answer(reply: Reply, { exchange, pace }: { exchange: Exchange; pace: Answer }): Promise<void> {
  const { protocol, request, response } = exchange;
  if (!request.stream) {
    await pause(exchange, pace.millisecondsToFirst);
    if (exchange.gone.aborted) return;
    writeHeaders(exchange);
    response.end(JSON.stringify(protocol.writeBody(reply, request)));
    exchange.begin();
    return;
  }
  const { start, content, end } = protocol.writeFrames(reply, request);
  writeHeaders(exchange);
  await pause(exchange, pace.millisecondsToFirst);
  response.write(start.join(""));
  for (const frame of content) {
    await pause(exchange, pace.millisecondsPerChunk);
    if (exchange.gone.aborted) return;
    response.write(frame);
    exchange.begin();
  }
  if (pace.until !== undefined) await Promise.race([pace.until, left(exchange)]);
  if (!exchange.gone.aborted) response.end(end.join(""));
}

async function hangUp(turn: HangUp, exchange: Exchange): Promise<void> {
  const { protocol, request } = exchange;
  if (turn.hangUp === "before-headers") return exchange.cut();
  writeHeaders(exchange);
  if (turn.hangUp === "mid-stream") {
    const say = turn.say ?? "";
    // Two pieces, so that the connection closes after the first one, inside the text.
    const chunkCharacters = Math.max(1, Math.ceil([...say].length / 2));
    const reply = makeReply({ say, chunkCharacters }, { request, number: exchange.number });
    const { start, content } = protocol.writeFrames(reply, request);
    const body = JSON.stringify(protocol.writeBody(reply, request));
    await written(exchange, request.stream ? [...start, ...content.slice(0, content.length / 2)].join("") : body.slice(0, body.length / 2));
  } else {
    // The headers are sent at the end of this event loop turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  exchange.cut();
}

function writeHeaders({ request, response }: Exchange): void {
  const type = request.stream ? "text/event-stream; charset=utf-8" : "application/json";
  response.writeHead(200, { "content-type": type, "cache-control": "no-cache" });
  response.flushHeaders();
}

async function written({ response, gone }: Exchange, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    response.write(text, () => resolve());
    gone.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Resolves when the client has disconnected. */
async function left({ gone }: Exchange): Promise<void> {
  if (!gone.aborted) await new Promise((resolve) => gone.addEventListener("abort", resolve, { once: true }));
}

/** Waits until the time has passed or the client disconnects. */
async function pause({ gone }: Exchange, milliseconds = 0): Promise<void> {
  if (milliseconds > 0) await wait(milliseconds, null, { signal: gone }).catch(() => null);
}
