import { readAccount } from "../../storage/rows/people/accounts.ts";
import { takeToken } from "../../storage/rows/people/one-time-tokens.ts";
import { countAuthAttempt } from "../accounts/sessions/auth-attempts.ts";
import type { Visitor } from "../accounts/sessions/visitor.ts";
import type { AppContext } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { challengeOf, CLI_SCOPES, hashCliCode } from "./cli-code.ts";
import { issueKey } from "./issue-key.ts";
import type { KeyContract } from "./key-format.ts";

/** A code from the browser, the verifier that only the command knows, and the name that was approved. */
export interface CliCode {
  code: string;
  verifier: string;
  name: string;
  form: KeyContract;
  visitor: Visitor;
}

/**
 * Exchanges an approved code for a key, once. Throws `invalid_input` if the code is not valid, belongs to another verifier or
 * name, or the account has too many keys, and `too_many_requests` for many attempts from one network.
 */
export async function exchangeCliCode(
  ctx: AppContext,
  { code, verifier, name, form, visitor }: CliCode,
): Promise<{ key: string; email: string }> {
  await countAuthAttempt(ctx, { kind: "link", email: null, address: visitor.address });
  const tokenHash = hashCliCode(ctx, { code, challenge: challengeOf(verifier), name });
  const taken = await takeToken(ctx.database, { tokenHash, kind: "cli", now: ctx.clock.now() });
  if (taken === null) {
    const message = "This code is not valid: it is used once, within two minutes. Sign in again.";
    throw new ServiceError("invalid_input", message, { field: "code" });
  }
  const { accountId } = taken;
  const { key } = await issueKey({ ctx, accountId }, { name, form, scopes: CLI_SCOPES, expiresInDays: null, visitor });
  return { key, email: (await readAccount(ctx.database, accountId)).email };
}
