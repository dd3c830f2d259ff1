import type { ModelEntry, Provider } from "../model-entry.ts";

/** A model that the settings name. `contextWindow` null: its server is to tell it. */
export interface ListedModel extends Omit<ModelEntry, "contextWindow"> {
  contextWindow: number | null;
}

/** The providers that are configured, and the models that the settings name of them. */
export interface ConfiguredModels {
  providers: readonly Provider[];
  models: readonly ListedModel[];
}
