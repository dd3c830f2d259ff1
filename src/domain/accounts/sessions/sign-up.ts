// Whoever signs up is signed in at once, so a sign-up tells whether the email has an account: it takes the same time and
// is told in a sentence, and the tries of one network are few. Who does not want that closes the sign-up.
import { hashPassword } from "../../../kit/secrets.ts";
import { writePassword } from "../../../storage/rows/people/accounts.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { openAccount } from "../open-account.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { beginSession, type Browser } from "./begin-session.ts";
import { plainEmail } from "./plain-email.ts";
import { countTry } from "./tries.ts";

/** Who signs up, and whether the operator lets them. */
export interface SignUp {
  email: string;
  password: string;
  isOpen: boolean;
  browser: Browser;
}

/** Opens an account on the plan `free`, signs the browser in, and returns the session's token. Refuses with `invalid_input` where sign-up is closed, the email has an account, or the password is weak. */
export async function signUp(ground: Ground, { email, password, isOpen, browser }: SignUp): Promise<string> {
  const { visitor } = browser;
  if (!isOpen) throw new ServiceError("invalid_input", "Nobody can sign up here. Ask the operator for an account.", { field: null });
  const name = plainEmail(email);
  await requireGoodPassword({ password, email: name });
  await countTry(ground, { kind: "sign-up", email: name, address: visitor.address });
  const passwordHash = await hashPassword(password);
  return inTransaction(ground, async (inner) => {
    const { account, opened } = await openAccount(inner, { email: name, plan: "free" });
    if (!opened) {
      throw new ServiceError("invalid_input", "There is an account with this e-mail. Sign in, or set a new password.", { field: "email" });
    }
    await writePassword(inner.database, { accountId: account.id, passwordHash });
    await recordEvent(inner, { accountId: account.id, type: "account_opened", visitor });
    return beginSession(inner, { account, browser, how: "sign-up" });
  });
}
