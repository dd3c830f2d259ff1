import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ModelServer } from "../../../support/model-server/open-model-server.ts";

/** Deviations from the default: an account of the largest plan, and a model that sketches. */
export interface TenantOptions {
  credits?: number;
  /** The account's plan, and the smallest one that includes the model. `auto` chooses among the models of the account's plan. */
  plan?: "builder" | "pro" | "business";
  contextWindow?: number;
  category?: "fast" | "paid";
  hasTools?: boolean;
  seesPictures?: boolean;
  multiplier?: number;
  /** The protocol of the model. */
  kind?: "compatible" | "anthropic";
  /** An additional, more expensive model of the same kind, which `auto` prefers. */
  better?: string;
  /** The number of keys used in turn, each of which has its own rate limit; 8 by default. */
  keys?: number;
}

/** One account with its keys, and one provider of models that only this account uses. */
export interface Tenant {
  name: string;
  options: TenantOptions;
  model: ModelServer;
  keys: readonly string[];
}

/** The key that every model server requires. */
export const MODEL_KEY = "scribe-key";

/** The id by which the service knows a model of a tenant; the names of its own choices stay as they are. */
export function modelIdOf(tenant: string, model: string): string {
  return ["auto", "blueprint"].includes(model) ? model : `${model}-${tenant}`;
}

/** Writes the files of a service for these tenants into a new folder, as operators do, and returns the settings that name them. */
export async function writeSettings(tenants: readonly Tenant[]): Promise<{ folder: string; environment: Record<string, string> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-sketching-"));
  const write = async (name: string, content: unknown): Promise<string> => {
    await writeFile(path.join(folder, name), JSON.stringify(content));
    return path.join(folder, name);
  };
  const environment = {
    ATELIER_PROVISION: await write("accounts.json", { accounts: tenants.map(accountOf) }),
    ATELIER_MODELS: await write("models.json", { providers: tenants.map(providerOf), models: tenants.flatMap(modelsOf) }),
    DESK_KEY: MODEL_KEY,
  };
  return { folder, environment };
}

function accountOf({ name, options, keys }: Tenant) {
  const { credits = 1_000, plan = "business" } = options;
  const declared = keys.map((key, at) => ({ name: `key ${at}`, key, form: "b", scopes: ["*"] }));
  return { email: `${name}@example.test`, plan, credits, keys: declared };
}

function providerOf({ name, options, model }: Tenant) {
  return { id: name, kind: options.kind ?? "compatible", baseUrl: `${model.url}/v1`, key: "$DESK_KEY" };
}

function modelsOf({ name: tenant, options }: Tenant) {
  const { contextWindow = 32_000, category = "fast", multiplier = 2, hasTools = true, seesPictures = false, better, plan } = options;
  const settings = { provider: tenant, category, multiplier, contextWindow, hasTools, seesPictures, minPlan: plan ?? "business" };
  const declare = (name: string, model: string, output: number) => {
    return { ...settings, id: modelIdOf(tenant, model), model, name, price: { input: 3, output } };
  };
  return [declare("Scribe", "scribe", 15), ...(better === undefined ? [] : [declare(better, better, 20)])];
}
