// An endpoint's secret is text of Standard Webhooks: `whsec_` and the base64 of its bytes. The bytes sign; the text is shown
// once; what is kept is sealed, and good in its endpoint's row alone.
import { openSealed, seal } from "../../../kit/seal.ts";
import { randomKey } from "../../../kit/secrets.ts";
import type { Ground } from "../../call.ts";

const BYTES = 32;
const contextOf = (endpointId: string): string => `webhook endpoint ${endpointId}`;

/** A new secret, as its person sees it and as it is kept. */
export function makeSecret({ secret }: Pick<Ground, "secret">, endpointId: string): { text: string; sealed: Uint8Array } {
  const plain = randomKey(BYTES);
  return { text: `whsec_${Buffer.from(plain).toString("base64")}`, sealed: seal(secret, { plain, context: contextOf(endpointId) }) };
}

/** The bytes of a kept secret; null when neither the installation's secret nor a former one opens it. */
export function openSecret(
  { secret, formerSecrets = [] }: Pick<Ground, "secret" | "formerSecrets">,
  { endpointId, sealed }: { endpointId: string; sealed: Uint8Array },
): Uint8Array | null {
  return openSealed([secret, ...formerSecrets], { sealed, context: contextOf(endpointId) });
}

/** A kept secret sealed under the installation's present secret; null when nothing opens it. */
export function resealSecret(
  ground: Pick<Ground, "secret" | "formerSecrets">,
  kept: { endpointId: string; sealed: Uint8Array },
): Uint8Array | null {
  const plain = openSecret(ground, kept);
  return plain && seal(ground.secret, { plain, context: contextOf(kept.endpointId) });
}
