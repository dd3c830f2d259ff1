// The two kinds of procedures of the console's own API: public ones, and those that require a signed-in user. A
// procedure only translates: it passes its input to a domain verb, whose refusals reach the page unchanged.
import { initTRPC, TRPCError } from "@trpc/server";
import { z } from "zod";
import type { ConsentRequests } from "../../../domain/accounts/connections/consent-request.ts";
import { requireOwner } from "../../../domain/accounts/operator/require-owner.ts";
import type { Tokens } from "../../../domain/accounts/sessions/begin-session.ts";
import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";
import type { Call, AppContext } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import type { LiveModels } from "../../../domain/models/live-models.ts";
import type { FoundServer } from "../../../adapters/models/discovery/find-servers.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { ChangeFeed } from "../../../storage/change-feed.ts";
import type { Examples } from "../examples/create-examples.ts";
import type { OpenStreams } from "./open-streams.ts";
import { refusalOf } from "./refusal-of.ts";

/** The context of every procedure. */
export interface ConsoleContext {
  ctx: AppContext;
  changes: ChangeFeed;
  visitor: Visitor;
  signedIn: SignedIn | null;
  requestId: string;
  settings: ConsoleSettings;
  /** Sends mail; null when no mail server is configured. */
  sendMail: SendMail | null;
  /** Non-public networks that webhooks may be sent to. */
  webhookNetworks: readonly string[];
  /** The language models of this process, and their settings. */
  models: LiveModels;
  /** The model servers that run on this machine at their usual ports; none where that is turned off. */
  findServers: () => Promise<FoundServer[]>;
  /** The pending consent requests of apps. */
  consents: ConsentRequests;
  /** The example apps of the landing page. */
  examples: Examples;
  /** The request's Cookie header. */
  cookies: string | undefined;
  /** The open streams of this process. */
  streams: OpenStreams;
  /** The browser's cookie of known accounts; null if it has none. */
  known: string | null;
  /** Sets the browser's session cookie, or removes it. */
  setSession(token: string | null): void;
  /** Sets the tokens of a browser that signed in. */
  welcome(tokens: Tokens): void;
}

/** The operator's settings for the console. */
export interface ConsoleSettings {
  isSignUpOpen: boolean;
}

const t = initTRPC.context<ConsoleContext>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const refusal = error.cause instanceof ServiceError ? error.cause : misread(error.cause);
    const isOurs = refusal !== null || error.code === "UNAUTHORIZED" || error.code === "BAD_REQUEST" || error.code === "NOT_FOUND";
    return {
      ...shape,
      message: isOurs ? (refusal?.message ?? shape.message) : FAULT,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        requestId: ctx?.requestId ?? null,
        kind: refusal?.kind ?? null,
        facts: refusal?.facts ?? null,
      },
    };
  },
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
});

/** The refusal for invalid input: the first validation error, with the schema's message. */
function misread(cause: unknown): ServiceError | null {
  const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
  return issue === undefined ? null : new ServiceError("invalid_input", issue.message, { field: issue.path.join(".") || null });
}

const FAULT = "Something went wrong on our side. Try again in a moment.";

const refusing = t.middleware(async ({ next }) => {
  const result = await next();
  const cause: ServiceError | null = !result.ok && result.error.cause instanceof ServiceError ? result.error.cause : null;
  if (result.ok || cause === null) return result;
  return { ...result, error: refusalOf(cause) };
});

/** A group of procedures. */
export const router = t.router;

/** A procedure for anyone. */
export const anyone = t.procedure.use(refusing);

/** A procedure for signed-in users only; `call` acts for their account. */
export const person = anyone.use(({ ctx, next }) => {
  if (ctx.signedIn === null) throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
  const { call, email, session } = ctx.signedIn;
  const own: { call: Call; email: string; session: SignedIn["session"] } = { call, email, session };
  return next({ ctx: own });
});

/** A procedure for the installation's owner only, who is refused nothing and from whom nothing is hidden but keys. */
export const owner = person.use(({ ctx, next }) => {
  requireOwner(ctx.email);
  return next();
});
