// Files that a signed-in person fetches by their addresses, with the console's cookie. They are read only, and no page
// but ours may lead here: the browser says where a request comes from.
import type { IncomingMessage, ServerResponse } from "node:http";
import { resumeSession } from "../../../domain/accounts/sessions/sessions.ts";
import type { Ground } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { plainHeaders } from "../pages/page-headers.ts";
import { isOwnRequest } from "../session/is-own-request.ts";
import { readSessionCookie } from "../session/session-cookie.ts";
import { visitorOf } from "../session/visitor-of.ts";
import { accountDownload } from "./account-download.ts";
import type { Download } from "./download.ts";
import { ledgerDownload } from "./ledger-download.ts";
import { projectDownload } from "./project-download.ts";
import { screenshotDownload } from "./screenshot-download.ts";

const downloads: readonly Download[] = [accountDownload, ledgerDownload, projectDownload, screenshotDownload];

/** Whether something is downloaded at this path. */
export function isDownload(path: string): boolean {
  return downloads.some(({ pattern }) => pattern.test(path));
}

/** Answers a GET for one of the downloads. */
export async function answerDownload(
  { ground, trustedProxies }: { ground: Ground; trustedProxies: readonly string[] },
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  if (!isOwnRequest(request.headers, { changes: false })) return refuse(response, 403, "This request did not come from the console.");
  const token = readSessionCookie(ground.addresses, request.headers.cookie);
  const signedIn = token === null ? null : await resumeSession(ground, token);
  if (signedIn === null) return refuse(response, 401, "Sign in to go on.");
  const found = downloads.find(({ pattern }) => pattern.test(path));
  const groups = found?.pattern.exec(path)?.groups ?? {};
  if (found === undefined || request.method === "HEAD")
    return refuse(response, found === undefined ? 404 : 405, "This is fetched with GET.");
  for (const [name, value] of Object.entries(plainHeaders())) response.setHeader(name, value);
  const [outcome] = await Promise.allSettled([found.answer({ signedIn, visitor: visitorOf(request, trustedProxies), groups, response })]);
  if (outcome.status === "fulfilled") return;
  if (!(outcome.reason instanceof ServiceError) || response.headersSent) throw outcome.reason;
  refuse(response, outcome.reason.kind === "not_found" ? 404 : 400, outcome.reason.message);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...plainHeaders(), "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ error: { message } }));
}
