// A link is valid once and for a limited time, and replaces the previous link of its kind. Its token is in the fragment
// (after #), which browsers neither send to servers nor log; only a keyed hash of it is stored.
import { insertToken, deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { lockAccount } from "../../../storage/rows/people/accounts.ts";
import type { AppContext } from "../../call.ts";
import { newToken } from "../sessions/sessions.ts";

/** What a link does: sign in, or set a password. */
export type LinkKind = "enter" | "reset";

const SECONDS: Readonly<Record<LinkKind, number>> = { enter: 86_400, reset: 3_600 };

/** A link that is shown once, and its expiry. */
export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

/** Creates a link for an account, in the caller's transaction. */
export async function makeLink(ctx: AppContext, { accountId, kind }: { accountId: string; kind: LinkKind }): Promise<OneTimeLink> {
  const { database, clock, addresses } = ctx;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + SECONDS[kind] * 1_000);
  const { token, tokenHash } = newToken(ctx);
  // Of two links created concurrently, the later one is valid.
  await lockAccount(database, accountId);
  await deleteTokens(database, { accountId, kinds: [kind] });
  await insertToken(database, { tokenHash, kind, accountId, createdAt, expiresAt });
  return { url: `${addresses.service}/${kind}#${token}`, expiresAt };
}
