// A token is looked up by its hash in one statement, together with its connection and account, and nothing is remembered
// of it: what was removed or has ended is refused from the next request on, on every node.
import { z } from "zod";
import { contentHash } from "../../../kit/secrets.ts";
import { findAccessToken, touchConnection } from "../../../storage/rows/people/connections.ts";
import type { Call, Ground } from "../../call.ts";
import { connectionScopes } from "./connection-scopes.ts";

/** A connection as the MCP door knows it: who it acts for, what it may do, and the policy its requests are counted under. */
export interface Connected {
  call: Call;
  connectionId: string;
  clientId: string;
}

/** What is read of an access token's record. */
const TokenPayload = z.object({ clientId: z.string(), aud: z.string(), scope: z.string().default("") });

/** As the authorization server makes them; anything else never reaches the database. */
const TOKEN = /^[\w-]{43}$/;
const TOUCH_MILLISECONDS = 60_000;

/** The call that an access token makes at a resource; null for what is no token that is good there now. */
export async function connectedCall(ground: Ground, { token, resource }: { token: string; resource: string }): Promise<Connected | null> {
  if (!TOKEN.test(token)) return null;
  const now = ground.clock.now();
  const found = await findAccessToken(ground.database, { id: contentHash(token), now });
  const read = TokenPayload.safeParse(found?.payload);
  if (found === null || !read.success || read.data.aud !== resource) return null;
  const { connectionId, accountId, plan, lastUsedAt } = found;
  const unlessAfter = new Date(now.getTime() - TOUCH_MILLISECONDS);
  if (lastUsedAt === null || lastUsedAt < unlessAfter) {
    await touchConnection(ground.database, { accountId, id: connectionId, lastUsedAt: now, unlessAfter });
  }
  const { clientId, scope } = read.data;
  return { call: { ground, accountId, plan, scopes: connectionScopes(scope.split(" ")) }, connectionId, clientId };
}
