// The rows of which a notice shows those that a formula allows.
import type { Section } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Formula } from "../formula/formula.ts";
import { parseExpression } from "../formula/parse-expression.ts";

/** A section that shows some rows of an entity to everybody. */
export type NoticeSection = Extract<Section, { kind: "notice" }>;

/** The condition of a notice, null where it shows all rows; or what is wrong with it, as the end of a sentence. */
export function readNotice(
  entities: readonly Entity[],
  { entity: id, where }: NoticeSection,
): { where: Formula | null } | { problem: string } {
  const entity = entities.find((one) => one.id === id);
  if (entity === undefined) return { problem: `there are no rows of “${id}”.` };
  if (where === undefined) return { where: null };
  const read = parseExpression(entities, entity, { formula: where });
  if ("problem" in read) return read;
  return read.type === "boolean" ? { where: read } : { problem: `“${where}” has to say yes or no.` };
}
