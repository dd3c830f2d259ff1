import { sealMark } from "../../../lib/crypto/seal.ts";
import { listSealedOtherwise, type SealedSecrets, writeSealed } from "../../../storage/rows/webhooks/sealed-secrets.ts";
import type { AppContext } from "../../call.ts";
import { resealSecret } from "./endpoint-secret.ts";

const ENDPOINTS_AT_ONCE = 200;

/**
 * Reseals, under the installation's current secret, whatever was sealed under a former one. What no secret opens stays
 * as it is and is logged: its endpoint sends nothing until its secret is rotated.
 */
export async function resealSecrets(ctx: AppContext): Promise<void> {
  const { database, secret, log } = ctx;
  const mark = sealMark(secret);
  let after: string | null = null;
  do {
    const found: SealedSecrets[] = await listSealedOtherwise(database, { mark, after, limit: ENDPOINTS_AT_ONCE });
    for (const one of found) {
      const next = resealed(ctx, one);
      if (next === null) log.warn({ endpointId: one.id }, "the secret of a webhook endpoint was sealed under a secret that is not known");
      else await writeSealed(database, one, next);
    }
    after = found.length < ENDPOINTS_AT_ONCE ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
}

function resealed(ctx: AppContext, { id, secret, formerSecret }: SealedSecrets): Omit<SealedSecrets, "id"> | null {
  const current = resealSecret(ctx, { endpointId: id, sealed: secret });
  if (current === null) return null;
  return { secret: current, formerSecret: formerSecret && resealSecret(ctx, { endpointId: id, sealed: formerSecret }) };
}
