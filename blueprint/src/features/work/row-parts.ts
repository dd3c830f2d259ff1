// How the features of this group are given the rows of an entity: which facts are shown, and whether titles are links.
import type { EntityModel } from "../../model/entity-model.ts";
import { rolesOf } from "../../model/roles.ts";
import { array, type Expression } from "../../project/code/expression.ts";
import { entityVariable } from "../../project/files/entity-file.ts";

/** The entity, and whether its rows have pages of their own. */
export function rowProps(model: EntityModel): { entity: Expression; isLink: true | undefined } {
  return { entity: entityVariable(model), isLink: model.hasDetail ? true : undefined };
}

/** The first facts of a row, by their names, without the fields of these ids; undefined for none. */
export function factsOf(
  model: EntityModel,
  { without = [], limit }: { without?: readonly string[]; limit: number },
): Expression | undefined {
  const { figure, kind, details } = rolesOf(model);
  const rest = details.filter(({ type }) => type !== "lines" && type !== "rating");
  const shown = [figure, kind, ...rest].filter((field) => field !== undefined && !without.includes(field.id));
  const keys = shown.flatMap((field) => (field === undefined ? [] : [field.key])).slice(0, limit);
  return keys.length === 0 ? undefined : array(keys);
}
