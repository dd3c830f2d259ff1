import { findModelProvider, type ModelProviderRow } from "../../../storage/rows/credits/models/model-providers.ts";
import type { AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** The connected provider with this id. Throws `not_found` if there is none. */
export async function requireProvider({ database }: Pick<AppContext, "database">, id: string): Promise<ModelProviderRow> {
  const row = await findModelProvider(database, id);
  if (row === null) throw providerMissing();
  return row;
}

/** The error for a provider that is not connected, or not any more. */
export function providerMissing(): ServiceError {
  return new ServiceError("not_found", "This provider is not connected any more.", { what: "provider" });
}
