import { knownModels } from "../known/known-models.ts";
import { readModelsFile, type ModelsFileOptions } from "./read-models-file.ts";
import { builtInProviders, type ProviderSettings } from "./built-in-providers.ts";
import type { ConfiguredModels, ListedModel } from "./listed-model.ts";

/** The settings of the built-in providers, and the models file if there is one. */
export interface ModelSettings extends Omit<ModelsFileOptions, "path" | "builtIn"> {
  path: string | null;
  settings: ProviderSettings;
}

/**
 * The providers and models from the settings. The well-known models of a cloud are offered if the file lists none of
 * its models. Throws a `StartError` for errors in the file.
 */
export function configureModels({ path, settings, ...surroundings }: ModelSettings): ConfiguredModels {
  const builtIn = builtInProviders(settings);
  const file = path === null ? { providers: builtIn, models: [] } : readModelsFile({ path, builtIn, ...surroundings });
  const taken = new Set(file.models.map(({ id }) => id));
  const added = file.providers
    .filter(({ id }) => !file.models.some(({ provider }) => provider.id === id))
    .flatMap((provider) =>
      knownModels(provider.kind).map((known): ListedModel => {
        const id = taken.has(known.id) ? `${provider.id}-${known.id}` : known.id;
        taken.add(id);
        return { ...known, id, provider, model: known.id, multiplier: 1, isStructured: true, hasTools: true, seesPictures: true };
      }),
    );
  return { providers: file.providers, models: [...file.models, ...added] };
}
