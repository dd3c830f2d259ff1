import type { ModelEntry, Provider } from "../model-entry.ts";

/** A model named in the settings. `contextWindow` null: read from its server. */
export interface ListedModel extends Omit<ModelEntry, "contextWindow"> {
  contextWindow: number | null;
}

/** The configured providers, and their models named in the settings. */
export interface ConfiguredModels {
  providers: readonly Provider[];
  models: readonly ListedModel[];
}
