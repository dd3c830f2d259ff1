// A refusal says the same in the same time, whether there is such an account or not: an unknown one costs the same hash,
// and what is written about a refusal is written after the answer.
import { verifyPassword } from "../../../kit/secrets.ts";
import { findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { afterAnswer } from "../after-answer.ts";
import { recordEvent } from "../audit/record-event.ts";
import { NO_PASSWORD } from "../passwords/no-password.ts";
import { beginSession, type Browser } from "./begin-session.ts";
import { plainEmail } from "./plain-email.ts";
import { countTry, forgiveTry, type Try } from "./tries.ts";

/** Signs a browser in with an email and a password, and returns the session's token. Refuses with `invalid_input`, and with `too_many_requests`. */
export async function signIn(
  ground: Ground,
  { email, password, browser }: { email: string; password: string; browser: Browser },
): Promise<string> {
  const { visitor } = browser;
  const tried: Try = { kind: "sign-in", email: plainEmail(email), address: visitor.address };
  await countTry(ground, tried);
  const account = await findAccountByEmail(ground.database, plainEmail(email));
  const isRight = await verifyPassword(password, account?.passwordHash ?? NO_PASSWORD);
  if (account === null || !isRight) {
    if (account !== null) {
      const refused = { accountId: account.id, type: "sign_in_refused", visitor } as const;
      afterAnswer(ground, "writing down a refused sign-in", () => recordEvent(ground, refused));
    }
    throw new ServiceError("invalid_input", "This e-mail and password do not belong together. Check both, or set a new password.", {
      field: "password",
    });
  }
  await forgiveTry(ground, tried);
  return inTransaction(ground, (inner) => beginSession(inner, { account, browser, how: "password" }));
}
