// One request to the console's own API: authentication, rate limit, and then the procedures that it names, ten at most.
import type { IncomingMessage, ServerResponse } from "node:http";
import { TRPCError } from "@trpc/server";
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http";
import { resumeSession } from "../../../domain/accounts/sessions/sessions.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { type AskedOfConsole, admitConsole } from "../../../domain/usage/limits/admit-console.ts";
import { newId } from "../../../lib/ids.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import type { AppContext } from "../../../domain/call.ts";
import { plainHeaders } from "../pages/page-headers.ts";
import { consoleRouter } from "../routers/index.ts";
import { knownCookie, readKnownCookie, readSessionCookie, sessionCookie } from "../session/session-cookie.ts";
import { visitorOf } from "../session/visitor-of.ts";
import type { ConsoleContext } from "./procedures.ts";
import { BODY_BYTES_MAX, readText } from "./read-text.ts";
import { refusalOf } from "./refusal-of.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";

/** Dependencies for handling a call. */
export interface CallOptions extends Pick<
  ConsoleContext,
  "ctx" | "changes" | "models" | "findServers" | "settings" | "sendMail" | "consents" | "streams" | "examples"
> {
  webhookNetworks?: readonly string[];
  trustedProxies: readonly string[];
}

const BATCH_MAX = 10;

/** Handles a request of our own pages; `path` contains the procedure names, separated by commas. */
export async function answerCall(
  { trustedProxies, webhookNetworks = [], ...parts }: CallOptions,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  const { ctx } = parts;
  const { addresses } = ctx;
  const requestId = newId(ctx.clock.now());
  for (const [name, value] of Object.entries({ ...plainHeaders(), "X-Request-Id": requestId })) response.setHeader(name, value);
  const cookies = request.headers.cookie;
  const token = readSessionCookie(addresses, cookies);
  const read = await attempt(() => readText(request, { bytesMax: token === null ? BODY_BYTES_MAX.stranger : BODY_BYTES_MAX.known }));
  const createContext = async ({ info }: { info: { calls: readonly unknown[] } }): Promise<ConsoleContext> => {
    if (!read.ok) throw asRefusal(read.error);
    if (info.calls.length > BATCH_MAX) throw tooManyProcedures();
    const visitor = visitorOf(request, trustedProxies);
    const signedIn = token === null ? null : await resumeSession(ctx, token);
    const accountId = signedIn?.call.accountId ?? null;
    await admit(ctx, { accountId, address: visitor.address, use: "calls", requests: Math.max(1, info.calls.length) });
    return {
      ...parts,
      webhookNetworks,
      requestId,
      cookies,
      visitor,
      signedIn,
      known: readKnownCookie(addresses, cookies),
      setSession: (next) => void response.setHeader("Set-Cookie", sessionCookie(addresses, next)),
      welcome: ({ session, known }) =>
        void response.setHeader("Set-Cookie", [sessionCookie(addresses, session), knownCookie(addresses, known)]),
    };
  };
  await nodeHTTPRequestHandler({
    router: consoleRouter,
    res: response,
    path,
    createContext,
    // The library reads a body that was already read from here.
    req: Object.assign(request, { body: read.ok ? read.value : "" }),
    responseMeta: ({ errors }) => ({ headers: retryHeaders(errors) }),
    onError: ({ error }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") ctx.log.error({ requestId, error: stackOf(error.cause ?? error) }, "a request failed");
    },
  });
}

async function admit(ctx: AppContext, asked: AskedOfConsole): Promise<void> {
  const admitted = await attempt(() => admitConsole(ctx, asked));
  if (!admitted.ok) throw asRefusal(admitted.error);
}

const asRefusal = (reason: unknown): unknown => (reason instanceof ServiceError ? refusalOf(reason) : reason);

function tooManyProcedures(): TRPCError {
  return new TRPCError({
    code: "BAD_REQUEST",
    message: `A request names at most ${BATCH_MAX} procedures. Send the others in another one.`,
  });
}

/** `Retry-After`: the longest delay of all calls in a request. */
function retryHeaders(errors: readonly TRPCError[]): Headers {
  const seconds = errors.flatMap(({ cause }) =>
    cause instanceof ServiceError && "retryAfterSeconds" in cause.facts ? [cause.facts.retryAfterSeconds] : [],
  );
  return new Headers(seconds.length === 0 ? {} : { "Retry-After": String(Math.max(1, Math.ceil(Math.max(...seconds)))) });
}
