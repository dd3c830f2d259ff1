// One request to the MCP door, and its error handler. The order: is it sent to us (Host), may its page ask (Origin), is it a
// message at all (POST), who asks (an access token, never a key), within which limit, how large; then the library takes over.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { Ground } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { admitAddress } from "../../domain/usage/limits/admit-address.ts";
import { admitConnection } from "../../domain/usage/limits/admit-connection.ts";
import { requireWithin } from "../../domain/usage/limits/standing.ts";
import { newId } from "../../kit/ids.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { challenge } from "./admission/challenge.ts";
import { CONNECTION_POLICY, limitHeaders } from "./admission/limit-headers.ts";
import { readToken } from "./admission/read-token.ts";
import { corsHeaders, preflightHeaders } from "./guards/cors-headers.ts";
import { isAllowedOrigin } from "./guards/is-allowed-origin.ts";
import { isOwnHost } from "./guards/is-own-host.ts";
import type { MessageServer } from "./serve-messages.ts";
import { sendPlainError } from "./wire/plain-error.ts";
import { readBytes } from "./wire/read-bytes.ts";
import { sendWebResponse } from "./wire/send-web-response.ts";

/** The most bytes that a message may have. */
export const MESSAGE_BYTES_MAX = 131_072;

/** What answers stand on. */
export interface Answering {
  ground: Ground;
  metadataUrl: string;
  messages(): Promise<MessageServer>;
  admit(accessToken: string): Promise<Connected | null>;
  addressOf(request: IncomingMessage): string;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The headers that every answer to this request has; more are added on the way. */
  headers: Record<string, string>;
}

/** Answers one request. Never rejects. */
export async function answerMcp(answering: Answering, { request, response }: Pick<Asked, "request" | "response">): Promise<void> {
  const { ground } = answering;
  const requestId = newId(ground.clock.now());
  const headers = { "x-request-id": requestId, "cache-control": "no-store", "x-content-type-options": "nosniff" };
  const asked: Asked = { request, response, requestId, headers: { ...headers, ...corsHeaders(request.headers.origin) } };
  try {
    if (passesGuards(answering, asked)) await answerMessage(answering, asked);
  } catch (error) {
    if (response.destroyed || request.destroyed) return;
    if (!(error instanceof ServiceError)) ground.log.error({ requestId, error: stackOf(error) }, "an MCP request failed");
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

function passesGuards({ ground }: Answering, asked: Asked): boolean {
  const { request, response, headers } = asked;
  const { service } = ground.addresses;
  if (!isOwnHost(service, request.headers.host)) {
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
  const message = new Request(`${answering.ground.addresses.service}/mcp`, {
    ...{ method: "POST", headers: webHeaders(request), body, signal: gone.signal },
  });
  const messages = await answering.messages();
  await sendWebResponse(response, { answer: await messages.serve({ message, connected, requestId, signal: gone.signal }), headers });
}

/** Who asks, counted under their limit; null where they are refused, which has then been answered. */
async function admitRequest({ ground, metadataUrl, admit, addressOf }: Answering, asked: Asked): Promise<Connected | null> {
  const { request, headers } = asked;
  const presented = readToken(request.headers.authorization);
  const connected = presented.kind === "token" ? await admit(presented.token) : null;
  if (connected === null) {
    const { header, message } = challenge(presented.kind, metadataUrl);
    const standing = await admitAddress(ground, addressOf(request));
    Object.assign(headers, limitHeaders(standing, ground.clock.now()), { "www-authenticate": header });
    refuse(asked, { status: 401, message });
    return null;
  }
  const standing = await admitConnection(connected.call, { connectionId: connected.connectionId, policy: CONNECTION_POLICY });
  const now = ground.clock.now();
  if (standing !== null) {
    Object.assign(headers, limitHeaders(standing, now));
    const seconds = Math.max(1, Math.ceil((standing.endsAt.getTime() - now.getTime()) / 1_000));
    if (standing.requests > standing.limit) headers["retry-after"] = String(seconds);
    requireWithin([standing], now);
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
