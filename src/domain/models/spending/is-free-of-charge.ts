import type { ModelEntry } from "../../../adapters/models/model-entry.ts";

/** Whether calls to a model cost nothing, as those to a server of one's own. */
export function isFreeOfCharge({ price }: Pick<ModelEntry, "price">): boolean {
  return price.input === 0 && price.cachedInput === 0 && price.output === 0;
}
