// The two kinds of procedures that the console's own API is made of: open ones, and those of a signed-in person. A
// procedure translates: it hands its input to a verb of the domain, and what that refuses reaches the page in its words.
import { initTRPC, TRPCError } from "@trpc/server";
import { z } from "zod";
import type { ConsentRequests } from "../../../domain/accounts/connections/consent-request.ts";
import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";
import type { Call, Ground } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import type { SendMail } from "../../../outside/mail/open-mail.ts";
import type { ChangeFeed } from "../../../storage/change-feed.ts";

/** What every procedure is given. */
export interface ConsoleContext {
  ground: Ground;
  changes: ChangeFeed;
  visitor: Visitor;
  signedIn: SignedIn | null;
  requestId: string;
  settings: ConsoleSettings;
  /** Sends letters; null where no mail server is set. */
  sendMail: SendMail | null;
  /** The networks that webhooks are sent to although they are not public. */
  webhookNetworks: readonly string[];
  /** Where requests of apps wait for a decision. */
  consents: ConsentRequests;
  /** What the browser sends, as it stands in the request. */
  cookies: string | undefined;
  /** Gives the browser a session, or takes it away. */
  setSession(token: string | null): void;
}

/** What the operator decided about the console. */
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

/** What a schema says of a wrong input, as a refusal: the first mistake, in its words. */
function misread(cause: unknown): ServiceError | null {
  const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
  return issue === undefined ? null : new ServiceError("invalid_input", issue.message, { field: issue.path.join(".") || null });
}

const FAULT = "Something went wrong on our side. Try again in a moment.";

const CODES = {
  invalid_input: "BAD_REQUEST",
  not_signed_in: "UNAUTHORIZED",
  missing_scope: "FORBIDDEN",
  plan_excludes_api: "FORBIDDEN",
  not_found: "NOT_FOUND",
  not_enough_credits: "PAYMENT_REQUIRED",
  model_locked: "PAYMENT_REQUIRED",
  build_running: "CONFLICT",
  no_files_yet: "CONFLICT",
  body_too_large: "PAYLOAD_TOO_LARGE",
  method_not_allowed: "METHOD_NOT_SUPPORTED",
  too_many_requests: "TOO_MANY_REQUESTS",
} as const;

const refusing = t.middleware(async ({ next }) => {
  const result = await next();
  const cause: ServiceError | null = !result.ok && result.error.cause instanceof ServiceError ? result.error.cause : null;
  if (result.ok || cause === null) return result;
  return { ...result, error: refusalOf(cause) };
});

/** What the domain refuses, as the console's script is told it. */
export function refusalOf(cause: ServiceError): TRPCError {
  return new TRPCError({ code: CODES[cause.kind], message: cause.message, cause });
}

/** A group of procedures. */
export const router = t.router;

/** Anyone may ask this. */
export const anyone = t.procedure.use(refusing);

/** Only a signed-in person may ask this; `call` acts for their account. */
export const person = anyone.use(({ ctx, next }) => {
  if (ctx.signedIn === null) throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
  const { call, email, session } = ctx.signedIn;
  const own: { call: Call; email: string; session: SignedIn["session"] } = { call, email, session };
  return next({ ctx: own });
});
