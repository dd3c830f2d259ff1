import { knownModel } from "../../../../adapters/models/known/known-models.ts";
import { mayCost } from "../../../../adapters/models/known/may-cost.ts";
import type { TokenPrice } from "../../../../adapters/models/model-entry.ts";
import { announceModels } from "../../../../storage/rows/credits/models/announce-models.ts";
import { type ModelProviderRow, writeModelProvider } from "../../../../storage/rows/credits/models/model-providers.ts";
import type { StoredModel } from "../../../../storage/tables/index.ts";
import { recordEvent } from "../../../accounts/audit/record-event.ts";
import type { Visitor } from "../../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import type { PlanName } from "../../../plans/plans.ts";
import { providerMissing, requireProvider } from "../require-provider.ts";

/** A model to offer. `price` in US dollars per million tokens; null for the published one. */
export interface OfferedChoice {
  model: string;
  name: string;
  category: "fast" | "paid";
  minPlan: PlanName;
  price: Pick<TokenPrice, "input" | "output"> | null;
  contextWindow: number | null;
  seesPictures: boolean;
}

/**
 * Replaces the models that a provider offers. Throws `not_found`, and `invalid_input` for a model that is given twice, or
 * without a price where neither its price is published nor its server one's own.
 */
export async function offerModels(
  { ctx, accountId }: Call,
  { providerId, models, visitor }: { providerId: string; models: readonly OfferedChoice[]; visitor: Visitor },
): Promise<void> {
  const row = await requireProvider(ctx, providerId);
  if (new Set(models.map(({ model }) => model)).size < models.length) throw invalid("A model is given twice.");
  const stored = models.map((choice) => storedModel(row, choice));
  await inTransaction(ctx, async (inner) => {
    if (!(await writeModelProvider(inner.database, providerId, { models: stored, updatedAt: inner.clock.now() }))) throw providerMissing();
    await recordEvent(inner, { accountId, type: "model_provider_changed", facts: { name: row.name }, visitor });
    await announceModels(inner.database);
  });
}

/** Whether the owner has to say what a model of this provider costs: it is not published, and the server is not one's own. */
export function needsPrice(provider: Pick<ModelProviderRow, "kind" | "baseUrl">, model: string): boolean {
  return mayCost(provider) && knownModel(provider, model) === null;
}

function storedModel(
  row: ModelProviderRow,
  { model, name, category, minPlan, price, contextWindow, seesPictures }: OfferedChoice,
): StoredModel {
  const known = knownModel(row, model);
  if (price === null && needsPrice(row, model)) throw invalid(`The price of ${name} is not published. Give what a million tokens cost.`);
  const own = price === null ? null : { ...price, cachedInput: price.input };
  const cost = own ?? known?.price ?? { input: 0, cachedInput: 0, output: 0 };
  const isUnlisted = row.models.some((one) => one.model === model && one.isUnlisted === true);
  const window = contextWindow ?? known?.contextWindow ?? null;
  return { model, name, category, minPlan, price: cost, contextWindow: window, seesPictures, ...(isUnlisted && { isUnlisted }) };
}

const invalid = (message: string) => new ServiceError("invalid_input", message, { field: "models" });
