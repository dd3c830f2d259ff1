// What a build will roughly cost, before it starts: what the middle half of the installation's own latest builds with that
// model cost, once there are some, and until then the price of the tokens that a small and a large build take.
import { microCreditsOf, microCreditsPerCredit } from "../../../adapters/models/micro-credits-of.ts";
import type { Usage } from "../../../adapters/models/model-call.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { readPastCosts } from "../../../storage/rows/credits/past-costs.ts";
import type { Call } from "../../call.ts";
import { chooseModel, type Model } from "../models.ts";
import { seesItsSketch } from "../sees-its-sketch.ts";

/** A build that may be started: a create or a change, with this model (null: the one that `auto` selects). */
export interface PlannedBuild {
  wanted: string | null;
  kind: "create" | "message";
  /** The offered language models, with their prices. */
  entries: readonly ModelEntry[];
  /** What the built-in generator costs, in credits. */
  builtIn: { build: number; followUp: number };
}

/** The least and the most that something is likely to be. */
export interface Range {
  from: number;
  to: number;
}

/** What it will roughly cost. `builds`: of how many builds that is the middle half; 0 if it was computed from the price. */
export interface BuildEstimate {
  model: Pick<Model, "id" | "name" | "category">;
  /** With what the built-in generator costs that writes out a sketch. */
  credits: Range;
  /** What the provider charges, in millionths of a US dollar; null if that is not known. */
  microDollars: Range | null;
  builds: number;
}

const BUILDS_MIN = 5;
const BUILDS_MAX = 50;
const MICRO_CREDITS_PER_MICRO_DOLLAR = 100;

type Usages = Readonly<Record<PlannedBuild["kind"], Readonly<Record<keyof Range, Usage>>>>;
const usage = (input: number, cachedInput: number, output: number): Usage => ({ input, cachedInput, output });

// One sketch or one translated message, and where it has to be corrected; eight to forty requests of a model that writes
// code, and four to fifteen for a change.
const USUAL: Readonly<Record<ModelEntry["category"], Usages>> = {
  fast: {
    create: { from: usage(8_000, 0, 3_000), to: usage(20_000, 0, 9_000) },
    message: { from: usage(4_000, 0, 400), to: usage(9_000, 0, 1_600) },
  },
  paid: {
    create: { from: usage(70_000, 200_000, 25_000), to: usage(250_000, 1_200_000, 60_000) },
    message: { from: usage(30_000, 80_000, 6_000), to: usage(120_000, 500_000, 25_000) },
  },
};

// A sketch whose model is then shown the app: pages in words, and pictures.
const WITH_A_LOOK = { from: usage(22_000, 0, 3_500), to: usage(60_000, 0, 13_000) };

/** Estimates a build of the caller's. For a model that is not offered any more it is that of `auto`, which then takes its place. */
export async function estimateBuild({ ctx, plan }: Call, { wanted, kind, entries, builtIn }: PlannedBuild): Promise<BuildEstimate> {
  const models = ctx.models();
  const isOffered = models.some(({ id, provider }) => wanted === id || wanted === `${provider}/${id}`);
  const { id, name, category } = chooseModel({ models, plan, wanted: isOffered ? wanted : null });
  const model = { id, name, category };
  const entry = entries.find((one) => one.id === id);
  const own = kind === "create" ? builtIn.build : builtIn.followUp;
  if (entry === undefined) return { model, credits: { from: own, to: own }, microDollars: { from: 0, to: 0 }, builds: 0 };
  const past = await readPastCosts(ctx.database, { model: id, kind, limit: BUILDS_MAX });
  const isMeasured = past.length >= BUILDS_MIN;
  const isSeen = entry.category === "fast" && kind === "create" && seesItsSketch(entry);
  const priced = isSeen ? WITH_A_LOOK : USUAL[entry.category][kind];
  const microCredits = isMeasured ? middleHalfOf(past) : inRange(priced, (used) => microCreditsOf(entry, used));
  // The built-in generator writes out what a model has sketched.
  const written = entry.category === "fast" ? own : 0;
  const perDollar = entry.multiplier * MICRO_CREDITS_PER_MICRO_DOLLAR;
  return {
    model,
    credits: inRange(microCredits, (cost) => Math.ceil(cost / microCreditsPerCredit) + written),
    microDollars: perDollar === 0 ? null : inRange(microCredits, (cost) => Math.round(cost / perDollar)),
    builds: isMeasured ? past.length : 0,
  };
}

function inRange<Value>({ from, to }: Readonly<Record<keyof Range, Value>>, of: (value: Value) => number): Range {
  return { from: of(from), to: of(to) };
}

/** The range without the cheapest and the most expensive quarter. */
function middleHalfOf(costs: readonly number[]): Range {
  const sorted = costs.toSorted((one, other) => one - other);
  const quarter = Math.floor(sorted.length / 4);
  return { from: sorted[quarter] ?? 0, to: sorted[sorted.length - 1 - quarter] ?? 0 };
}
