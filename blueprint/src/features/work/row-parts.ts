// How the features of this group are given the rows of an entity: which facts are shown, and whether titles are links.
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";
import { rolesOf } from "../../model/roles.ts";
import { array, type Expression } from "../../project/code/expression.ts";
import { entityVariable } from "../../project/files/entity-file.ts";

/** The entity, and whether its rows have pages of their own. */
export function rowProps(model: EntityModel): { entity: Expression; isLink: true | undefined } {
  return { entity: entityVariable(model), isLink: model.hasDetail ? true : undefined };
}

/** The first fields that say something of a row, without those of these ids. */
export function factFields(model: EntityModel, { without = [], limit }: { without?: readonly string[]; limit: number }): FieldModel[] {
  const { figure, kind, details } = rolesOf(model);
  const rest = details.filter(({ type }) => type !== "lines" && type !== "rating");
  return [figure ?? [], kind ?? [], rest]
    .flat()
    .filter(({ id }) => !without.includes(id))
    .slice(0, limit);
}

/** Their names; undefined for none. */
export function factsOf(model: EntityModel, chosen: { without?: readonly string[]; limit: number }): Expression | undefined {
  const keys = factFields(model, chosen).map(({ key }) => key);
  return keys.length === 0 ? undefined : array(keys);
}
