import { type AppContext, type Call, inTransaction } from "../../../call.ts";
import { openAccount } from "../../../accounts/open-account.ts";

/** The email of the account that the example apps belong to. It has no password and receives no mail. */
export const EXAMPLES_EMAIL = "examples@localhost";

/** A call for the account of the example apps, which is opened on first use: neither the owner nor a user pays for them. */
export async function openExamplesAccount(ctx: AppContext): Promise<Call> {
  const { account } = await inTransaction(ctx, (inner) => openAccount(inner, { email: EXAMPLES_EMAIL, plan: "business" }));
  return { ctx, accountId: account.id, plan: account.plan, scopes: "all" };
}
