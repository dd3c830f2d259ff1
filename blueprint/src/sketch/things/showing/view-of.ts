import type { DraftEntity } from "../../../reader/draft/plan.ts";

const COLUMNS_MIN = 4;

/** How the rows of an entity are shown where nobody says: wide ones in a table, others as cards. Whoever works with rows wants to see many of them. */
export function viewOf(
  { thing, fields }: Pick<DraftEntity, "thing" | "fields">,
  { isWork }: { isWork: boolean },
): "cards" | "list" | "table" {
  const isTable = isWork && fields.length >= COLUMNS_MIN && fields.every(({ type }) => type !== "picture" && type !== "lines");
  return isTable ? "table" : (thing?.view ?? "cards");
}
