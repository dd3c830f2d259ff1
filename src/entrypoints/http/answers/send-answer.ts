import type { FastifyReply } from "fastify";
import type { Answer } from "./answer.ts";
import { entityTag, namesTag } from "./entity-tag.ts";

/** Sends an answer. A read has an entity tag, and returns 304 without a body if the client already has it. */
export function sendAnswer(reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply {
  const { method, headers: asked } = reply.request;
  reply.code(status);
  if (body === null) return reply.headers(headers).send();
  const bytes = "json" in body ? JSON.stringify(body.json) : body.bytes;
  if (status === 200 && (method === "GET" || method === "HEAD")) {
    const tag = entityTag(bytes);
    reply.headers({ "cache-control": "private, no-cache", etag: tag });
    if (namesTag(asked["if-none-match"], tag)) return reply.code(304).headers(headers).send();
  }
  reply.headers(headers).type("json" in body ? "application/json; charset=utf-8" : body.contentType);
  return reply.send(typeof bytes === "string" ? bytes : Buffer.from(bytes));
}
