// The console's entrypoint: its pages, their assets, and the API that only they use. It authenticates users by their
// session cookie, which the published API ignores.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ConsentRequests } from "../../domain/accounts/connections/consent-request.ts";
import { resumeSession } from "../../domain/accounts/sessions/sessions.ts";
import type { AppContext } from "../../domain/call.ts";
import type { LiveModels } from "../../domain/models/live-models.ts";
import type { FoundServer } from "../../adapters/models/discovery/find-servers.ts";
import type { SendMail } from "../../adapters/mail/open-mail.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { join } from "node:path";
import { createServePackage, sendPackage } from "./downloads/packages/serve-package.ts";
import { answerDownload, isDownload } from "./downloads/answer-download.ts";
import { type Examples, NO_EXAMPLES } from "./examples/create-examples.ts";
import { plainHeaders } from "./pages/page-headers.ts";
import { createServePages } from "./pages/serve-pages.ts";
import { answerCall } from "./rpc/answer-call.ts";
import { OpenStreams } from "./rpc/open-streams.ts";
import type { ConsoleSettings } from "./rpc/procedures.ts";
import { isOwnRequest } from "./session/is-own-request.ts";
import { readSessionCookie } from "./session/session-cookie.ts";
import { describeSession, type SessionInfo } from "./session/describe-session.ts";
import { answerOpenSite, OPEN_SITE } from "./site/answer-open-site.ts";

/** Dependencies of the console. */
export interface ConsoleOptions {
  ctx: AppContext;
  changes: ChangeFeed;
  settings: ConsoleSettings;
  /** Sends mail; null when no mail server is configured. */
  sendMail: SendMail | null;
  /** The language models of this process, and their settings. */
  models: LiveModels;
  /** The model servers that run on this machine at their usual ports. */
  findServers: () => Promise<FoundServer[]>;
  /** The pending consent requests of apps. */
  consents: ConsentRequests;
  /** The example apps of the landing page; none if absent. */
  examples?: Examples;
  /** The folder of the built bundle. */
  webFolder: string;
  /** The reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Non-public networks that webhooks may be sent to; none if absent. */
  webhookNetworks?: readonly string[];
}

/** The console's entrypoint. `owns` returns whether a path belongs to it. */
export interface Console {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

const RPC = "/console/api/";
/** The paths of the pages, the same as the routes of `web/`. */
const PAGES =
  /^\/(?:$|(?:projects|settings|trash|sign-in|sign-up|enter|reset|open-site|connect)(?:\/|$)|console\/|assets\/|downloads\/|icon\.svg$)/;

/** Paths of the API and its documents, which answer in their own format whoever asks. */
const OTHERS = /^\/(?:(?:[abc]\/)?api(?:\/|$)|healthz$|readyz$|mcp(?:\/|$)|oauth(?:\/|$)|\.well-known\/)/;

/** Whether a person opens an address in a browser that nothing is at: the console's page says so, with a way home. */
function isLostVisit({ method, headers }: IncomingMessage, path: string): boolean {
  const mode = headers["sec-fetch-mode"];
  const opensPage = (method === "GET" || method === "HEAD") && (mode === undefined || mode === "navigate");
  return opensPage && /\btext\/html\b/.test(headers.accept ?? "") && !OTHERS.test(path);
}

const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split(/[?#]/, 1)[0] ?? "/";

/** Creates the console's entrypoint. */
export function createConsole(options: ConsoleOptions): Console {
  const { ctx, webFolder, examples = NO_EXAMPLES } = options;
  const streams = new OpenStreams();
  const servePackage = createServePackage({ ctx, folder: join(webFolder, "downloads") });
  const servePages = createServePages({ folder: webFolder, addresses: ctx.addresses });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    if (path.startsWith(RPC)) {
      const changes = request.method !== "GET" && request.method !== "HEAD";
      if (!isOwnRequest(request.headers, { changes })) return refuse(response, 403, "This request did not come from the console.");
      return answerCall({ ...options, examples, streams }, { request, response, path: path.slice(RPC.length) });
    }
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "This address is only read.");
    if (path === OPEN_SITE) return answerOpenSite(options, { request, response });
    const served = await servePackage(path);
    if (served !== null) return sendPackage(served, { request, response });
    if (isDownload(path)) return answerDownload(options, { request, response, path });
    const session = await sessionIn(options, request).catch(() => null);
    return servePages({ request, response, session, status: PAGES.test(path) ? 200 : 404 });
  };
  return {
    owns: (request) => PAGES.test(pathOf(request)) || isLostVisit(request, pathOf(request)),
    handle: (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        ctx.log.error({ error: stackOf(error) }, "a page could not be served");
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "Something went wrong on our side. Try again in a moment.");
      }),
  };
}

/** The session sent with the page. If it cannot be read, the page is sent without it and requests it itself. */
async function sessionIn({ ctx, settings, sendMail }: ConsoleOptions, { headers }: IncomingMessage): Promise<SessionInfo> {
  const token = readSessionCookie(ctx.addresses, headers.cookie);
  const signedIn = token === null ? null : await resumeSession(ctx, token);
  return describeSession(signedIn, { ...settings, sendsMail: sendMail !== null });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...plainHeaders(), "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ error: { message } }));
}
