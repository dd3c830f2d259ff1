// Signing in creates a new session token and ends the browser's former session, so a token planted by someone else is
// worthless afterwards (session fixation).
import type { AccountRow } from "../../../storage/rows/people/accounts.ts";
import { deleteSession } from "../../../storage/rows/people/sessions.ts";
import type { AppContext } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import { makeKnown } from "./known-browsers.ts";
import { type SignedIn, startSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

/** A browser that signs in: its visitor data, its current session, and its known-account tokens. */
export interface Browser {
  visitor: Visitor;
  former: SignedIn | null;
  known: string | null;
}

/** What a browser receives when it signs in: the session token, and the token by which accounts recognise it. */
export interface Tokens {
  session: string;
  known: string;
}

/** Who signs in, where and how: `how` is recorded in the audit log. */
export interface NewSession {
  account: Pick<AccountRow, "id" | "email">;
  browser: Browser;
  how: "password" | "sign-up" | "link" | "reset";
}

/** Signs a browser in, in the caller's transaction, and returns its tokens. */
export async function beginSession(ctx: AppContext, { account, browser, how }: NewSession): Promise<Tokens> {
  const { visitor, former, known } = browser;
  if (former !== null) await deleteSession(ctx.database, { accountId: former.call.accountId, id: former.session.id });
  const session = await startSession(ctx, { accountId: account.id, visitor });
  await recordEvent(ctx, { accountId: account.id, type: "signed_in", facts: { how }, visitor });
  return { session, known: makeKnown(ctx, { email: account.email, known }) };
}
