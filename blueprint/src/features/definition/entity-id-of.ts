import type { AnyFeature } from "../../schema/feature.ts";

/** The id of the entity that a feature is about; null for a feature of none. */
export function entityIdOf(feature: AnyFeature): string | null {
  return typeof feature["entity"] === "string" ? feature["entity"] : null;
}
