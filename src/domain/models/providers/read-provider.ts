import { knownModel } from "../../../adapters/models/known/known-models.ts";
import type { ServedModel } from "../../../adapters/models/discovery/served-model.ts";
import type { TokenPrice } from "../../../adapters/models/model-entry.ts";
import type { StoredModel } from "../../../storage/tables/index.ts";
import type { Call } from "../../call.ts";
import { askForModels } from "./asking/ask-for-models.ts";
import { usualModel } from "./offer/default-offer.ts";
import { needsPrice } from "./offer/offer-models.ts";
import { providerOfRow } from "./provider-of-row.ts";
import { requireProvider } from "./require-provider.ts";

/** A model that a provider has, or that is offered although its provider does not list it at the moment. */
export interface ProviderModel extends StoredModel {
  isOffered: boolean;
  /** Whether its provider lists it. */
  isListed: boolean;
  /** Its published price; null if there is none. */
  publishedPrice: TokenPrice | null;
  /** Whether its owner has to give a price before it can be offered. */
  needsPrice: boolean;
}

/** A connected provider with all of its models. `problem` says why the provider does not list them; null if it does. */
export interface ProviderDetails {
  id: string;
  kind: string;
  name: string;
  baseUrl: string | null;
  keyEnding: string | null;
  problem: string | null;
  models: ProviderModel[];
}

/** Reads a connected provider, and asks it for its models. Throws `not_found`. */
export async function readProvider({ ctx }: Call, providerId: string): Promise<ProviderDetails> {
  const row = await requireProvider(ctx, providerId);
  const { id, kind, name, baseUrl, keyEnding } = row;
  const provider = providerOfRow(ctx, row);
  const answer =
    provider === null
      ? { problem: `The key of ${name} cannot be read any more, because the installation's secret has changed. Enter the key again.` }
      : await askForModels(ctx, provider, name);
  const served: readonly ServedModel[] = "models" in answer ? answer.models : [];
  const listed = new Set(served.map(({ model }) => model));
  const others = served.filter(({ model }) => !row.models.some((one) => one.model === model));
  const details = (model: StoredModel, isOffered: boolean): ProviderModel => ({
    ...model,
    isOffered,
    isListed: listed.has(model.model),
    publishedPrice: knownModel(row, model.model)?.price ?? null,
    needsPrice: needsPrice(row, model.model),
  });
  const models = [
    ...row.models.map((model) => details(model, true)),
    ...others.map((one) => details(usualModel({ id, kind, baseUrl, key: null }, one), false)),
  ];
  // Where a server has no list, and a model was named instead, that is no problem.
  const isExpected = "hasNoList" in answer && answer.hasNoList && row.models.some(({ isUnlisted }) => isUnlisted === true);
  return { id, kind, name, baseUrl, keyEnding, problem: "problem" in answer && !isExpected ? answer.problem : null, models };
}
