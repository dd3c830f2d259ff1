import type { Feature } from "../feature.ts";

/** The id of the entity that a feature is about; null for a feature of none. */
export function entityIdOf(feature: Feature): string | null {
  return "entity" in feature ? feature.entity : null;
}
