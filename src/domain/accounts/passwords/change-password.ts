import { hashPassword, verifyPassword } from "../../../kit/secrets.ts";
import { lockAccount, readAccount, writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions, writeSessionToken } from "../../../storage/rows/people/sessions.ts";
import type { SendMail } from "../../../outside/mail/open-mail.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { newToken } from "../sessions/sessions.ts";
import { countTry, forgiveTry, type Try } from "../sessions/tries.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { requireGoodPassword } from "./require-good-password.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";

/** Who changes their password: `current` is null while the account has none, `sendMail` where no mail server is set. */
export interface ChangePassword {
  current: string | null;
  next: string;
  sessionId: string;
  visitor: Visitor;
  sendMail: SendMail | null;
}

/** Changes the caller's password, ends their other sessions and unused links, and returns a new token for the session that asks. Refuses with `invalid_input` a wrong present password and a weak new one. */
export async function changePassword(call: Call, { current, next, sessionId, visitor, sendMail }: ChangePassword): Promise<string> {
  const { accountId } = call;
  const stored = await requirePassword(call, { password: current, visitor });
  const { email } = await readAccount(call.ground.database, accountId);
  await requireGoodPassword({ password: next, email });
  const passwordHash = await hashPassword(next);
  const changed = await inTransaction(call.ground, async (ground) => {
    const account = await lockAccount(ground.database, accountId);
    if (account?.passwordHash !== stored) throw wrongPassword();
    await writePassword(ground.database, { accountId, passwordHash });
    await deleteOtherSessions(ground.database, { accountId, keep: sessionId });
    await deleteTokens(ground.database, { accountId, kinds: ["reset", "enter"] });
    const { token, tokenHash } = newToken(ground);
    await writeSessionToken(ground.database, { accountId, id: sessionId, tokenHash });
    await recordEvent(ground, { accountId, type: "password_changed", facts: { how: "settings" }, visitor });
    return token;
  });
  tellPasswordChanged(call.ground, { email, sendMail });
  return changed;
}

/** Refuses with `invalid_input` unless the password is the caller's, or both are null; returns what is stored of it. Tries are counted as those to sign in. */
export async function requirePassword(
  { ground, accountId }: Call,
  { password, visitor }: { password: string | null; visitor: Visitor },
): Promise<string | null> {
  const { email, passwordHash } = await readAccount(ground.database, accountId);
  if (passwordHash === null) return null;
  const tried: Try = { kind: "sign-in", email, address: visitor.address };
  await countTry(ground, tried);
  if (password === null || !(await verifyPassword(password, passwordHash))) {
    await recordEvent(ground, { accountId, type: "password_refused", visitor });
    throw wrongPassword();
  }
  await forgiveTry(ground, tried);
  return passwordHash;
}

function wrongPassword(): ServiceError {
  return new ServiceError("invalid_input", "This is not your present password. Check it and try again.", { field: "current" });
}
