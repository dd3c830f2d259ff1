// Requests to the authorization server: its metadata, which is generated here, and its few routes, which the library
// handles after the rate limits are checked. No other route of the library is reachable.
import type { IncomingMessage, ServerResponse } from "node:http";
import { CONNECTION_SCOPES } from "../../domain/accounts/connections/connection-scopes.ts";
import { countAuthAttempt, type AuthAttemptKind } from "../../domain/accounts/sessions/auth-attempts.ts";
import type { AppContext } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { describeResource } from "./metadata/describe-resource.ts";
import { describeServer } from "./metadata/describe-server.ts";
import { METADATA, ROUTES } from "./metadata/routes.ts";
import { problemPage } from "./pages/problem-page.ts";
import type { VisitorOf } from "./visitor-of.ts";

/** Dependencies of the handler; `provide` is the library. */
export interface Answering {
  ctx: AppContext;
  visitorOf: VisitorOf;
  provide(request: IncomingMessage, response: ServerResponse): Promise<void>;
  resource: string;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const BODY_BYTES_MAX = 16_384;
const RESUME = new RegExp(`^${ROUTES.authorization}/[\\w-]{10,64}$`);

/** Headers of every response. A URL that contains a code is never sent as a referrer. */
const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-store",
};

/** Handles a request. Never throws: errors are sent as a response. */
export async function answerOauth(parts: Answering, exchange: Exchange): Promise<void> {
  try {
    for (const [name, value] of Object.entries(HEADERS)) exchange.response.setHeader(name, value);
    await answer(parts, exchange);
  } catch (error) {
    if (exchange.response.headersSent) return void exchange.response.destroy();
    if (error instanceof ServiceError && error.kind === "too_many_requests") return refuseLater(exchange, error);
    parts.ctx.log.error({ error: stackOf(error) }, "a request of the authorization server failed");
    sendProblem(exchange, { status: 500, error: "server_error", error_description: "Something went wrong on our side." });
  }
}

async function answer(parts: Answering, exchange: Exchange): Promise<void> {
  const { service } = parts.ctx.addresses;
  const path = pathOf(exchange.request);
  if (path === METADATA.server) return answerMetadata(exchange, describeServer(service));
  if (path === METADATA.resource) return answerMetadata(exchange, describeResource({ service, resource: parts.resource }));
  if (path === ROUTES.authorization) return answerAuthorization(parts, exchange);
  if (RESUME.test(path)) return isOneOf(exchange, ["GET"]) ? parts.provide(exchange.request, exchange.response) : undefined;
  if (path === ROUTES.registration) return answerRegistration(parts, exchange);
  if (path === ROUTES.token || path === ROUTES.revocation) return answerToken(parts, exchange);
  sendProblem(exchange, { status: 404, error: "invalid_request", error_description: "There is nothing at this address." });
}

async function answerAuthorization({ ctx, visitorOf, provide }: Answering, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (!isOneOf(exchange, ["GET"])) return;
  await count(ctx, { kind: "authorize", visitorOf, request });
  const asked = new URL(request.url ?? "/", "http://host");
  const mode = asked.searchParams.get("response_mode");
  if (mode !== null && mode !== "query") {
    return sendProblem(exchange, { status: 400, error: "unsupported_response_mode", error_description: "only query is supported" });
  }
  // An app that requests no scope is treated as requesting every scope of a connection: the user sees them.
  if ((asked.searchParams.get("scope") ?? "").trim() === "") {
    asked.searchParams.set("scope", CONNECTION_SCOPES.join(" "));
    request.url = asked.pathname + asked.search;
  }
  await provide(request, response);
}

async function answerRegistration({ ctx, visitorOf, provide }: Answering, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method === "OPTIONS") return answerPreflight(exchange, "POST");
  if (!isOneOf(exchange, ["POST"])) return;
  await count(ctx, { kind: "register", visitorOf, request });
  if (Number(request.headers["content-length"] ?? 0) > BODY_BYTES_MAX) {
    const error_description = `a registration has at most ${BODY_BYTES_MAX} bytes`;
    return sendProblem(exchange, { status: 413, error: "invalid_client_metadata", error_description });
  }
  await provide(request, response);
}

async function answerToken({ ctx, visitorOf, provide }: Answering, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (!isOneOf(exchange, ["POST", "OPTIONS"])) return;
  if (request.method === "POST") await count(ctx, { kind: "token", visitorOf, request });
  await provide(request, response);
}

function answerMetadata(exchange: Exchange, metadata: object): void {
  const { request, response } = exchange;
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method === "OPTIONS") return answerPreflight(exchange, "GET");
  if (!isOneOf(exchange, ["GET", "HEAD"])) return;
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "public, max-age=300" });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify(metadata));
}

function answerPreflight({ response }: Exchange, methods: string): void {
  const allowed = { "Access-Control-Allow-Methods": methods, "Access-Control-Allow-Headers": "Content-Type, MCP-Protocol-Version" };
  response.writeHead(204, { ...allowed, "Access-Control-Max-Age": "3600" });
  response.end();
}

interface Counted {
  kind: AuthAttemptKind;
  visitorOf: VisitorOf;
  request: IncomingMessage;
}

const count = (ctx: AppContext, { kind, visitorOf, request }: Counted): Promise<void> =>
  countAuthAttempt(ctx, { kind, email: null, address: visitorOf(request).address });

const pathOf = ({ url }: IncomingMessage): string => (url ?? "/").split(/[?#]/, 1)[0] ?? "/";

/** Whether a request uses one of these methods; otherwise a 405 is sent. */
function isOneOf(exchange: Exchange, methods: readonly string[]): boolean {
  if (methods.includes(exchange.request.method ?? "")) return true;
  exchange.response.setHeader("Allow", methods.join(", "));
  sendProblem(exchange, { status: 405, error: "invalid_request", error_description: `This address takes ${methods.join(" and ")}.` });
  return false;
}

function refuseLater(exchange: Exchange, { message, facts }: ServiceError): void {
  if ("retryAfterSeconds" in facts) exchange.response.setHeader("Retry-After", String(facts.retryAfterSeconds));
  sendProblem(exchange, { status: 429, error: "too_many_requests", error_description: message });
}

interface Refusal {
  status: number;
  error: string;
  error_description: string;
}

/** Sends HTML to a browser, JSON to a program. */
function sendProblem({ request, response }: Exchange, { status, ...problem }: Refusal): void {
  const { headers, html } = problemPage(problem);
  const isForPerson = request.headers.accept?.includes("text/html") ?? false;
  if (isForPerson) response.writeHead(status, headers);
  else response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(isForPerson ? html : JSON.stringify(problem));
}
