// A session begins when a person signs in, in one browser. Its token is random, is told to that browser alone and is kept
// as a keyed hash. It ends a month after it was last used, at the latest three months after it began, or when it is ended.
import { newId } from "../../../kit/ids.ts";
import { BASE62, keyedHash, randomText } from "../../../kit/secrets.ts";
import { findSession, insertSession, type SessionRow, touchSession } from "../../../storage/rows/people/sessions.ts";
import type { Call, Ground } from "../../call.ts";
import { AGENT_CHARACTERS_MAX, type Visitor } from "./visitor.ts";

/** A signed-in person: what they may do, and the session by which they are known. */
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

/** How long the browser keeps a session's cookie, in seconds. */
export const SESSION_SECONDS = LIFE_DAYS * 86_400;

const after = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MILLISECONDS);

/** A new token, and the hash that is kept of it. */
export function newToken(ground: Ground): { token: string; tokenHash: string } {
  const token = randomText(BASE62, TOKEN_CHARACTERS);
  return { token, tokenHash: keyedHash(ground.secret, token) };
}

/** Begins a session of an account and returns its token, which is told once. */
export async function startSession(ground: Ground, { accountId, visitor }: { accountId: string; visitor: Visitor }): Promise<string> {
  const now = ground.clock.now();
  const { token, tokenHash } = newToken(ground);
  await insertSession(ground.database, {
    ...{ id: newId(now), accountId, kind: "console", tokenHash, parentId: null, projectId: null },
    ...{ agent: visitor.agent.slice(0, AGENT_CHARACTERS_MAX), address: visitor.address },
    ...{ createdAt: now, lastSeenAt: now, expiresAt: after(now, IDLE_DAYS) },
  });
  return token;
}

/** The person whose session has this token; null when there is none or it has ended. */
export async function resumeSession(ground: Ground, token: string): Promise<SignedIn | null> {
  const now = ground.clock.now();
  const found = await findSession(ground.database, { tokenHash: keyedHash(ground.secret, token), kind: "console", now });
  if (found === null) return null;
  const { session, account } = found;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MILLISECONDS) {
    const last = after(session.createdAt, LIFE_DAYS);
    const idle = after(now, IDLE_DAYS);
    await touchSession(ground.database, { id: session.id, lastSeenAt: now, expiresAt: idle < last ? idle : last });
  }
  const call: Call = { ground, accountId: account.id, plan: account.plan, scopes: "all" };
  return { call, email: account.email, session };
}
