// The language models that are currently available. Model servers are queried at the start and every few minutes. A
// server that is down only removes its own models until it recovers, and never prevents the service from starting.
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { systemClock, type Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import { within } from "../../lib/waiting/within.ts";
import type { ConfiguredModels } from "./configured/listed-model.ts";
import { askServer, type ServerAnswer } from "./discovery/ask-server.ts";
import { discoveredEntry, USUAL_CONTEXT_WINDOW } from "./discovery/discovered-entry.ts";
import { fromPlainest } from "./discovery/from-plainest.ts";
import type { ServedModel } from "./discovery/served-model.ts";
import type { ModelEntry, Provider } from "./model-entry.ts";

/** The models of this installation. */
export interface Catalogue {
  /** The models that are available now, the least capable first. */
  list(): readonly ModelEntry[];
  /** Finds a model by plain id or `<provider>/<id>`, even while it is unavailable; null if there is none. */
  find(id: string): ModelEntry | null;
  /** Reports what a call showed about a provider's key. A rejected key excludes the provider for ten minutes, or until it works. */
  report(providerId: string, outcome: "unauthorized" | "works"): void;
  /** Replaces the providers and models. Resolves when new servers have answered, after two seconds at most. Never rejects. */
  configure(configured: ConfiguredModels): Promise<void>;
  close(): Promise<void>;
}

/** The configured models, how their servers are queried, and how often. */
export interface CatalogueOptions extends ConfiguredModels {
  log: Log;
  fetch?: typeof fetch;
  clock?: Clock;
  everyMilliseconds?: number;
}

/** The state of a provider. */
interface Stand {
  provider: Provider;
  /** Models last named by its server; kept while the server is down, so that a running build still finds its model. */
  served: readonly ServedModel[];
  /** Whether it answers, but has no list of its models. */
  hasNoList: boolean;
  isUp: boolean;
  /** The last logged state. */
  lastLogged: string | null;
  refusedUntil: number;
}

const START_MILLISECONDS_MAX = 2_000;
const ANSWER_MILLISECONDS_MAX = 10_000;
const REFUSED_MILLISECONDS = 10 * 60_000;
const RESERVED_IDS = ["auto", "blueprint"];

/** Opens the catalogue within two seconds. Never rejects: a server that does not respond is retried. */
export async function openCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const { log, fetch: send = fetch, clock = systemClock, everyMilliseconds = 3 * 60_000 } = options;
  const closing = new AbortController();
  let models: ConfiguredModels["models"] = [];
  let stands: readonly Stand[] = [];
  let entries: readonly ModelEntry[] = [];

  async function ask(stand: Stand): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_MILLISECONDS_MAX)]);
    const answer = await askServer(stand.provider, { fetch: send, signal });
    if (closing.signal.aborted || !stands.includes(stand)) return;
    stand.hasNoList = "problem" in answer && answer.hasNoList;
    stand.isUp = "models" in answer || stand.hasNoList;
    if ("models" in answer) stand.served = answer.models;
    entries = makeEntries(models, stands);
    logState(stand, { answer, models, log });
  }

  async function configure(next: ConfiguredModels): Promise<void> {
    const before = stands;
    stands = next.providers.map((provider) => keptStand(before, provider) ?? newStand(provider));
    models = next.models.map((model) => ({ ...model, provider: keptProvider(stands, model.provider) }));
    entries = makeEntries(models, stands);
    const added = stands.filter((stand) => isServer(stand) && !before.includes(stand));
    await within(START_MILLISECONDS_MAX, Promise.all(added.map(ask)));
  }

  async function keepAsking(): Promise<void> {
    while (!closing.signal.aborted) {
      await setTimeout(everyMilliseconds, null, { signal: closing.signal, ref: false }).catch(() => null);
      if (!closing.signal.aborted) await Promise.all(stands.filter(isServer).map(ask));
    }
  }

  await configure(options);
  const asking = keepAsking();

  return {
    list: () => entries.filter((entry) => isUsable(entry, { stands, now: clock.now().getTime() })),
    find: (id) => findEntry(entries, id),
    configure,
    report: (providerId, outcome) => {
      const stand = stands.find(({ provider }) => provider.id === providerId);
      if (stand !== undefined) reportOn(stand, { outcome, now: clock.now().getTime(), log });
    },
    close: async () => {
      closing.abort();
      await asking;
    },
  };
}

// Clouds are not queried: their models are known, and a key is tested by using it.
function isServer({ provider }: Stand): boolean {
  return provider.kind === "compatible";
}

function newStand(provider: Provider): Stand {
  return { provider, served: [], hasNoList: false, isUp: provider.kind !== "compatible", lastLogged: null, refusedUntil: 0 };
}

/** The stand of a provider that has not changed: what its server named last is still true. */
function keptStand(stands: readonly Stand[], provider: Provider): Stand | undefined {
  return stands.find((stand) => isDeepStrictEqual(stand.provider, provider));
}

/** Entries and stands refer to a provider by the same object. */
function keptProvider(stands: readonly Stand[], provider: Provider): Provider {
  return keptStand(stands, provider)?.provider ?? provider;
}

function reportOn(stand: Stand, { outcome, now, log }: { outcome: "unauthorized" | "works"; now: number; log: Log }): void {
  const { id } = stand.provider;
  const wasRefused = stand.refusedUntil > now;
  stand.refusedUntil = outcome === "works" ? 0 : now + REFUSED_MILLISECONDS;
  if (outcome === "works" && wasRefused) log.info({ provider: id }, "a provider accepts its key again");
  if (outcome === "unauthorized" && !wasRefused) {
    log.warn({ provider: id }, "a provider refuses its key: its models are left out for ten minutes");
  }
}

/** The listed models, and the models that a server names if none of its models are listed. */
function makeEntries(models: ConfiguredModels["models"], stands: readonly Stand[]): ModelEntry[] {
  const listed = models.map((model): ModelEntry => {
    const served = stands.find(({ provider }) => provider === model.provider)?.served.find((one) => isSame(model.model, one));
    return { ...model, contextWindow: model.contextWindow ?? served?.contextWindow ?? USUAL_CONTEXT_WINDOW };
  });
  const taken = new Set([...RESERVED_IDS, ...listed.map(({ id }) => id)]);
  const discovered = stands
    .filter(({ provider }) => provider.kind === "compatible" && !models.some((model) => model.provider === provider))
    .flatMap(({ provider, served }) => served.flatMap((one) => discoveredEntry(one, { provider, taken }) ?? []));
  return fromPlainest([...listed, ...discovered], listed);
}

/** Ollama also accepts a name without its tag `latest`. */
function isSame(model: string, served: ServedModel): boolean {
  return served.model === model || served.model === `${model}:latest`;
}

function isUsable(
  { provider, model, isUnlisted = false }: ModelEntry,
  { stands, now }: { stands: readonly Stand[]; now: number },
): boolean {
  const stand = stands.find((one) => one.provider === provider);
  if (stand === undefined || !stand.isUp || stand.refusedUntil > now) return false;
  if (provider.kind !== "compatible" || (isUnlisted && stand.hasNoList)) return true;
  return stand.served.some((one) => isSame(model, one));
}

/** Which of two models with the same name gets the plain id may differ between processes, so the longer id is always accepted. */
function findEntry(entries: readonly ModelEntry[], id: string): ModelEntry | null {
  const longIds = ({ provider, id: plain }: ModelEntry) => [`${provider.id}/${plain}`, `${provider.id}-${plain}`];
  return entries.find((entry) => entry.id === id) ?? entries.find((entry) => longIds(entry).includes(id)) ?? null;
}

/** Logs the state of a server, once per change. */
function logState(stand: Stand, { answer, models, log }: { answer: ServerAnswer; models: ConfiguredModels["models"]; log: Log }): void {
  const { provider, served } = stand;
  const missing = models.filter((model) => model.provider === provider && !served.some((one) => isSame(model.model, one)));
  const state = "problem" in answer ? answer.problem : `up without ${missing.map(({ id }) => id).join(", ")}`;
  if (state === stand.lastLogged) return;
  stand.lastLogged = state;
  if ("problem" in answer) {
    log.warn({ provider: provider.id }, `a model server cannot be used, and its models are left out until it can: ${answer.problem}`);
  } else if (missing.length > 0) {
    const ids = missing.map(({ id }) => id);
    log.warn(
      { provider: provider.id, models: ids },
      "a model server does not have models that are listed: they are left out until it has them",
    );
  } else log.info({ provider: provider.id, models: served.length }, "a model server answers");
}
