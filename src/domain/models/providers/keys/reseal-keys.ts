import { sealMark } from "../../../../lib/crypto/seal.ts";
import { listModelProviders, writeModelProvider } from "../../../../storage/rows/credits/models/model-providers.ts";
import type { AppContext } from "../../../call.ts";
import { openKey, sealKey } from "./provider-key.ts";

/**
 * Reseals, under the installation's current secret, the keys of connected providers that were sealed under a former one.
 * What no secret opens stays as it is and is logged: its provider offers nothing until its key is entered again.
 */
export async function resealKeys(ctx: AppContext): Promise<void> {
  const mark = Buffer.from(sealMark(ctx.secret));
  for (const { id, key: sealed } of await listModelProviders(ctx.database)) {
    if (sealed === null || Buffer.from(sealed).subarray(0, mark.length).equals(mark)) continue;
    const key = openKey(ctx, { providerId: id, sealed });
    if (key === null) ctx.log.warn({ provider: id }, "the key of a model provider was sealed under a secret that is not known");
    else await writeModelProvider(ctx.database, id, sealKey(ctx, { providerId: id, key }));
  }
}
