// The key of a connected provider. It is sealed for its provider's row, and its last characters are kept for display: a
// person tells by them which of their keys it is.
import { openSealed, seal } from "../../../../lib/crypto/seal.ts";
import type { AppContext } from "../../../call.ts";

const SHOWN_CHARACTERS = 4;
// A shorter key would be given away by its ending.
const CHARACTERS_MIN = 16;

const contextOf = (providerId: string): string => `model provider ${providerId}`;

/** A key as it is stored: sealed for its provider, and the ending that is shown; null if there is no key. */
export interface StoredKey {
  key: Uint8Array | null;
  keyEnding: string | null;
}

/** Seals a provider's key; null is a server that needs none. */
export function sealKey(
  { secret }: Pick<AppContext, "secret">,
  { providerId, key }: { providerId: string; key: string | null },
): StoredKey {
  if (key === null) return { key: null, keyEnding: null };
  const keyEnding = key.length < CHARACTERS_MIN ? "" : key.slice(-SHOWN_CHARACTERS);
  return { key: seal(secret, { plain: Buffer.from(key), context: contextOf(providerId) }), keyEnding };
}

/** The key of a provider; null if neither the installation's current secret nor a former one opens it. */
export function openKey(
  { secret, formerSecrets = [] }: Pick<AppContext, "secret" | "formerSecrets">,
  { providerId, sealed }: { providerId: string; sealed: Uint8Array },
): string | null {
  const plain = openSealed([secret, ...formerSecrets], { sealed, context: contextOf(providerId) });
  return plain && Buffer.from(plain).toString("utf8");
}
