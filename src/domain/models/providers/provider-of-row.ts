import type { Provider } from "../../../adapters/models/model-entry.ts";
import type { ModelProviderRow } from "../../../storage/rows/credits/models/model-providers.ts";
import type { AppContext } from "../../call.ts";
import { openKey } from "./keys/provider-key.ts";

/** A connected provider with its key, ready to be called; null if its key cannot be opened any more. */
export function providerOfRow(ctx: Pick<AppContext, "secret" | "formerSecrets">, row: ModelProviderRow): Provider | null {
  const { id, kind, baseUrl, key: sealed } = row;
  if (sealed === null) return { id, kind, baseUrl, key: null };
  const key = openKey(ctx, { providerId: id, sealed });
  return key === null ? null : { id, kind, baseUrl, key };
}
