import { microCreditsOf, microCreditsPerCredit } from "../../adapters/models/micro-credits-of.ts";
import type { Usage } from "../../adapters/models/model-call.ts";
import type { ModelEntry } from "../../adapters/models/model-entry.ts";
import { CREATE_FLOOR_CREDITS, PLAN_NAMES } from "../plans/plans.ts";
import type { Model } from "./models.ts";
import { seesItsSketch } from "./sees-its-sketch.ts";

// Tokens used by a large build: three sketches, with a look at what came of them where the model sees pictures, or about fifty
// steps mostly read from the provider's cache.
const LARGE_BUILD: Readonly<Record<ModelEntry["category"], Usage>> = {
  fast: { input: 30_000, cachedInput: 0, output: 12_000 },
  paid: { input: 250_000, cachedInput: 1_500_000, output: 60_000 },
};
const LARGE_BUILD_WITH_A_LOOK: Usage = { input: 80_000, cachedInput: 0, output: 16_000 };

/** The domain's view of a catalogue model: without its API key, address and price. */
export function modelOfEntry(entry: ModelEntry): Model {
  const { id, name, provider, category, multiplier, contextWindow, minPlan } = entry;
  const usage = category === "fast" && seesItsSketch(entry) ? LARGE_BUILD_WITH_A_LOOK : LARGE_BUILD[category];
  const large = Math.ceil(microCreditsOf(entry, usage) / microCreditsPerCredit);
  // An unknown plan falls back to the largest: better that nobody has the model than everybody.
  const plan = PLAN_NAMES.find((one) => one === minPlan) ?? "business";
  const budgetCredits = Math.max(CREATE_FLOOR_CREDITS, large);
  return { id, name, provider: provider.id, category, multiplier, contextWindow, minPlan: plan, budgetCredits };
}
