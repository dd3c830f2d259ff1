// An endpoint's secret follows Standard Webhooks: `whsec_` and the base64 of its bytes. The bytes sign; the text is
// shown once; what is stored is sealed, and can be opened for its endpoint's row only.
import { openSealed, seal } from "../../../lib/crypto/seal.ts";
import { randomKey } from "../../../lib/crypto/secrets.ts";
import type { AppContext } from "../../call.ts";

const BYTES = 32;
const contextOf = (endpointId: string): string => `webhook endpoint ${endpointId}`;

/** A new secret, in its displayed and its stored form. */
export function makeSecret({ secret }: Pick<AppContext, "secret">, endpointId: string): { text: string; sealed: Uint8Array } {
  const plain = randomKey(BYTES);
  return { text: `whsec_${Buffer.from(plain).toString("base64")}`, sealed: seal(secret, { plain, context: contextOf(endpointId) }) };
}

/** The bytes of a stored secret; null if neither the installation's current secret nor a former one opens it. */
export function openSecret(
  { secret, formerSecrets = [] }: Pick<AppContext, "secret" | "formerSecrets">,
  { endpointId, sealed }: { endpointId: string; sealed: Uint8Array },
): Uint8Array | null {
  return openSealed([secret, ...formerSecrets], { sealed, context: contextOf(endpointId) });
}

/** Reseals a stored secret under the installation's current secret; null if no secret opens it. */
export function resealSecret(
  ctx: Pick<AppContext, "secret" | "formerSecrets">,
  kept: { endpointId: string; sealed: Uint8Array },
): Uint8Array | null {
  const plain = openSecret(ctx, kept);
  return plain && seal(ctx.secret, { plain, context: contextOf(kept.endpointId) });
}
