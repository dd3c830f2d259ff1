// Which models the owner is about to offer. Prices are kept as they were typed, so that half a number is not lost.
import * as providerWords from "#words/settings/provider.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { toast } from "../../../components/ui/overlays/toast.ts";
import type { OfferedChoice, ProviderDetails, ProviderModel } from "../model-words.ts";
import { readAmount } from "../read-amount.ts";

/** A model as it is being edited. */
export interface Draft extends ProviderModel {
  inputPrice: string;
  outputPrice: string;
  /** The context window in tokens; empty for what the server reports. */
  window: string;
}

/** The models that are being edited, and their saving. */
export interface Offer {
  drafts: readonly Draft[];
  isChanged: boolean;
  isSaving: boolean;
  problem: string | null;
  change(model: string, changes: Partial<Draft>): void;
  save(): void;
}

/** The offer of a provider. */
export function useOffer({ id: providerId, models }: ProviderDetails): Offer {
  const queries = useQueryClient();
  const [drafts, setDrafts] = useState(() => models.map(draftOf));
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (model: string, changes: Partial<Draft>) => {
    setDrafts((before) => before.map((draft) => (draft.model === model ? { ...draft, ...changes } : draft)));
    setChanged(true);
  };
  const store = async () => {
    const offered = drafts.filter(({ isOffered }) => isOffered);
    const wrong = offered.find((draft) => !isPriced(draft));
    const odd = offered.find(({ window }) => Number.isNaN(readAmount(window)));
    if (odd !== undefined) return setProblem(providerWords.enterWindow({ name: odd.name }));
    if (wrong !== undefined) return setProblem(providerWords.enterPrices({ name: wrong.name }));
    setSaving(true);
    await client.modelSettings.offer.mutate({ providerId, models: offered.map(choiceOf) });
    setChanged(false);
    setProblem(null);
    toast(providerWords.saved);
    void queries.invalidateQueries({ queryKey: api.modelSettings.providers.queryKey() });
    void queries.invalidateQueries({ queryKey: api.modelSettings.overview.queryKey() });
    void queries.invalidateQueries({ queryKey: api.models.pathKey() });
  };
  const save = () =>
    void store()
      .catch((error: unknown) => setProblem(refusalOf(error).message))
      .finally(() => setSaving(false));
  return { drafts, isChanged, isSaving, problem, change, save };
}

function draftOf(model: ProviderModel): Draft {
  const { price, isOffered, needsPrice } = model;
  const shown = (amount: number) => (needsPrice && !isOffered ? "" : String(amount));
  return {
    ...model,
    inputPrice: shown(price.input),
    outputPrice: shown(price.output),
    window: model.contextWindow === null ? "" : String(model.contextWindow),
  };
}

function isPriced({ publishedPrice, inputPrice, outputPrice, needsPrice }: Draft): boolean {
  if (publishedPrice !== null) return true;
  const amounts = [readAmount(inputPrice), readAmount(outputPrice)];
  return amounts.every((amount) => !Number.isNaN(amount) && (amount !== null || !needsPrice));
}

function choiceOf({ model, name, category, minPlan, publishedPrice, inputPrice, outputPrice, window, seesPictures }: Draft): OfferedChoice {
  const own = { input: readAmount(inputPrice) ?? 0, output: readAmount(outputPrice) ?? 0 };
  return { model, name, category, minPlan, price: publishedPrice === null ? own : null, contextWindow: readAmount(window), seesPictures };
}
