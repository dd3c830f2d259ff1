import { hashPassword, keyedHash } from "../../../lib/crypto/secrets.ts";
import { writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteConnections } from "../../../storage/rows/people/connections.ts";
import { deleteTokens, findTokenAccount, takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions } from "../../../storage/rows/people/sessions.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { mailPasswordChanged } from "../passwords/mail-password-changed.ts";
import { beginSession, type Browser, type Tokens } from "../sessions/begin-session.ts";
import { countAuthAttempt } from "../sessions/auth-attempts.ts";
import { linkEnded } from "./link-ended.ts";

/** A link's token, and the new password; `sendMail` is null if no mail server is configured. */
export interface ResetPassword {
  token: string;
  password: string;
  browser: Browser;
  sendMail: SendMail | null;
}

/**
 * Sets a password with a one-time link and consumes it; ends all sessions and connections of the account, signs the
 * browser in, and returns its tokens. Throws `invalid_input`; a weak password leaves the link valid.
 */
export async function resetPassword(ctx: AppContext, { token, password, browser, sendMail }: ResetPassword): Promise<Tokens> {
  await countAuthAttempt(ctx, { kind: "link", email: null, address: browser.visitor.address });
  const key = { tokenHash: keyedHash(ctx.secret, token), kind: "reset", now: ctx.clock.now() } as const;
  const account = await findTokenAccount(ctx.database, key);
  if (account === null) throw linkEnded();
  await requireGoodPassword({ password, email: account.email });
  const passwordHash = await hashPassword(password);
  const opened = await inTransaction(ctx, async (inner) => {
    const { database } = inner;
    if ((await takeToken(database, key)) === null) throw linkEnded();
    const accountId = account.id;
    await writePassword(database, { accountId, passwordHash });
    await deleteOtherSessions(database, { accountId, keep: null });
    await deleteTokens(database, { accountId, kinds: ["reset", "enter", "cli"] });
    const connections = await deleteConnections(database, accountId);
    if (connections > 0) {
      const facts = { how: "reset", connections: String(connections) };
      await recordEvent(inner, { accountId, type: "connection_ended", facts, visitor: browser.visitor });
    }
    await recordEvent(inner, { accountId, type: "password_changed", facts: { how: "link" }, visitor: browser.visitor });
    return beginSession(inner, { account, browser, how: "reset" });
  });
  mailPasswordChanged(ctx, { email: account.email, sendMail });
  return opened;
}
