import { hashPassword, keyedHash } from "../../../kit/secrets.ts";
import { writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteConnections } from "../../../storage/rows/people/connections.ts";
import { deleteTokens, findTokenAccount, takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions } from "../../../storage/rows/people/sessions.ts";
import type { SendMail } from "../../../outside/mail/open-mail.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { tellPasswordChanged } from "../passwords/tell-password-changed.ts";
import { beginSession, type Browser } from "../sessions/begin-session.ts";
import { countTry } from "../sessions/tries.ts";
import { linkEnded } from "./link-ended.ts";

/** The token of a link, and the password that its bearer chose; `sendMail` is null where no mail server is set. */
export interface ResetPassword {
  token: string;
  password: string;
  browser: Browser;
  sendMail: SendMail | null;
}

/** Sets a password by a link, which is used up; ends all sessions and connections of the account, signs the browser in, and returns the session's token. A weak password leaves the link as it is. Refuses with `invalid_input`. */
export async function resetPassword(ground: Ground, { token, password, browser, sendMail }: ResetPassword): Promise<string> {
  await countTry(ground, { kind: "link", email: null, address: browser.visitor.address });
  const key = { tokenHash: keyedHash(ground.secret, token), kind: "reset", now: ground.clock.now() } as const;
  const account = await findTokenAccount(ground.database, key);
  if (account === null) throw linkEnded();
  await requireGoodPassword({ password, email: account.email });
  const passwordHash = await hashPassword(password);
  const opened = await inTransaction(ground, async (inner) => {
    const { database } = inner;
    if ((await takeToken(database, key)) === null) throw linkEnded();
    const accountId = account.id;
    await writePassword(database, { accountId, passwordHash });
    await deleteOtherSessions(database, { accountId, keep: null });
    await deleteTokens(database, { accountId, kinds: ["reset", "enter"] });
    const connections = await deleteConnections(database, accountId);
    if (connections > 0) {
      const facts = { how: "reset", connections: String(connections) };
      await recordEvent(inner, { accountId, type: "connection_ended", facts, visitor: browser.visitor });
    }
    await recordEvent(inner, { accountId, type: "password_changed", facts: { how: "link" }, visitor: browser.visitor });
    return beginSession(inner, { account, browser, how: "reset" });
  });
  tellPasswordChanged(ground, { email: account.email, sendMail });
  return opened;
}
