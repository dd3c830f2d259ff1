// Formulas that say which rows of an entity something is about: what a notice shows, what a total counts.
import type { Entity } from "../../schema/entity.ts";
import type { Formula } from "../formula/formula.ts";
import { parseExpression } from "../formula/parse-expression.ts";

/** The condition of an entity's rows, null where all of them are meant; or what is wrong with it, as the end of a sentence. */
export function readCondition(
  entities: readonly Entity[],
  { entity: id, where }: { entity: string; where?: string | undefined },
): { where: Formula | null } | { problem: string } {
  const entity = entities.find((one) => one.id === id);
  if (entity === undefined) return { problem: `there are no rows of “${id}”.` };
  if (where === undefined) return { where: null };
  const read = parseExpression(entities, entity, { formula: where });
  if ("problem" in read) return read;
  return read.type === "boolean" ? { where: read } : { problem: `“${where}” has to say yes or no.` };
}
