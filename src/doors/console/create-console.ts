// The door of the console: its pages, what they load, and the API that only they use. It knows people by their session's
// cookie, which the published API never looks at.
import type { IncomingMessage, ServerResponse } from "node:http";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import type { ConsentRequests } from "../../domain/accounts/connections/consent-request.ts";
import { resumeSession } from "../../domain/accounts/sessions/sessions.ts";
import type { Ground } from "../../domain/call.ts";
import { newId } from "../../kit/ids.ts";
import type { SendMail } from "../../outside/mail/open-mail.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { answerDownload, isDownload } from "./downloads/answer-download.ts";
import { plainHeaders } from "./pages/page-headers.ts";
import { createServePages } from "./pages/serve-pages.ts";
import type { ConsoleContext, ConsoleSettings } from "./rpc/procedures.ts";
import { consoleRouter } from "./routers/index.ts";
import { isOwnRequest } from "./session/is-own-request.ts";
import { readSessionCookie, sessionCookie } from "./session/session-cookie.ts";
import { tellSession, type ToldSession } from "./session/tell-session.ts";
import { visitorOf } from "./session/visitor-of.ts";
import { answerOpenSite, OPEN_SITE } from "./site/answer-open-site.ts";

/** What the console stands on. */
export interface ConsoleOptions {
  ground: Ground;
  changes: ChangeFeed;
  settings: ConsoleSettings;
  /** Sends letters; null where no mail server is set. */
  sendMail: SendMail | null;
  /** Where requests of apps wait for a decision. */
  consents: ConsentRequests;
  /** The folder of the built bundle. */
  webFolder: string;
  /** The reverse proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** The networks that webhooks are sent to although they are not public; none where absent. */
  webhookNetworks?: readonly string[];
}

/** The console's door. `owns` tells whether an address is one of its own. */
export interface Console {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

const RPC = "/console/api/";
const BODY_BYTES_MAX = 4 * 2 ** 20;
/** The pages' addresses; the routes of `web/` are these. */
const PAGES =
  /^\/(?:$|(?:projects|settings|sign-in|sign-up|enter|reset|open-site|connect)(?:\/|$)|console\/|assets\/|downloads\/|icon\.svg$)/;

const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split(/[?#]/, 1)[0] ?? "/";

/** Makes the console's door. */
export function createConsole(options: ConsoleOptions): Console {
  const { ground, webFolder } = options;
  const servePages = createServePages({ folder: webFolder, addresses: ground.addresses });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    if (path.startsWith(RPC)) return answerCall(options, { request, response, path: path.slice(RPC.length) });
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "This address is only read.");
    if (path === OPEN_SITE) return answerOpenSite(options, { request, response });
    if (isDownload(path)) return answerDownload(options, { request, response, path });
    return servePages(request, response, await sessionIn(options, request).catch(() => null));
  };
  return {
    owns: (request) => PAGES.test(pathOf(request)),
    handle: (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        ground.log.error({ error: stackOf(error) }, "a page could not be served");
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "Something went wrong on our side. Try again in a moment.");
      }),
  };
}

/** What the page would ask first. Where that cannot be known now the page is sent without it, and asks by itself. */
async function sessionIn({ ground, settings, sendMail }: ConsoleOptions, { headers }: IncomingMessage): Promise<ToldSession> {
  const token = readSessionCookie(ground.addresses, headers.cookie);
  const signedIn = token === null ? null : await resumeSession(ground, token);
  return tellSession(signedIn, { ...settings, sendsMail: sendMail !== null });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...plainHeaders(), "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ error: { message } }));
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
}

async function answerCall(
  { ground, changes, settings, sendMail, consents, trustedProxies, webhookNetworks = [] }: ConsoleOptions,
  { request, response, path }: Asked,
): Promise<void> {
  const changesSomething = request.method !== "GET" && request.method !== "HEAD";
  if (!isOwnRequest(request.headers, { changes: changesSomething }))
    return refuse(response, 403, "This request did not come from the console.");
  const requestId = newId(ground.clock.now());
  for (const [name, value] of Object.entries({ ...plainHeaders(), "X-Request-Id": requestId })) response.setHeader(name, value);
  const token = readSessionCookie(ground.addresses, request.headers.cookie);
  const createContext = async (): Promise<ConsoleContext> => ({
    ...{ ground, changes, settings, sendMail, webhookNetworks, requestId, consents, cookies: request.headers.cookie },
    visitor: visitorOf(request, trustedProxies),
    signedIn: token === null ? null : await resumeSession(ground, token),
    setSession: (next) => void response.setHeader("Set-Cookie", sessionCookie(ground.addresses, next)),
  });
  await nodeHTTPRequestHandler({
    ...{ router: consoleRouter, req: request, res: response, path, createContext, maxBodySize: BODY_BYTES_MAX },
    onError: ({ error }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") ground.log.error({ requestId, error: stackOf(error.cause ?? error) }, "a request failed");
    },
  });
}
