// A token is looked up by its hash in one statement, with its connection and account, and nothing is cached: a
// connection that was removed or has ended is rejected from the next request on, on every node.
import { z } from "zod";
import { contentHash } from "../../../lib/crypto/secrets.ts";
import { findAccessToken, touchConnection } from "../../../storage/rows/people/connections.ts";
import type { Call, AppContext } from "../../call.ts";
import { connectionScopes } from "./connection-scopes.ts";

/** A connection as the MCP entrypoint sees it: the account, the allowed scopes, and the rate limit policy of its requests. */
export interface Connected {
  call: Call;
  connectionId: string;
  clientId: string;
}

/** The fields read from an access token's record. */
const TokenPayload = z.object({ clientId: z.string(), aud: z.string(), scope: z.string().default("") });

/** The format of our tokens; anything else is rejected without a database query. */
const TOKEN = /^[\w-]{43}$/;
const TOUCH_MILLISECONDS = 60_000;

/** Returns the call for an access token at a resource; null if the token is not currently valid there. */
export async function connectedCall(ctx: AppContext, { token, resource }: { token: string; resource: string }): Promise<Connected | null> {
  if (!TOKEN.test(token)) return null;
  const now = ctx.clock.now();
  const found = await findAccessToken(ctx.database, { id: contentHash(token), now });
  const read = TokenPayload.safeParse(found?.payload);
  if (found === null || !read.success || read.data.aud !== resource) return null;
  const { connectionId, accountId, plan, lastUsedAt } = found;
  const unlessAfter = new Date(now.getTime() - TOUCH_MILLISECONDS);
  if (lastUsedAt === null || lastUsedAt < unlessAfter) {
    await touchConnection(ctx.database, { accountId, id: connectionId, lastUsedAt: now, unlessAfter });
  }
  const { clientId, scope } = read.data;
  return { call: { ctx, accountId, plan, scopes: connectionScopes(scope.split(" ")) }, connectionId, clientId };
}
