// One request to the MCP entrypoint, and its error handler. The order of checks: our host (Host), allowed origin
// (Origin), a message (POST), authentication (an access token, never a key), rate limit, size; then the library.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { AppContext } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { admitAddress } from "../../domain/usage/limits/admit-address.ts";
import { admitConnection } from "../../domain/usage/limits/admit-connection.ts";
import { requireWithin } from "../../domain/usage/limits/rate-limits.ts";
import { newId } from "../../lib/ids.ts";
import type { IsOwnHost } from "../../lib/own-hosts.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { challenge } from "./admission/challenge.ts";
import { CONNECTION_POLICY, limitHeaders } from "./admission/limit-headers.ts";
import { readToken } from "./admission/read-token.ts";
import { corsHeaders, preflightHeaders } from "./guards/cors-headers.ts";
import { isAllowedOrigin } from "./guards/is-allowed-origin.ts";
import type { MessageServer } from "./serve-messages.ts";
import { sendPlainError } from "./wire/plain-error.ts";
import { readBytes } from "./wire/read-bytes.ts";
import { sendWebResponse } from "./wire/send-web-response.ts";

/** The maximum size of a message in bytes. */
export const MESSAGE_BYTES_MAX = 131_072;

/** Dependencies of the handler. */
export interface Answering {
  ctx: AppContext;
  metadataUrl: string;
  messages(): Promise<MessageServer>;
  admit(accessToken: string): Promise<Connected | null>;
  addressOf(request: IncomingMessage): string;
  isOwnHost: IsOwnHost;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The headers of every response to this request; more are added on the way. */
  headers: Record<string, string>;
}

/** Handles one request. Never rejects. */
export async function answerMcp(answering: Answering, { request, response }: Pick<Asked, "request" | "response">): Promise<void> {
  const { ctx } = answering;
  const requestId = newId(ctx.clock.now());
  const headers = { "x-request-id": requestId, "cache-control": "no-store", "x-content-type-options": "nosniff" };
  const asked: Asked = { request, response, requestId, headers: { ...headers, ...corsHeaders(request.headers.origin) } };
  try {
    if (passesGuards(answering, asked)) await answerMessage(answering, asked);
  } catch (error) {
    if (response.destroyed || request.destroyed) return;
    if (!(error instanceof ServiceError)) ctx.log.error({ requestId, error: stackOf(error) }, "an MCP request failed");
    if (response.headersSent) response.destroy();
    else refuse(asked, refusalOf(error, requestId));
  }
}

function refusalOf(error: unknown, requestId: string): { status: number; message: string } {
  if (error instanceof ServiceError && error.kind === "too_many_requests") return { status: 429, message: error.message };
  return { status: 500, message: `Something went wrong on our side. Try again; the request’s id is ${requestId}.` };
}

function refuse({ response, headers }: Asked, { status, message }: { status: number; message: string }): void {
  sendPlainError(response, { status, message, headers });
}

function passesGuards({ ctx, isOwnHost }: Answering, asked: Asked): boolean {
  const { request, response, headers } = asked;
  const { service } = ctx.addresses;
  if (!isOwnHost(request.headers.host)) {
    refuse(asked, {
      status: 403,
      message: `This service answers as ${new URL(service).host}: connect to that address. Its operator sets it with ATELIER_URL.`,
    });
    return false;
  }
  if (!isAllowedOrigin(service, request.headers.origin)) {
    delete headers["access-control-allow-origin"];
    refuse(asked, { status: 403, message: "Pages of this origin may not ask here." });
    return false;
  }
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...headers, ...preflightHeaders() }).end();
    return false;
  }
  if (request.method === "POST") return true;
  headers["allow"] = "POST, OPTIONS";
  refuse(asked, { status: 405, message: "This address takes messages by POST alone: it keeps no sessions and no streams." });
  return false;
}

async function answerMessage(answering: Answering, asked: Asked): Promise<void> {
  const { request, response, headers, requestId } = asked;
  const connected = await admitRequest(answering, asked);
  if (connected === null) return;
  const body = await readBytes(request, MESSAGE_BYTES_MAX);
  if (body === null) {
    headers["connection"] = "close";
    return refuse(asked, { status: 413, message: `The message has more than ${MESSAGE_BYTES_MAX} bytes. Send a shorter one.` });
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const message = new Request(`${answering.ctx.addresses.service}/mcp`, {
    method: "POST",
    headers: webHeaders(request),
    body,
    signal: gone.signal,
  });
  const messages = await answering.messages();
  await sendWebResponse(response, { answer: await messages.serve({ message, connected, requestId, signal: gone.signal }), headers });
}

/** Authenticates and rate-limits the request; null if it was refused, in which case the response has been sent. */
async function admitRequest({ ctx, metadataUrl, admit, addressOf }: Answering, asked: Asked): Promise<Connected | null> {
  const { request, headers } = asked;
  const presented = readToken(request.headers.authorization);
  const connected = presented.kind === "token" ? await admit(presented.token) : null;
  if (connected === null) {
    const { header, message } = challenge(presented.kind, metadataUrl);
    const rateLimitStatus = await admitAddress(ctx, addressOf(request));
    Object.assign(headers, limitHeaders(rateLimitStatus, ctx.clock.now()), { "www-authenticate": header });
    refuse(asked, { status: 401, message });
    return null;
  }
  const rateLimitStatus = await admitConnection(connected.call, { connectionId: connected.connectionId, policy: CONNECTION_POLICY });
  const now = ctx.clock.now();
  if (rateLimitStatus !== null) {
    Object.assign(headers, limitHeaders(rateLimitStatus, now));
    const seconds = Math.max(1, Math.ceil((rateLimitStatus.endsAt.getTime() - now.getTime()) / 1_000));
    if (rateLimitStatus.requests > rateLimitStatus.limit) headers["retry-after"] = String(seconds);
    requireWithin([rateLimitStatus], now);
  }
  return connected;
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "authorization" && name !== "cookie" && value !== undefined)
      copied.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return copied;
}
