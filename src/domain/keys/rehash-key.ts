import { keyedHash } from "../../kit/secrets.ts";
import { updateHash } from "../../storage/rows/keys/keys.ts";
import type { Ground } from "../call.ts";

/** Hashes a key anew, under the installation's present secret, that was hashed under a former one. False where no former secret is known, or none of them has hashed it. */
export async function rehashKey({ database, secret, formerSecrets = [] }: Ground, key: string): Promise<boolean> {
  if (formerSecrets.length === 0) return false;
  const former = formerSecrets.map((one) => keyedHash(one, key));
  return updateHash(database, { former, hash: keyedHash(secret, key) });
}
