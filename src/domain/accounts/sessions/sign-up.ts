// Sign-up signs the user in at once, so it reveals whether an email has an account: the timing is the same, the error
// says so in a sentence, and attempts per network are few. Operators who do not want that close sign-up.
import { hashPassword } from "../../../lib/crypto/secrets.ts";
import { writePassword } from "../../../storage/rows/people/accounts.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { openAccount } from "../open-account.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { beginSession, type Browser, type Tokens } from "./begin-session.ts";
import { plainEmail } from "./plain-email.ts";
import { countAuthAttempt } from "./auth-attempts.ts";

/** Who signs up, and whether the operator allows it. */
export interface SignUp {
  email: string;
  password: string;
  isOpen: boolean;
  browser: Browser;
}

/**
 * Creates an account on the plan `free`, signs the browser in, and returns its tokens. Throws `invalid_input` if
 * sign-up is closed, the email has an account, or the password is weak.
 */
export async function signUp(ctx: AppContext, { email, password, isOpen, browser }: SignUp): Promise<Tokens> {
  const { visitor } = browser;
  if (!isOpen) throw new ServiceError("invalid_input", "Nobody can sign up here. Ask the operator for an account.", { field: null });
  const name = plainEmail(email);
  await requireGoodPassword({ password, email: name });
  await countAuthAttempt(ctx, { kind: "sign-up", email: name, address: visitor.address });
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (inner) => {
    const { account, opened } = await openAccount(inner, { email: name, plan: "free" });
    if (!opened) {
      throw new ServiceError("invalid_input", "There is an account with this e-mail. Sign in, or set a new password.", { field: "email" });
    }
    await writePassword(inner.database, { accountId: account.id, passwordHash });
    await recordEvent(inner, { accountId: account.id, type: "account_opened", visitor });
    return beginSession(inner, { account, browser, how: "sign-up" });
  });
}
