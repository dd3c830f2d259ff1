import type { AppContext } from "../../call.ts";
import { BUILD_CREDITS_MAX } from "../../plans/plans.ts";

/** The most credits that one build may hold and spend in all, however often its user lets it go on. */
export function buildCreditsMax({ buildCreditsMax: setting = BUILD_CREDITS_MAX }: Pick<AppContext, "buildCreditsMax">): number {
  return setting;
}
