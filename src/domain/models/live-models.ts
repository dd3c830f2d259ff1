// The models of this process, as they are at this moment: what is configured, what the owner connected, their default and
// the monthly limit. A change is announced to all processes, and each of them reads again; they also read every half
// minute, so that a lost announcement costs no more than that.
import type { ConfiguredModels } from "../../adapters/models/configured/listed-model.ts";
import type { ModelEntry } from "../../adapters/models/model-entry.ts";
import type { Catalogue } from "../../adapters/models/open-catalogue.ts";
import { attempt } from "../../lib/attempts/attempt.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { MODELS_CHANGED } from "../../storage/rows/credits/models/announce-models.ts";
import { readModelSettings } from "../../storage/rows/credits/models/model-settings.ts";
import type { AppContext } from "../call.ts";
import { modelOfEntry } from "./model-of-entry.ts";
import { BUILT_IN_MODELS, type Model } from "./models.ts";
import { connectedModels } from "./providers/connected-models.ts";
import { isLimitReached } from "./spending/create-spending-limit.ts";
import { isFreeOfCharge } from "./spending/is-free-of-charge.ts";
import { describeLimitReached } from "./spending/month.ts";

/** The models of a process. */
export interface LiveModels {
  /** What environment variables and the models file configure. */
  configured: ConfiguredModels;
  /** What is offered now, the plainest first and the default last. */
  list(): readonly Model[];
  /** The language models among them, with their prices and providers. */
  entries(): readonly ModelEntry[];
  /** Whether a language model is configured or connected, even if it is not available at the moment. */
  isConnected(): boolean;
  /** Why some models are left out, in a sentence for anyone; null if there is no reason. */
  notice(): string | null;
  /** Reads again what is connected and set, and applies it. */
  refresh(): Promise<void>;
}

/** The dependencies of `openLiveModels`. */
export interface LiveModelsOptions {
  ctx: Pick<AppContext, "database" | "secret" | "formerSecrets" | "clock" | "log">;
  catalogue: Catalogue;
  configured: ConfiguredModels;
}

const POLL_MILLISECONDS = 30_000;

/** Reads and applies what is connected. Rejects if the database cannot be read. */
export async function openLiveModels({ ctx, catalogue, configured }: LiveModelsOptions): Promise<LiveModels> {
  let defaultModel: string | null = null;
  let isLimited = false;
  let applied = "";
  let isConnected = false;
  const entries = (): readonly ModelEntry[] => catalogue.list().filter((entry) => !isLimited || isFreeOfCharge(entry));

  async function refresh(): Promise<void> {
    const [settings, limited, connected] = await Promise.all([
      readModelSettings(ctx.database),
      isLimitReached(ctx),
      connectedModels(ctx, configured),
    ]);
    ({ defaultModel } = settings);
    isLimited = limited;
    isConnected = connected.providers.length > 0;
    // Never logged: it contains the keys.
    const next = JSON.stringify(connected);
    if (next === applied) return;
    applied = next;
    await catalogue.configure(connected);
  }

  await refresh();
  return {
    configured,
    entries,
    isConnected: () => isConnected,
    list: () => withDefaultLast([...BUILT_IN_MODELS, ...entries().map(modelOfEntry)], defaultModel),
    notice: () => (isLimited ? describeLimitReached(ctx.clock.now()) : null),
    refresh,
  };
}

/** Refreshes the models after every announced change, and every half minute. The result ends that. */
export function followModels(models: LiveModels, { changes, log }: { changes: ChangeFeed; log: AppContext["log"] }): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const follow = async (): Promise<void> => {
    let next = changes.announced({ id: MODELS_CHANGED, milliseconds: 0, signal });
    while (!signal.aborted) {
      await next;
      if (signal.aborted) return;
      // Waited for before it is read, so that no change falls between the two.
      next = changes.announced({ id: MODELS_CHANGED, milliseconds: POLL_MILLISECONDS, signal });
      const read = await attempt(models.refresh);
      if (!read.ok) log.warn({ error: stackOf(read.error) }, "the connected models could not be read, and are read again");
    }
  };
  const following = follow();
  return async () => {
    ending.abort();
    await following;
  };
}

/** `auto` selects the last model that the plan includes. */
function withDefaultLast(models: readonly Model[], defaultModel: string | null): Model[] {
  const chosen = models.find(({ id }) => id === defaultModel);
  return chosen === undefined ? [...models] : [...models.filter((model) => model !== chosen), chosen];
}
