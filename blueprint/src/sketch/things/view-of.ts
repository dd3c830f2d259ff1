import type { DraftEntity } from "../../reader/draft/plan.ts";

/** How the rows of an entity are shown where nobody says: wide ones in a table, others as cards. */
export function viewOf({ thing }: Pick<DraftEntity, "thing">): "cards" | "list" | "table" {
  return thing?.view ?? "cards";
}
