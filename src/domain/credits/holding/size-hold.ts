// How many credits a build holds: what such builds have cost in this installation, once there are enough of them to
// tell, and the model's own estimate until then. The past may correct the estimate only within bounds, so that a few
// odd builds neither hold a whole account nor let a build start with too little.
import { microCreditsPerCredit } from "../../../adapters/models/micro-credits-of.ts";
import { readPastCosts } from "../../../storage/rows/credits/past-costs.ts";
import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { AppContext } from "../../call.ts";
import type { Model } from "../../models/models.ts";
import { CREATE_FLOOR_CREDITS } from "../../plans/plans.ts";
import { buildCreditsMax } from "./build-credits-max.ts";

const BUILDS_MAX = 50;
const BUILDS_MIN = 10;
const SHARE = 0.8;
const RAISE_MAX = 3;
const LOWER_MAX = 4;

/** The credits that a build of this kind with this model should hold: at least the floor of every build, at most what a build may cost. */
export async function sizeHold(
  ctx: Pick<AppContext, "database" | "buildCreditsMax">,
  { model, kind }: { model: Pick<Model, "id" | "category" | "budgetCredits">; kind: OperationRow["kind"] },
): Promise<number> {
  // The built-in generator has a fixed price.
  if (model.category === "free") return model.budgetCredits;
  const costs = await readPastCosts(ctx.database, { model: model.id, kind, limit: BUILDS_MAX });
  return Math.min(holdFor(model.budgetCredits, costs), Math.max(CREATE_FLOOR_CREDITS, buildCreditsMax(ctx)));
}

/** The hold for an estimate in credits and past costs in millionths of a credit: four in five such builds cost no more. */
export function holdFor(estimate: number, costs: readonly number[]): number {
  const floor = Math.max(CREATE_FLOOR_CREDITS, Math.ceil(estimate / LOWER_MAX));
  if (costs.length < BUILDS_MIN) return Math.max(floor, estimate);
  const sorted = costs.toSorted((one, other) => one - other);
  const cost = sorted[Math.ceil(sorted.length * SHARE) - 1] ?? 0;
  return Math.min(Math.max(Math.ceil(cost / microCreditsPerCredit), floor), Math.max(floor, estimate * RAISE_MAX));
}
