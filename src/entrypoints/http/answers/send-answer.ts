import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Answer, ServerEvent } from "./answer.ts";
import { entityTag, namesTag } from "./entity-tag.ts";
import { jsonText } from "./json-text.ts";

/** Sends an answer. A read has an entity tag, and returns 304 without a body if the client already has it. */
export function sendAnswer(reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply {
  const { method, headers: asked } = reply.request;
  reply.code(status);
  if (body === null) return reply.headers(headers).send();
  if ("events" in body) {
    reply.headers(headers).type("text/event-stream; charset=utf-8");
    return method === "HEAD" ? reply.send() : reply.send(Readable.from(writeEvents(body.events)));
  }
  const { bytes, tag: known } = "json" in body ? jsonText(body.json) : { bytes: body.bytes, tag: null };
  if (status === 200 && (method === "GET" || method === "HEAD")) {
    const tag = known ?? entityTag(bytes);
    reply.headers({ "cache-control": "private, no-cache", etag: tag });
    if (namesTag(asked["if-none-match"], tag)) return reply.code(304).headers(headers).send();
  }
  reply.headers(headers).type("json" in body ? "application/json; charset=utf-8" : body.contentType);
  return reply.send(typeof bytes === "string" ? bytes : Buffer.from(bytes));
}

// JSON has no line breaks, so that an event is always three lines.
async function* writeEvents(events: AsyncIterable<ServerEvent>): AsyncGenerator<string, void, undefined> {
  for await (const one of events) {
    yield one === null ? ":\n\n" : `id: ${one.id}\nevent: ${one.event}\ndata: ${JSON.stringify(one.json)}\n\n`;
  }
}
