import { type AccountRow, findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { Call, Ground } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { plainEmail } from "../sessions/plain-email.ts";

/** The account with this email. Refuses with `invalid_input` when there is none. */
export async function requireAccount(ground: Ground, email: string): Promise<AccountRow> {
  const account = await findAccountByEmail(ground.database, plainEmail(email));
  if (account !== null) return account;
  throw new ServiceError("invalid_input", `There is no account ${plainEmail(email)}. The command "accounts" lists those there are.`, {
    field: "email",
  });
}

/** A call on behalf of the account with this email, which may do everything. */
export async function callFor(ground: Ground, email: string): Promise<Call> {
  const { id, plan } = await requireAccount(ground, email);
  return { ground, accountId: id, plan, scopes: "all" };
}
