import { hashPassword, verifyPassword } from "../../../lib/crypto/secrets.ts";
import { lockAccount, readAccount, writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions, writeSessionToken } from "../../../storage/rows/people/sessions.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { newToken } from "../sessions/sessions.ts";
import { countAuthAttempt, uncountAuthAttempt, type AuthAttempt } from "../sessions/auth-attempts.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { requireGoodPassword } from "./require-good-password.ts";
import { mailPasswordChanged } from "./mail-password-changed.ts";

/** A password change: `current` is null if the account has none, `sendMail` if no mail server is configured. */
export interface ChangePassword {
  current: string | null;
  next: string;
  sessionId: string;
  visitor: Visitor;
  sendMail: SendMail | null;
}

/**
 * Changes the caller's password, ends their other sessions and unused links, and returns a new token for the current
 * session. Throws `invalid_input` for a wrong current password or a weak new one.
 */
export async function changePassword(call: Call, { current, next, sessionId, visitor, sendMail }: ChangePassword): Promise<string> {
  const { accountId } = call;
  const stored = await requirePassword(call, { password: current, sessionId, visitor });
  const { email } = await readAccount(call.ctx.database, accountId);
  await requireGoodPassword({ password: next, email });
  const passwordHash = await hashPassword(next);
  const changed = await inTransaction(call.ctx, async (ctx) => {
    const account = await lockAccount(ctx.database, accountId);
    if (account?.passwordHash !== stored) throw wrongPassword();
    await writePassword(ctx.database, { accountId, passwordHash });
    await deleteOtherSessions(ctx.database, { accountId, keep: sessionId });
    await deleteTokens(ctx.database, { accountId, kinds: ["reset", "enter", "cli"] });
    const { token, tokenHash } = newToken(ctx);
    await writeSessionToken(ctx.database, { accountId, id: sessionId, tokenHash });
    await recordEvent(ctx, { accountId, type: "password_changed", facts: { how: "settings" }, visitor });
    return token;
  });
  mailPasswordChanged(call.ctx, { email, sendMail });
  return changed;
}

/**
 * Throws `invalid_input` unless the password is the caller's, or both are null; returns the stored hash. Attempts are
 * counted as sign-ins from a known browser, identified here by its session.
 */
export async function requirePassword(
  { ctx, accountId }: Call,
  { password, sessionId, visitor }: { password: string | null; sessionId: string; visitor: Visitor },
): Promise<string | null> {
  const { email, passwordHash } = await readAccount(ctx.database, accountId);
  if (passwordHash === null) return null;
  const attempt: AuthAttempt = { kind: "sign-in", email, address: visitor.address, knownBrowser: sessionId };
  await countAuthAttempt(ctx, attempt);
  if (password === null || !(await verifyPassword(password, passwordHash))) {
    await recordEvent(ctx, { accountId, type: "password_refused", visitor });
    throw wrongPassword();
  }
  await uncountAuthAttempt(ctx, attempt);
  return passwordHash;
}

function wrongPassword(): ServiceError {
  return new ServiceError("invalid_input", "This is not your current password. Check it and try again.", { field: "current" });
}
