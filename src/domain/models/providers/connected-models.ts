import type { ConfiguredModels, ListedModel } from "../../../adapters/models/configured/listed-model.ts";
import type { Provider } from "../../../adapters/models/model-entry.ts";
import { plainId } from "../../../adapters/models/discovery/discovered-entry.ts";
import { listModelProviders } from "../../../storage/rows/credits/models/model-providers.ts";
import type { StoredModel } from "../../../storage/tables/index.ts";
import type { AppContext } from "../../call.ts";
import { providerOfRow } from "./provider-of-row.ts";

/**
 * The configured providers and models, and those that the owner connected. What is configured comes first: a connected
 * provider with the same id is left out, and so is one that offers no model or whose key cannot be opened.
 */
export async function connectedModels(
  ctx: Pick<AppContext, "database" | "secret" | "formerSecrets">,
  configured: ConfiguredModels,
): Promise<ConfiguredModels> {
  const providers = [...configured.providers];
  const models = [...configured.models];
  const taken = new Set(models.map(({ id }) => id));
  for (const row of await listModelProviders(ctx.database)) {
    if (row.models.length === 0 || providers.some(({ id }) => id === row.id)) continue;
    const provider = providerOfRow(ctx, row);
    if (provider === null) continue;
    providers.push(provider);
    models.push(...row.models.map((model) => listedModel(model, { provider, taken })));
  }
  return { providers, models };
}

function listedModel(
  { model, name, category, minPlan, price, contextWindow, seesPictures, isUnlisted }: StoredModel,
  { provider, taken }: { provider: Provider; taken: Set<string> },
): ListedModel {
  const plain = plainId(model);
  const own = `${provider.id}-${plain}`;
  let id = taken.has(plain) ? own : plain;
  for (let count = 2; taken.has(id); count += 1) id = `${own}-${count}`;
  taken.add(id);
  return {
    id,
    name,
    provider,
    model,
    category,
    multiplier: 1,
    price,
    contextWindow,
    minPlan,
    isStructured: true,
    hasTools: true,
    seesPictures,
    ...(isUnlisted === true && { isUnlisted }),
  };
}
