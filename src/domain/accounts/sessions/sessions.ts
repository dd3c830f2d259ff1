// A session begins when a user signs in, in one browser. Its random token is given to that browser only and stored as a
// keyed hash. It expires a month after its last use, at the latest three months after it began, or when it is ended.
import { newId } from "../../../lib/ids.ts";
import { BASE62, keyedHash, randomText } from "../../../lib/crypto/secrets.ts";
import { findSession, insertSession, type SessionRow, touchSession } from "../../../storage/rows/people/sessions.ts";
import type { Call, AppContext } from "../../call.ts";
import { AGENT_CHARACTERS_MAX, type Visitor } from "./visitor.ts";

/** A signed-in user: what they may do, and their session. */
export interface SignedIn {
  call: Call;
  email: string;
  session: SessionRow;
}

const TOKEN_CHARACTERS = 43;
const DAY_MILLISECONDS = 86_400_000;
const IDLE_DAYS = 30;
const LIFE_DAYS = 90;
const TOUCH_MILLISECONDS = 60_000;

/** The lifetime of a session's cookie, in seconds. */
export const SESSION_SECONDS = LIFE_DAYS * 86_400;

const after = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MILLISECONDS);

/** A new token, and the hash of it that is stored. */
export function newToken(ctx: AppContext): { token: string; tokenHash: string } {
  const token = randomText(BASE62, TOKEN_CHARACTERS);
  return { token, tokenHash: keyedHash(ctx.secret, token) };
}

/** Creates a session of an account and returns its token, which is shown only once. */
export async function startSession(ctx: AppContext, { accountId, visitor }: { accountId: string; visitor: Visitor }): Promise<string> {
  const now = ctx.clock.now();
  const { token, tokenHash } = newToken(ctx);
  await insertSession(ctx.database, {
    id: newId(now),
    accountId,
    kind: "console",
    tokenHash,
    parentId: null,
    projectId: null,
    agent: visitor.agent.slice(0, AGENT_CHARACTERS_MAX),
    address: visitor.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, IDLE_DAYS),
  });
  return token;
}

/** Returns the signed-in user for a session token; null if there is no such session or it has ended. */
export async function resumeSession(ctx: AppContext, token: string): Promise<SignedIn | null> {
  const now = ctx.clock.now();
  const found = await findSession(ctx.database, { tokenHash: keyedHash(ctx.secret, token), kind: "console", now });
  if (found === null) return null;
  const { session, account } = found;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MILLISECONDS) {
    const last = after(session.createdAt, LIFE_DAYS);
    const idle = after(now, IDLE_DAYS);
    await touchSession(ctx.database, { id: session.id, lastSeenAt: now, expiresAt: idle < last ? idle : last });
  }
  const call: Call = { ctx, accountId: account.id, plan: account.plan, scopes: "all" };
  return { call, email: account.email, session };
}
