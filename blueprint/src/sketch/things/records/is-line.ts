import type { DraftEntity } from "../../../reader/draft/plan.ts";

/** Whether rows of an entity are lines of another one's rows, and so need no list of their own. */
export function isLine(entity: Pick<DraftEntity, "fields"> | undefined): boolean {
  return entity?.fields.some(({ isPart }) => isPart === true) === true;
}
