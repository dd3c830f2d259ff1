// Missing, malformed, unknown, revoked and expired keys are one and the same to a caller: null. What has not the format of
// a key never reaches the database.
import { keyedHash } from "../../kit/secrets.ts";
import { findKey } from "../../storage/rows/keys/keys.ts";
import type { Call, Ground } from "../call.ts";
import type { Scope } from "../errors.ts";
import { SCOPES } from "../errors.ts";
import { isKeyText } from "./key-format.ts";

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** A call that a key makes. */
export interface KeyCall extends Call {
  keyId: string;
}

/** The call that a key's bearer may make; null when the text is not a key that is good now. Takes effect with the next request after a revocation. */
export async function authenticateKey(ground: Ground, bearer: string): Promise<KeyCall | null> {
  if (!isKeyText(bearer)) return null;
  const key = await findKey(ground.database, keyedHash(ground.secret, bearer));
  if (key === null || key.revokedAt !== null) return null;
  if (key.expiresAt !== null && key.expiresAt <= ground.clock.now()) return null;
  const scopes = key.scopes.includes("*") ? SCOPES : key.scopes.filter(isScope);
  return { ground, keyId: key.keyId, accountId: key.accountId, plan: key.plan, scopes };
}
