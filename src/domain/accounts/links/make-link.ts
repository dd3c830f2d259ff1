// A link is good once and for a time, and a new one of its kind takes the place of the one before. Its token stands after
// the #, which browsers send to no server and write into no log; only a keyed hash of it is kept.
import { insertToken, deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { lockAccount } from "../../../storage/rows/people/accounts.ts";
import type { Ground } from "../../call.ts";
import { newToken } from "../sessions/sessions.ts";

/** What a link does: signs in, or sets a password. */
export type LinkKind = "enter" | "reset";

const SECONDS: Readonly<Record<LinkKind, number>> = { enter: 86_400, reset: 3_600 };

/** A link that is told once, and when it ends. */
export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

/** Makes a link for an account, in the caller's transaction. */
export async function makeLink(ground: Ground, { accountId, kind }: { accountId: string; kind: LinkKind }): Promise<OneTimeLink> {
  const { database, clock, addresses } = ground;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + SECONDS[kind] * 1_000);
  const { token, tokenHash } = newToken(ground);
  // Of two that are made at once, the later one is good.
  await lockAccount(database, accountId);
  await deleteTokens(database, { accountId, kinds: [kind] });
  await insertToken(database, { tokenHash, kind, accountId, createdAt, expiresAt });
  return { url: `${addresses.service}/${kind}#${token}`, expiresAt };
}
