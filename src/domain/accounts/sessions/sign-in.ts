// A rejection has the same message and timing whether or not the account exists: an unknown one costs the same hash,
// and the rejection is recorded after the response.
import { verifyPassword } from "../../../lib/crypto/secrets.ts";
import { findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { afterAnswer } from "../after-answer.ts";
import { recordEvent } from "../audit/record-event.ts";
import { NO_PASSWORD } from "../passwords/no-password.ts";
import { beginSession, type Browser, type Tokens } from "./begin-session.ts";
import { knownMark } from "./known-browsers.ts";
import { plainEmail } from "./plain-email.ts";
import { countAuthAttempt, uncountAuthAttempt, type AuthAttempt } from "./auth-attempts.ts";

/** Signs a browser in with email and password, and returns its tokens. Throws `invalid_input` and `too_many_requests`. */
export async function signIn(
  ctx: AppContext,
  { email, password, browser }: { email: string; password: string; browser: Browser },
): Promise<Tokens> {
  const { visitor } = browser;
  const name = plainEmail(email);
  const knownBrowser = knownMark(ctx, { email: name, known: browser.known });
  const attempt: AuthAttempt = { kind: "sign-in", email: name, address: visitor.address, knownBrowser };
  await countAuthAttempt(ctx, attempt);
  const account = await findAccountByEmail(ctx.database, name);
  const isRight = await verifyPassword(password, account?.passwordHash ?? NO_PASSWORD);
  if (account === null || !isRight) {
    if (account !== null) {
      const refused = { accountId: account.id, type: "sign_in_refused", visitor } as const;
      afterAnswer(ctx, "writing down a refused sign-in", () => recordEvent(ctx, refused));
    }
    throw new ServiceError("invalid_input", "The e-mail or the password is wrong. Check both, or set a new password.", {
      field: "password",
    });
  }
  await uncountAuthAttempt(ctx, attempt);
  return inTransaction(ctx, (inner) => beginSession(inner, { account, browser, how: "password" }));
}
