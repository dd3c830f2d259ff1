import { type AccountRow, findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { Call, AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { plainEmail } from "../sessions/plain-email.ts";

/** Returns the account with this email. Throws `invalid_input` if there is none. */
export async function requireAccount(ctx: AppContext, email: string): Promise<AccountRow> {
  const account = await findAccountByEmail(ctx.database, plainEmail(email));
  if (account !== null) return account;
  throw new ServiceError("invalid_input", `There is no account ${plainEmail(email)}. The command "accounts" lists those there are.`, {
    field: "email",
  });
}

/** Returns a call for the account with this email, with all scopes. */
export async function callFor(ctx: AppContext, email: string): Promise<Call> {
  const { id, plan } = await requireAccount(ctx, email);
  return { ctx, accountId: id, plan, scopes: "all" };
}
