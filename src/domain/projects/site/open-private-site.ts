// How a private project's owner opens its site, and every owner those of their drafts and versions. A site has another
// origin and never receives the console's cookie. The console, which knows the user, creates a token that is valid once
// and for a minute; the site exchanges it for a session of its own, which ends with the console session it was derived from.
import { newId } from "../../../lib/ids.ts";
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { findProject } from "../../../storage/rows/projects.ts";
import { insertToken, takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import { insertSession, type SessionRow } from "../../../storage/rows/people/sessions.ts";
import { findOwnSite, isSiteName, opensSite } from "../../../storage/rows/sites/site-sessions.ts";
import { newToken } from "../../accounts/sessions/sessions.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, type AppContext, inTransaction } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { readUnlistedName } from "./unlisted-name.ts";

/** The path of every site that exchanges a token for a session. */
export const ENTRANCE = "/.atelier/enter";

/** The lifetime of a site session in seconds, regardless of use. */
export const SITE_SESSION_SECONDS = 86_400;

const TOKEN_MILLISECONDS = 60_000;
const AGENT_CHARACTERS_MAX = 300;

/** The site to open, the path in it, and the user's console session. */
export interface OpenSite {
  name: string;
  to: string;
  session: Pick<SessionRow, "id">;
}

/**
 * The address at which the caller's browser enters the site of this name. For a missing site or another user's it
 * contains no token, and responds as a missing site does.
 */
export async function openSite(call: Call, { name, to, session }: OpenSite): Promise<string> {
  const { ctx, accountId } = call;
  const entrance = `${siteAddress(ctx.addresses, name)}${ENTRANCE}`;
  const project = await findOwnSite(ctx.database, { accountId, name: await owningName(ctx, name) });
  if (project === null) return entrance;
  const createdAt = ctx.clock.now();
  const { token, tokenHash } = newToken(ctx);
  await insertToken(ctx.database, {
    tokenHash,
    kind: "site",
    accountId,
    projectId: project.id,
    sessionId: session.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TOKEN_MILLISECONDS),
  });
  return `${entrance}?${new URLSearchParams({ token, to: readTarget(to) }).toString()}`;
}

/** Exchanges a token for a session of the site of this name, and consumes it in any case; null if it is invalid or for another site. */
export async function enterSite(
  ctx: AppContext,
  { name, token, visitor }: { name: string; token: string; visitor: Visitor },
): Promise<string | null> {
  return inTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const taken = await takeToken(inner.database, { tokenHash: keyedHash(inner.secret, token), kind: "site", now });
    if (taken === null || taken.projectId === null || taken.sessionId === null) return null;
    const { accountId, projectId, sessionId } = taken;
    const project = await findProject(inner.database, { accountId, projectId });
    const own = await owningName(inner, name);
    if (project === null || (project.siteName !== own && project.customSubdomain !== own)) return null;
    const made = newToken(inner);
    await insertSession(inner.database, {
      id: newId(now),
      accountId,
      kind: "site",
      tokenHash: made.tokenHash,
      parentId: sessionId,
      projectId,
      agent: visitor.agent.slice(0, AGENT_CHARACTERS_MAX),
      address: visitor.address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SITE_SESSION_SECONDS * 1_000),
    });
    return made.token;
  });
}

/** Whether a site session with this token currently grants access to the site of this name. */
export async function admitsToSite(ctx: AppContext, { name, token }: { name: string; token: string }): Promise<boolean> {
  const own = await owningName(ctx, name);
  return opensSite(ctx.database, { name: own, tokenHash: keyedHash(ctx.secret, token), now: ctx.clock.now() });
}

/**
 * The site name of the project that the site of this name belongs to. A name in the form of an unlisted site's that a
 * project has is that project's alone: it may have been chosen before such names were reserved.
 */
async function owningName({ database }: Pick<AppContext, "database">, name: string): Promise<string> {
  const unlisted = readUnlistedName(name);
  return unlisted === null || (await isSiteName(database, name)) ? name : unlisted.siteName;
}

/**
 * Validates a redirect path within a site: it starts with a single slash, and contains nothing a browser could parse as
 * another host. Anything else becomes the site's root.
 */
export function readTarget(to: string | null | undefined): string {
  return to !== null && to !== undefined && to.length <= 2_048 && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? to : "/";
}
