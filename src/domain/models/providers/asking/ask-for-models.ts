// Asks a provider which models it has, and says in plain words what to do where it does not answer.
import { askServer } from "../../../../adapters/models/discovery/ask-server.ts";
import type { ServedModel } from "../../../../adapters/models/discovery/served-model.ts";
import type { Provider } from "../../../../adapters/models/model-entry.ts";
import type { AppContext } from "../../../call.ts";
import { forbiddenAddress } from "./forbidden-address.ts";

/** The models that a provider has for its key, or why they are not known: one or two sentences, about one of its settings. */
export type ProviderAnswer = { models: readonly ServedModel[] } | { problem: string; field: "key" | "baseUrl"; hasNoList: boolean };

const ANSWER_MILLISECONDS_MAX = 10_000;
const ADVICE = {
  key: "Copy the key again, or create a new one.",
  cloud: "Check that this machine can reach the internet.",
  server: "Check that the server is running, and its address; in a container, localhost is the container itself.",
};

/** The non-public networks in which the owner may connect a server. */
export type Reach = Pick<AppContext, "modelNetworks">;

/** Asks for the list of models. Redirects are not followed. Never rejects; no problem contains the key. */
export async function askForModels(reach: Reach, provider: Provider, name: string): Promise<ProviderAnswer> {
  const forbidden = await forbiddenAddress(provider, reach.modelNetworks ?? []);
  if (forbidden !== null) return { problem: forbidden, field: "baseUrl", hasNoList: false };
  const answer = await askServer(provider, { fetch, signal: AbortSignal.timeout(ANSWER_MILLISECONDS_MAX) });
  if ("models" in answer) return answer;
  const isCloud = provider.kind !== "compatible";
  const advice = answer.isKeyRefused ? ADVICE.key : ADVICE[isCloud ? "cloud" : "server"];
  const problem = `${name} did not list its models: ${answer.problem}. ${advice}`;
  return { problem, field: answer.isKeyRefused || isCloud ? "key" : "baseUrl", hasNoList: answer.hasNoList };
}

/** As `askForModels`; an address without a path whose server has no list is tried with `/v1`, where such servers usually have it. */
export async function findAddress(reach: Reach, provider: Provider, name: string): Promise<{ provider: Provider; answer: ProviderAnswer }> {
  const answer = await askForModels(reach, provider, name);
  if ("models" in answer || provider.kind !== "compatible" || provider.baseUrl === null || new URL(provider.baseUrl).pathname !== "/") {
    return { provider, answer };
  }
  const below = { ...provider, baseUrl: `${provider.baseUrl}/v1` };
  const second = await askForModels(reach, below, name);
  return "models" in second ? { provider: below, answer: second } : { provider, answer };
}
