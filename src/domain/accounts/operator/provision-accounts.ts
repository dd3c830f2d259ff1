// At every start the declared accounts and keys are made to be there. What the file does not name is left alone, a key
// that was revoked stays revoked, and the opening balance is given once.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { hashPassword, keyedHash, verifyPassword } from "../../../kit/secrets.ts";
import { StartError } from "../../../kit/start-error.ts";
import { attempt } from "../../../storage/postgres/attempt.ts";
import { updateAccount } from "../../../storage/rows/people/accounts.ts";
import { findKey, updateKey } from "../../../storage/rows/keys/keys.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { storeKey } from "../../keys/make-key.ts";
import { rehashKey } from "../../keys/rehash-key.ts";
import { lockPresentCredits } from "../../credits/renew-credits.ts";
import { openAccount } from "../open-account.ts";
import type { ProvisionedAccount } from "./provision-file.ts";
import { ProvisionFile } from "./provision-file.ts";

/** Makes the accounts and keys of a provisioning file be there, and says how many accounts it names. Throws a `StartError` that tells every mistake. */
export async function provisionAccounts(ground: Ground, path: string): Promise<number> {
  const { accounts } = readProvisionFile(path);
  for (const account of accounts) await inTransaction(ground, (inner) => provisionAccount(inner, account, path));
  return accounts.length;
}

function readProvisionFile(path: string): ProvisionFile {
  const text = attempt(() => readFileSync(path, "utf8"));
  if (!text.ok)
    throw new StartError(`The provisioning file ${path} cannot be read (${text.code}). Correct ATELIER_PROVISION, or remove it.`);
  const json = attempt<unknown>(() => JSON.parse(text.value));
  if (!json.ok) throw new StartError(`The provisioning file ${path} is not valid JSON. ${placeOf(json.error)}`);
  const file = ProvisionFile.safeParse(json.value);
  if (file.success) return file.data;
  throw new StartError([`The provisioning file ${path} has mistakes.`, ...file.error.issues.map(sentenceOf)].join("\n"));
}

// The parser's own message would show a piece of the file, and the file holds keys.
function placeOf(error: Error): string {
  const place = /line \d+ column \d+/.exec(error.message)?.[0];
  return place === undefined ? "Check its brackets, quotes and commas." : `The mistake is at ${place}, or just before.`;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = z.core.toDotPath(issue.path) || "the file";
  if (issue.code === "unrecognized_keys") return `${where} has a field that is not known: ${issue.keys.join(", ")}.`;
  return `${where} ${issue.message}.`;
}

async function provisionAccount(ground: Ground, declared: ProvisionedAccount, path: string): Promise<void> {
  const { account } = await openAccount(ground, declared);
  // A renewal that was due before the file was applied is still the former plan's.
  await lockPresentCredits(ground, account.id);
  const { password } = declared;
  const kept = account.passwordHash;
  const changesPassword = password !== undefined && (kept === null || !(await verifyPassword(password, kept)));
  await updateAccount(ground.database, {
    ...{ id: account.id, plan: declared.plan },
    ...(changesPassword ? { passwordHash: await hashPassword(password) } : {}),
  });
  for (const { key, name, form, scopes } of declared.keys) {
    await rehashKey(ground, key);
    if (await storeKey(ground, { accountId: account.id, name, form, scopes }, key)) continue;
    const hash = keyedHash(ground.secret, key);
    const present = await findKey(ground.database, hash);
    if (present?.accountId !== account.id) {
      throw new StartError(
        `The key "${name}" of ${declared.email} in ${path} belongs to another account already. Give each account keys of its own.`,
      );
    }
    await updateKey(ground.database, { hash, name, scopes });
  }
}
