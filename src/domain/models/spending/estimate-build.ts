// What a build will roughly cost, before it starts: the median of the installation's own latest builds with that model once
// there are some, and until then the price of the tokens that such builds usually take.
import { microCreditsOf, microCreditsPerCredit } from "../../../adapters/models/micro-credits-of.ts";
import type { Usage } from "../../../adapters/models/model-call.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { readPastCosts } from "../../../storage/rows/credits/past-costs.ts";
import type { Call } from "../../call.ts";
import { chooseModel, type Model } from "../models.ts";

/** A build that may be started: a create or a change, with this model (null: the one that `auto` selects). */
export interface PlannedBuild {
  wanted: string | null;
  kind: "create" | "message";
  /** The offered language models, with their prices. */
  entries: readonly ModelEntry[];
  /** What the built-in generator costs, in credits. */
  builtIn: { build: number; followUp: number };
}

/** What it will roughly cost. `builds`: how many builds that is the median of; 0 if it was computed from the price. */
export interface BuildEstimate {
  model: Pick<Model, "id" | "name" | "category">;
  credits: number;
  /** What the provider charges, in millionths of a US dollar; null if that is not known. */
  microDollars: number | null;
  builds: number;
}

const BUILDS_MIN = 5;
const BUILDS_MAX = 50;
const MICRO_CREDITS_PER_MICRO_DOLLAR = 100;

// One sketch, or one translated message; about sixteen requests of a model that writes code, and five for a change.
const USUAL: Readonly<Record<ModelEntry["category"], Readonly<Record<PlannedBuild["kind"], Usage>>>> = {
  fast: { create: { input: 8_000, cachedInput: 0, output: 4_000 }, message: { input: 4_000, cachedInput: 0, output: 800 } },
  paid: {
    create: { input: 120_000, cachedInput: 400_000, output: 45_000 },
    message: { input: 50_000, cachedInput: 150_000, output: 12_000 },
  },
};

/** Estimates a build of the caller's. For a model that is not offered any more it is that of `auto`, which then takes its place. */
export async function estimateBuild({ ctx, plan }: Call, { wanted, kind, entries, builtIn }: PlannedBuild): Promise<BuildEstimate> {
  const models = ctx.models();
  const isOffered = models.some(({ id, provider }) => wanted === id || wanted === `${provider}/${id}`);
  const { id, name, category } = chooseModel({ models, plan, wanted: isOffered ? wanted : null });
  const model = { id, name, category };
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) {
    return { model, credits: kind === "create" ? builtIn.build : builtIn.followUp, microDollars: 0, builds: 0 };
  }
  const past = await readPastCosts(ctx.database, { model: id, kind, limit: BUILDS_MAX });
  const isMeasured = past.length >= BUILDS_MIN;
  const microCredits = isMeasured ? medianOf(past) : microCreditsOf(entry, USUAL[entry.category][kind]);
  const perDollar = entry.multiplier * MICRO_CREDITS_PER_MICRO_DOLLAR;
  return {
    model,
    credits: Math.ceil(microCredits / microCreditsPerCredit),
    microDollars: perDollar === 0 ? null : Math.round(microCredits / perDollar),
    builds: isMeasured ? past.length : 0,
  };
}

function medianOf(costs: readonly number[]): number {
  const sorted = costs.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
