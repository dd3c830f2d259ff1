// The file of ATELIER_MODELS: providers beside the built-in ones, and the offered models. An error in it prevents the
// start, because a build with a wrong price or plan costs money. All errors are reported at once.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartError } from "../../../lib/process/start-error.ts";
import type { ConfiguredModels, ListedModel } from "./listed-model.ts";
import { modelsFile, type ModelsFile } from "./models-file.ts";
import { knownModel } from "../known/known-models.ts";
import type { Provider } from "../model-entry.ts";

/** The file, the configured built-in providers, the variables with the keys of other providers, and the plan names. */
export interface ModelsFileOptions {
  path: string;
  builtIn: readonly Provider[];
  variables: Readonly<Record<string, string | undefined>>;
  plans: readonly string[];
}

const FREE = { input: 0, cachedInput: 0, output: 0 };

/**
 * Reads the providers and models of a file; models of an unconfigured built-in provider are left out. Throws a
 * `StartError` with one sentence per error, without any key.
 */
export function readModelsFile(options: ModelsFileOptions): ConfiguredModels {
  const { path, builtIn, variables, plans } = options;
  const json = parseFile(path);
  const declaredIds = idsOf(json, "providers");
  const read = modelsFile({ declaredIds, plans, variables }).safeParse(json);
  const mistakes = [
    ...(read.success ? [] : read.error.issues.map(sentenceOf)),
    ...repeated(declaredIds).map((id) => `providers name ${id} more than once.`),
    ...repeated(idsOf(json, "models")).map((id) => `models name ${id} more than once.`),
  ];
  if (read.success) {
    const providers = [...builtIn, ...(read.data.providers ?? []).map((declared) => providerOf(declared, variables))];
    const found = read.data.models.map((model, index) => listedModel(model, { index, providers }));
    mistakes.push(...found.filter((one) => typeof one === "string"));
    if (mistakes.length === 0) return { providers, models: found.filter((one) => one !== null && typeof one !== "string") };
  }
  throw new StartError([`The models file ${path} has mistakes.`, ...mistakes].join("\n"));
}

function parseFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new StartError(`The models file ${path} cannot be read (${code}). Correct ATELIER_MODELS, or remove it.`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // The parser's own message would quote part of the file, which may contain a key.
    const place = /line \d+ column \d+/.exec(error instanceof Error ? error.message : "")?.[0];
    const hint = place === undefined ? "Check its brackets, quotes and commas." : `The mistake is at ${place}, or just before.`;
    throw new StartError(`The models file ${path} is not valid JSON. ${hint}`);
  }
}

/** The ids in a list of a file that may otherwise be invalid. */
function idsOf(json: unknown, list: "providers" | "models"): string[] {
  const named = z.object({ id: z.string().max(100) });
  const rough = z.object({ [list]: z.array(z.unknown()) }).safeParse(json);
  return (rough.data?.[list] ?? []).flatMap((one) => named.safeParse(one).data?.id ?? []);
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = z.core.toDotPath(issue.path) || "the file";
  if (issue.code === "unrecognized_keys") return `${where} has a field that is not known: ${issue.keys.join(", ")}.`;
  return `${where} ${issue.message}.`;
}

type Declared = NonNullable<ModelsFile["providers"]>[number];

function providerOf({ id, kind, baseUrl, key }: Declared, variables: ModelsFileOptions["variables"]): Provider {
  const secret = key === undefined ? null : (variables[key.slice(1)]?.trim() ?? null);
  return { id, kind, baseUrl: baseUrl?.replace(/\/+$/, "") ?? null, key: secret };
}

/** Null when its provider is not configured; an error message when its price is unknown. */
function listedModel(
  { provider: providerId, ...given }: ModelsFile["models"][number],
  { index, providers }: { index: number; providers: readonly Provider[] },
): ListedModel | string | null {
  const provider = providers.find(({ id }) => id === providerId);
  if (provider === undefined) return null;
  const model = given.model ?? given.id;
  const known = knownModel(provider, model);
  const isLocal = provider.kind === "compatible";
  if (!isLocal && known === null && given.price === undefined) {
    return `models[${index}].price is missing: give an object with input and output, in US dollars a million tokens.`;
  }
  const { price = known?.price ?? FREE } = given;
  return {
    id: given.id,
    provider,
    model,
    category: given.category,
    name: given.name ?? known?.name ?? given.id,
    multiplier: given.multiplier ?? 1,
    price: { ...price, cachedInput: price.cachedInput ?? price.input },
    contextWindow: given.contextWindow ?? known?.contextWindow ?? null,
    minPlan: given.minPlan ?? known?.minPlan ?? (isLocal ? "free" : "pro"),
    isStructured: given.isStructured ?? true,
    hasTools: given.hasTools ?? true,
    seesPictures: given.seesPictures ?? !isLocal,
  };
}
