import type { Draft } from "../../draft/draft-blueprint.ts";

/** A feature that is asked for says as much as so many fields. */
const FEATURE_WEIGHT = 2;

/** How much of its text a draft accounts for: its fields and features, less what is left out and lists of which nothing is said. */
export function accountOf({ blueprint: { features }, subjects, notUnderstood }: Draft): number {
  const stated = subjects.reduce((sum, { statedFields }) => sum + statedFields, 0);
  const asked = features.filter(({ phrase }) => phrase !== null && phrase !== "").length;
  const bare = subjects.slice(1).filter(({ template, statedFields }) => template === null && statedFields === 0).length;
  return stated + asked * FEATURE_WEIGHT - notUnderstood.length - bare;
}
