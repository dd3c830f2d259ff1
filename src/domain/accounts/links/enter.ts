import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { readAccount } from "../../../storage/rows/people/accounts.ts";
import { takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { beginSession, type Browser, type Tokens } from "../sessions/begin-session.ts";
import { countAuthAttempt } from "../sessions/auth-attempts.ts";
import { linkEnded } from "./link-ended.ts";

/** Signs a browser in with a one-time link, consumes the link, and returns tokens. Throws `invalid_input` if it is no longer valid. */
export async function enter(ctx: AppContext, { token, browser }: { token: string; browser: Browser }): Promise<Tokens> {
  await countAuthAttempt(ctx, { kind: "link", email: null, address: browser.visitor.address });
  return inTransaction(ctx, async (inner) => {
    const key = { tokenHash: keyedHash(ctx.secret, token), kind: "enter", now: ctx.clock.now() } as const;
    const taken = await takeToken(inner.database, key);
    if (taken === null) throw linkEnded();
    const { email } = await readAccount(inner.database, taken.accountId);
    return beginSession(inner, { account: { id: taken.accountId, email }, browser, how: "link" });
  });
}
