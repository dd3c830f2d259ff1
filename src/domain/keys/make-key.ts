import { newId } from "../../kit/ids.ts";
import { keyedHash } from "../../kit/secrets.ts";
import { insertKey } from "../../storage/rows/keys/keys.ts";
import type { Ground } from "../call.ts";
import type { Scope } from "../errors.ts";
import type { KeyForm } from "./key-format.ts";
import { keyPrefix, newKeyText } from "./key-format.ts";

/** The scopes that a key may be given; `*` is all of them, those of later releases included. */
export type KeyScope = Scope | "*";

/** A key to make. */
export interface NewKey {
  /** Its id, where the caller has chosen one. */
  id?: string;
  accountId: string;
  name: string;
  form: KeyForm;
  scopes: readonly KeyScope[];
  expiresAt?: Date;
}

/** Makes a key for an account and returns it in full: only its hash is kept, so that it cannot be shown again. */
export async function makeKey(ground: Ground, key: NewKey): Promise<string> {
  const text = newKeyText(key.form);
  await storeKey(ground, key, text);
  return text;
}

/** Stores the hash of a key that was made elsewhere; false when the same key is already stored. */
export async function storeKey(ground: Ground, key: NewKey, text: string): Promise<boolean> {
  const now = ground.clock.now();
  return insertKey(ground.database, {
    id: key.id ?? newId(now),
    accountId: key.accountId,
    name: key.name,
    form: key.form,
    prefix: keyPrefix(text),
    hash: keyedHash(ground.secret, text),
    scopes: [...key.scopes],
    createdAt: now,
    expiresAt: key.expiresAt ?? null,
  });
}
