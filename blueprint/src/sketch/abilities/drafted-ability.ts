import type { Place } from "../../features/definition/define-feature.ts";
import type { DraftEntity } from "../../reader/draft/plan.ts";

/** What an ability became: the ids of its parts, and the places of a feature's blocks. */
export interface DraftedAbility {
  ids: readonly string[];
  /** The entity whose rows it is about. */
  entity: DraftEntity | null;
  feature: { id: string; places: readonly Place[] } | null;
}
