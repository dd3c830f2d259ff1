import type { ConfiguredModels } from "../../../adapters/models/configured/listed-model.ts";
import { sourceOf } from "../../../adapters/models/configured/built-in-providers.ts";
import type { Provider } from "../../../adapters/models/model-entry.ts";
import { listModelProviders } from "../../../storage/rows/credits/models/model-providers.ts";
import type { Call } from "../../call.ts";

const CLOUD_NAMES = { anthropic: "Anthropic", openai: "OpenAI", google: "Google", compatible: null } as const;

/** The name of a cloud; null for any other server. */
export function cloudName(kind: Provider["kind"]): string | null {
  return CLOUD_NAMES[kind];
}

/** A provider as its owner sees it: never its key. */
export interface ProviderSummary {
  id: string;
  kind: Provider["kind"];
  name: string;
  /** Null for a cloud's own address. */
  baseUrl: string | null;
  /** The key's last characters, empty for a short key; null if it has no key, or one that is set on the server. */
  keyEnding: string | null;
  /** The variable or file that configures it, which cannot be changed here; null if it was connected in the settings. */
  source: string | null;
  /** The variable or file that configures a provider with the same id, because of which this one is not used. */
  replacedBy: string | null;
  /** The names of the models that it offers. */
  models: string[];
}

/** The providers that are configured on the server, then those that were connected. */
export async function listProviders({ ctx }: Call, configured: ConfiguredModels): Promise<ProviderSummary[]> {
  const fixed = configured.providers.map((provider): ProviderSummary => {
    const { id, kind, baseUrl } = provider;
    const models = configured.models.filter((model) => model.provider.id === id).map(({ name }) => name);
    return { id, kind, name: cloudName(kind) ?? id, baseUrl, keyEnding: null, source: sourceOf(provider), replacedBy: null, models };
  });
  const connected = await listModelProviders(ctx.database);
  return [
    ...fixed,
    ...connected.map(({ id, kind, name, baseUrl, keyEnding, models }): ProviderSummary => {
      const replacedBy = fixed.find((one) => one.id === id)?.source ?? null;
      return { id, kind, name, baseUrl, keyEnding, source: null, replacedBy, models: models.map((one) => one.name) };
    }),
  ];
}
