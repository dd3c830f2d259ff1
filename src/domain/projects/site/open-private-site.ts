// How a private project's owner gets into its site, which is of another origin and never sees the console's cookie. The
// console, which knows the person, makes a token that is good once and for a minute; the site takes it in exchange for a
// session of its own, which ends with the console session that it came from.
import { newId } from "../../../kit/ids.ts";
import { keyedHash } from "../../../kit/secrets.ts";
import { findProject } from "../../../storage/rows/projects.ts";
import { insertToken, takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import { insertSession, type SessionRow } from "../../../storage/rows/people/sessions.ts";
import { findOwnSite, opensSite } from "../../../storage/rows/sites/site-sessions.ts";
import { newToken } from "../../accounts/sessions/sessions.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, type Ground, inTransaction } from "../../call.ts";
import { siteAddress } from "../addresses.ts";

/** The path of every site at which a token is taken in exchange for a session. */
export const ENTRANCE = "/.atelier/enter";

/** How long a site's session is good, in seconds, however much it is used. */
export const SITE_SESSION_SECONDS = 86_400;

const TOKEN_MILLISECONDS = 60_000;
const AGENT_CHARACTERS_MAX = 300;

/** Which site is to be opened, where in it, and the console session of the person who opens it. */
export interface OpenSite {
  name: string;
  to: string;
  session: Pick<SessionRow, "id">;
}

/** The address at which the caller's browser enters the site of this name. Of a site that is not theirs, or is none, it holds no token, and shows what a site that is none shows. */
export async function openSite(call: Call, { name, to, session }: OpenSite): Promise<string> {
  const { ground, accountId } = call;
  const entrance = `${siteAddress(ground.addresses, name)}${ENTRANCE}`;
  const project = await findOwnSite(ground.database, { accountId, name });
  if (project === null) return entrance;
  const createdAt = ground.clock.now();
  const { token, tokenHash } = newToken(ground);
  await insertToken(ground.database, {
    ...{ tokenHash, kind: "site", accountId, projectId: project.id, sessionId: session.id, createdAt },
    expiresAt: new Date(createdAt.getTime() + TOKEN_MILLISECONDS),
  });
  return `${entrance}?${new URLSearchParams({ token, to: readTarget(to) }).toString()}`;
}

/** Takes a token in exchange for a session of the site of this name; null when the token is not good or is another site's, and it is used up in any case. */
export async function enterSite(
  ground: Ground,
  { name, token, visitor }: { name: string; token: string; visitor: Visitor },
): Promise<string | null> {
  return inTransaction(ground, async (inner) => {
    const now = inner.clock.now();
    const taken = await takeToken(inner.database, { tokenHash: keyedHash(inner.secret, token), kind: "site", now });
    if (taken === null || taken.projectId === null || taken.sessionId === null) return null;
    const { accountId, projectId, sessionId } = taken;
    const project = await findProject(inner.database, { accountId, projectId });
    if (project === null || (project.siteName !== name && project.customSubdomain !== name)) return null;
    const made = newToken(inner);
    await insertSession(inner.database, {
      ...{ id: newId(now), accountId, kind: "site", tokenHash: made.tokenHash, parentId: sessionId, projectId },
      ...{ agent: visitor.agent.slice(0, AGENT_CHARACTERS_MAX), address: visitor.address },
      ...{ createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + SITE_SESSION_SECONDS * 1_000) },
    });
    return made.token;
  });
}

/** Whether a site's session with this token opens the site of this name now. */
export async function admitsToSite(ground: Ground, { name, token }: { name: string; token: string }): Promise<boolean> {
  return opensSite(ground.database, { name, tokenHash: keyedHash(ground.secret, token), now: ground.clock.now() });
}

/** A path within a site as it may be gone on to: it begins with one slash, and holds nothing that a browser could take for another host. Anything else is the site's start. */
export function readTarget(to: string | null | undefined): string {
  return to !== null && to !== undefined && to.length <= 2_048 && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? to : "/";
}
