import { isProviderKey } from "../../../adapters/models/configured/is-provider-key.ts";
import { isServerAddress } from "../../../adapters/models/configured/is-server-address.ts";
import type { ConfiguredModels } from "../../../adapters/models/configured/listed-model.ts";
import { plainId } from "../../../adapters/models/discovery/discovered-entry.ts";
import { CLOUD_KINDS, type Provider } from "../../../adapters/models/model-entry.ts";
import type { StoredModel } from "../../../storage/tables/index.ts";
import { announceModels } from "../../../storage/rows/credits/models/announce-models.ts";
import { insertModelProvider, listModelProviders } from "../../../storage/rows/credits/models/model-providers.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { findAddress, type ProviderAnswer } from "./asking/ask-for-models.ts";
import { cloudName } from "./list-providers.ts";
import { defaultOffer, usualModel } from "./offer/default-offer.ts";
import { sealKey } from "./keys/provider-key.ts";

/** A provider to connect. `name` and `baseUrl` are required for a compatible one; a cloud has its own unless given. */
export interface NewProvider {
  kind: Provider["kind"];
  name: string;
  baseUrl: string | null;
  key: string | null;
  /** A model of a compatible server that has no list of them, and what it costs in US dollars per million tokens; null if there is none. */
  model: { name: string; price: { input: number; output: number } } | null;
  configured: ConfiguredModels;
  visitor: Visitor;
}

const PROVIDERS_MAX = 20;
const ID_CHARACTERS_MAX = 40;

/**
 * Connects a provider, once it has listed its models for this key, and offers the usual ones. Throws `invalid_input` with
 * what to do if it does not answer, or if it is already connected or configured. Returns the provider's id.
 */
export async function connectProvider(call: Call, wanted: NewProvider): Promise<{ id: string }> {
  const { ctx, accountId } = call;
  const name = cloudName(wanted.kind) ?? wanted.name.trim();
  const id = wanted.kind === "compatible" ? idOf(name) : wanted.kind;
  const typed: Provider = { id, kind: wanted.kind, baseUrl: readAddress(wanted), key: readKey(wanted) };
  if (wanted.configured.providers.some((one) => one.id === id)) {
    throw invalid(`${name} is already set up on the server, by an environment variable or the models file. Change it there.`, "kind");
  }
  const stored = await listModelProviders(ctx.database);
  if (stored.some((one) => one.id === id)) throw invalid(`${name} is already connected. Change or remove that connection.`, "name");
  if (stored.length >= PROVIDERS_MAX) throw invalid(`At most ${PROVIDERS_MAX} providers can be connected. Remove one first.`, "kind");
  const { provider, answer } = await findAddress(ctx, typed, name);
  const models = "models" in answer ? defaultOffer(provider, answer.models) : namedModel(provider, { answer, model: wanted.model });
  const createdAt = ctx.clock.now();
  await inTransaction(ctx, async (inner) => {
    const { kind, baseUrl, key } = provider;
    const row = { id, kind, name, baseUrl, ...sealKey(inner, { providerId: id, key }), models, createdAt, updatedAt: createdAt };
    if (!(await insertModelProvider(inner.database, row))) throw invalid(`${name} is already connected.`, "name");
    await recordEvent(inner, { accountId, type: "model_provider_connected", facts: { name }, visitor: wanted.visitor });
    await announceModels(inner.database);
  });
  return { id };
}

/** The model of a server that has no list, at the price that its owner gives. Throws `invalid_input` for any other problem, or without a model. */
function namedModel(
  provider: Provider,
  { answer, model }: { answer: Extract<ProviderAnswer, { problem: string }>; model: NewProvider["model"] },
): StoredModel[] {
  if (!answer.hasNoList || provider.kind !== "compatible") throw invalid(answer.problem, answer.field);
  if (model === null) throw invalid(`${answer.problem} If it has none, name one of its models below.`, answer.field);
  const { price } = model;
  return [
    {
      ...usualModel(provider, { model: model.name, name: null, contextWindow: null }),
      price: { ...price, cachedInput: price.input },
      isUnlisted: true,
    },
  ];
}

function idOf(name: string): string {
  const id = plainId(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, ID_CHARACTERS_MAX)
    .replace(/-$/, "");
  if (name === "") throw invalid("Give the provider a name, such as Workshop.", "name");
  if ([...CLOUD_KINDS, "atelier"].includes(id)) throw invalid(`The name ${name} belongs to another provider. Choose another one.`, "name");
  return id;
}

/** The address without a trailing slash; null is the cloud's own. */
function readAddress({ kind, baseUrl }: NewProvider): string | null {
  const address = baseUrl?.trim() ?? "";
  if (address === "" && kind !== "compatible") return null;
  if (isServerAddress(address)) return address.replace(/\/+$/, "");
  throw invalid(
    "Give an http or https address without a user name, a password or a question mark, such as http://localhost:1234/v1.",
    "baseUrl",
  );
}

function readKey({ kind, key }: Pick<NewProvider, "kind" | "key">): string | null {
  const text = key?.trim() ?? "";
  if (text === "" && kind === "compatible") return null;
  return requireKey(text);
}

/** The key as it is sent. Throws `invalid_input`, which never repeats it, for a text that no header can carry. */
export function requireKey(text: string): string {
  const key = text.trim();
  if (key === "") throw invalid("Paste the key that the provider gave you.", "key");
  if (!isProviderKey(key))
    throw invalid("This is not a key: it has spaces, line breaks or other characters that no key has. Copy it again.", "key");
  return key;
}

const invalid = (message: string, field: string) => new ServiceError("invalid_input", message, { field });
