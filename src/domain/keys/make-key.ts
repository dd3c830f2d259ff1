import { newId } from "../../lib/ids.ts";
import { keyedHash } from "../../lib/crypto/secrets.ts";
import { insertKey } from "../../storage/rows/keys/keys.ts";
import type { AppContext } from "../call.ts";
import type { Scope } from "../errors.ts";
import type { KeyContract } from "./key-format.ts";
import { keyPrefix, newKeyText } from "./key-format.ts";

/** The scopes a key may be given; `*` means all, including those of later releases. */
export type KeyScope = Scope | "*";

/** A key to create. */
export interface NewKey {
  /** Its id, if chosen by the caller. */
  id?: string;
  accountId: string;
  name: string;
  form: KeyContract;
  scopes: readonly KeyScope[];
  expiresAt?: Date;
}

/** Creates a key for an account and returns it in full: only its hash is stored, so it cannot be shown again. */
export async function makeKey(ctx: AppContext, key: NewKey): Promise<string> {
  const text = newKeyText(key.form);
  await storeKey(ctx, key, text);
  return text;
}

/** Stores the hash of a key that was created elsewhere; false if the same key is already stored. */
export async function storeKey(ctx: AppContext, key: NewKey, text: string): Promise<boolean> {
  const now = ctx.clock.now();
  return insertKey(ctx.database, {
    id: key.id ?? newId(now),
    accountId: key.accountId,
    name: key.name,
    form: key.form,
    prefix: keyPrefix(text),
    hash: keyedHash(ctx.secret, text),
    scopes: [...key.scopes],
    createdAt: now,
    expiresAt: key.expiresAt ?? null,
  });
}
