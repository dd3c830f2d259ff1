// Files that a signed-in user downloads by URL, with the console's cookie. They are read-only, and only our own pages
// may link here: the browser sends where a request comes from.
import type { IncomingMessage, ServerResponse } from "node:http";
import { resumeSession } from "../../../domain/accounts/sessions/sessions.ts";
import type { AppContext } from "../../../domain/call.ts";
import { type ErrorKind, ServiceError } from "../../../domain/errors.ts";
import { admitConsole } from "../../../domain/usage/limits/admit-console.ts";
import { plainHeaders } from "../pages/page-headers.ts";
import { isOwnRequest } from "../session/is-own-request.ts";
import { readSessionCookie } from "../session/session-cookie.ts";
import { visitorOf } from "../session/visitor-of.ts";
import { accountDownload } from "./account-download.ts";
import type { Download } from "./download.ts";
import { ledgerDownload } from "./ledger-download.ts";
import { projectDownload } from "./project-download.ts";
import { screenshotDownload } from "./screenshot-download.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";

const downloads: readonly Download[] = [accountDownload, ledgerDownload, projectDownload, screenshotDownload];

/** Whether this path is a download. */
export function isDownload(path: string): boolean {
  return downloads.some(({ pattern }) => pattern.test(path));
}

/** Responds to a GET for one of the downloads. */
export async function answerDownload(
  { ctx, trustedProxies }: { ctx: AppContext; trustedProxies: readonly string[] },
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  if (!isOwnRequest(request.headers, { changes: false })) return refuse(response, 403, "This request did not come from the console.");
  const token = readSessionCookie(ctx.addresses, request.headers.cookie);
  const signedIn = token === null ? null : await resumeSession(ctx, token);
  if (signedIn === null) return refuse(response, 401, "Sign in to go on.");
  const found = downloads.find(({ pattern }) => pattern.test(path));
  const groups = found?.pattern.exec(path)?.groups ?? {};
  if (found === undefined || request.method === "HEAD")
    return refuse(response, found === undefined ? 404 : 405, "This is fetched with GET.");
  for (const [name, value] of Object.entries(plainHeaders())) response.setHeader(name, value);
  const visitor = visitorOf(request, trustedProxies);
  const { accountId } = signedIn.call;
  const admitted = admitConsole(ctx, { accountId, address: visitor.address, use: found.use, requests: 1 });
  const outcome = await attempt(() => admitted.then(() => found.answer({ signedIn, visitor, groups, response })));
  if (outcome.ok) return;
  if (!(outcome.error instanceof ServiceError) || response.headersSent) throw outcome.error;
  const { kind, message, facts }: ServiceError = outcome.error;
  if ("retryAfterSeconds" in facts) response.setHeader("Retry-After", String(facts.retryAfterSeconds));
  refuse(response, STATUSES[kind] ?? 400, message);
}

const STATUSES: Partial<Record<ErrorKind, number>> = { not_found: 404, too_many_requests: 429 };

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...plainHeaders(), "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ error: { message } }));
}
