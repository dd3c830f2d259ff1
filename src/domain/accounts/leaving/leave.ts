import { readAccount } from "../../../storage/rows/people/accounts.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { OWNER_EMAIL } from "../operator/owner-email.ts";
import { requirePassword } from "../passwords/change-password.ts";
import { plainEmail } from "../sessions/plain-email.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { deleteAccount } from "./delete-account.ts";

/** Confirms who leaves: the account's email, and its password if it has one. */
export interface Leaving {
  email: string;
  password: string | null;
  sessionId: string;
  visitor: Visitor;
}

/**
 * Deletes the caller's own account with all its data. Throws `invalid_input` for a wrong email or password, and for the
 * installation's owner.
 */
export async function leave(call: Call, { email, password, sessionId, visitor }: Leaving): Promise<void> {
  const { ctx, accountId } = call;
  const account = await readAccount(ctx.database, accountId);
  if (account.email === OWNER_EMAIL) {
    throw new ServiceError("invalid_input", "This is the account of the installation's owner, which cannot be deleted.", { field: null });
  }
  if (plainEmail(email) !== account.email) {
    throw new ServiceError("invalid_input", `Type ${account.email} to delete this account.`, { field: "email" });
  }
  await requirePassword(call, { password, sessionId, visitor });
  await deleteAccount(ctx, { accountId });
}
