// Every start creates the declared accounts and keys that are missing. Others are left alone, a revoked key stays
// revoked, and the opening balance is granted once.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { hashPassword, keyedHash, verifyPassword } from "../../../lib/crypto/secrets.ts";
import { StartError } from "../../../lib/process/start-error.ts";
import { attemptSync } from "../../../lib/attempts/attempt-sync.ts";
import { updateAccount } from "../../../storage/rows/people/accounts.ts";
import { findKey, updateKey } from "../../../storage/rows/keys/keys.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { storeKey } from "../../keys/make-key.ts";
import { rehashKey } from "../../keys/rehash-key.ts";
import { lockCurrentCredits } from "../../credits/renew-credits.ts";
import { openAccount } from "../open-account.ts";
import type { ProvisionedAccount } from "./provision-file.ts";
import { ProvisionFile } from "./provision-file.ts";

/** Creates the accounts and keys of a provisioning file and returns its number of accounts. Throws a `StartError` listing every mistake. */
export async function provisionAccounts(ctx: AppContext, path: string): Promise<number> {
  const { accounts } = readProvisionFile(path);
  for (const account of accounts) await inTransaction(ctx, (inner) => provisionAccount(inner, account, path));
  return accounts.length;
}

function readProvisionFile(path: string): ProvisionFile {
  const text = attemptSync(() => readFileSync(path, "utf8"));
  if (!text.ok)
    throw new StartError(`The provisioning file ${path} cannot be read (${text.code}). Correct ATELIER_PROVISION, or remove it.`);
  const json = attemptSync<unknown>(() => JSON.parse(text.value));
  if (!json.ok) throw new StartError(`The provisioning file ${path} is not valid JSON. ${placeOf(json.error)}`);
  const file = ProvisionFile.safeParse(json.value);
  if (file.success) return file.data;
  throw new StartError([`The provisioning file ${path} has mistakes.`, ...file.error.issues.map(sentenceOf)].join("\n"));
}

// The parser's own message would quote the file, and the file contains keys.
function placeOf(error: Error): string {
  const place = /line \d+ column \d+/.exec(error.message)?.[0];
  return place === undefined ? "Check its brackets, quotes and commas." : `The mistake is at ${place}, or just before.`;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = z.core.toDotPath(issue.path) || "the file";
  if (issue.code === "unrecognized_keys") return `${where} has a field that is not known: ${issue.keys.join(", ")}.`;
  return `${where} ${issue.message}.`;
}

async function provisionAccount(ctx: AppContext, declared: ProvisionedAccount, path: string): Promise<void> {
  const { account } = await openAccount(ctx, declared);
  // A renewal that was due before the file was applied is made under the former plan.
  await lockCurrentCredits(ctx, account.id);
  const { password } = declared;
  const kept = account.passwordHash;
  const changesPassword = password !== undefined && (kept === null || !(await verifyPassword(password, kept)));
  await updateAccount(ctx.database, {
    id: account.id,
    plan: declared.plan,
    ...(changesPassword ? { passwordHash: await hashPassword(password) } : {}),
  });
  for (const { key, name, form, scopes } of declared.keys) {
    await rehashKey(ctx, key);
    if (await storeKey(ctx, { accountId: account.id, name, form, scopes }, key)) continue;
    const hash = keyedHash(ctx.secret, key);
    const current = await findKey(ctx.database, hash);
    if (current?.accountId !== account.id) {
      throw new StartError(
        `The key "${name}" of ${declared.email} in ${path} belongs to another account already. Give each account keys of its own.`,
      );
    }
    await updateKey(ctx.database, { hash, name, scopes });
  }
}
