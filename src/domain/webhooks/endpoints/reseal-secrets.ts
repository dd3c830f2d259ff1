import { sealMark } from "../../../kit/seal.ts";
import { listSealedOtherwise, type SealedSecrets, writeSealed } from "../../../storage/rows/webhooks/sealed-secrets.ts";
import type { Ground } from "../../call.ts";
import { resealSecret } from "./endpoint-secret.ts";

const ENDPOINTS_AT_ONCE = 200;

/**
 * Seals anew, under the installation's present secret, whatever was sealed under a former one. What none of them opens
 * stays as it is and is logged: its endpoint sends nothing until its secret is rotated.
 */
export async function resealSecrets(ground: Ground): Promise<void> {
  const { database, secret, log } = ground;
  const mark = sealMark(secret);
  let after: string | null = null;
  do {
    const found: SealedSecrets[] = await listSealedOtherwise(database, { mark, after, limit: ENDPOINTS_AT_ONCE });
    for (const one of found) {
      const next = resealed(ground, one);
      if (next === null) log.warn({ endpointId: one.id }, "the secret of a webhook endpoint was sealed under a secret that is not known");
      else await writeSealed(database, one, next);
    }
    after = found.length < ENDPOINTS_AT_ONCE ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
}

function resealed(ground: Ground, { id, secret, formerSecret }: SealedSecrets): Omit<SealedSecrets, "id"> | null {
  const present = resealSecret(ground, { endpointId: id, sealed: secret });
  if (present === null) return null;
  return { secret: present, formerSecret: formerSecret && resealSecret(ground, { endpointId: id, sealed: formerSecret }) };
}
