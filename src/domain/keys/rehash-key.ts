import { keyedHash } from "../../lib/crypto/secrets.ts";
import { updateHash } from "../../storage/rows/keys/keys.ts";
import type { AppContext } from "../call.ts";

/**
 * Rehashes a key under the installation's current secret if it was hashed under a former one. False if no former secret
 * is known or none matches.
 */
export async function rehashKey({ database, secret, formerSecrets = [] }: AppContext, key: string): Promise<boolean> {
  if (formerSecrets.length === 0) return false;
  const former = formerSecrets.map((one) => keyedHash(one, key));
  return updateHash(database, { former, hash: keyedHash(secret, key) });
}
