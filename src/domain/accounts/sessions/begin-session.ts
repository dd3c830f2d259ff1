// Whoever signs in gets a session that nobody knew before, and the one that this browser had is ended: a token that was
// put there by someone else is worth nothing afterwards.
import type { AccountRow } from "../../../storage/rows/people/accounts.ts";
import { deleteSession } from "../../../storage/rows/people/sessions.ts";
import type { Ground } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import { type SignedIn, startSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

/** A browser that signs in: where it is, and whom it was signed in as until now. */
export interface Browser {
  visitor: Visitor;
  former: SignedIn | null;
}

/** Who signs in, where, and by what: `how` is told in the audit log. */
export interface NewSession {
  account: Pick<AccountRow, "id">;
  browser: Browser;
  how: "password" | "sign-up" | "link" | "reset";
}

/** Signs a browser in, in the caller's transaction, and returns the new session's token. */
export async function beginSession(ground: Ground, { account, browser, how }: NewSession): Promise<string> {
  const { visitor, former } = browser;
  if (former !== null) await deleteSession(ground.database, { accountId: former.call.accountId, id: former.session.id });
  const token = await startSession(ground, { accountId: account.id, visitor });
  await recordEvent(ground, { accountId: account.id, type: "signed_in", facts: { how }, visitor });
  return token;
}
