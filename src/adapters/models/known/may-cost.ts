import { isOwnNetwork } from "../discovery/is-own-network.ts";
import type { Provider } from "../model-entry.ts";
import { hasPublishedPrices } from "./price-table.ts";

/** Whether the calls to a provider may cost money: to every one but a server of one's own. */
export function mayCost(provider: Pick<Provider, "kind" | "baseUrl">): boolean {
  return provider.kind !== "compatible" || hasPublishedPrices(provider) || !isOwnNetwork(provider.baseUrl ?? "");
}
