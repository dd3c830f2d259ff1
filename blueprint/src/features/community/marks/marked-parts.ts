// How the rows that a person marked are composed of the kit: the module with the marks, and what a list of them says of
// each row.
import type { EntityModel } from "../../../model/entity-model.ts";
import { isUsedInPlace, rolesOf } from "../../../model/roles.ts";
import { type Expression, imported, literal, local, type Module, texts } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";

const FACTS_MAX = 3;

/** What a feature keeps of its own: the module in `src/features`, and the variable that it exports. */
export interface Kept {
  module: Module;
  variable: Expression;
}

/** A module in `src/features` that exports one thing. */
export function keptIn(feature: string, name: string, value: Expression): Kept {
  return {
    module: { path: `src/features/${feature}.ts`, statements: [{ kind: "constant", name, value }] },
    variable: imported(`@/features/${feature}`, name),
  };
}

/** The properties of a control for one row. */
export function rowProps(model: EntityModel): Readonly<Record<"entity" | "row", Expression>> {
  return { entity: entityVariable(model), row: local("row") };
}

/** The properties of a list of marked rows. */
export function markedRowsProps(model: EntityModel): Readonly<Record<string, Expression | undefined>> {
  const roles = rolesOf(model);
  const fields = [roles.kind, ...roles.details.slice(0, FACTS_MAX), roles.tags].filter((field) => field !== undefined);
  const editable = fields.filter((field) => isUsedInPlace(model, field));
  return {
    entity: entityVariable(model),
    facts: fields.length === 0 ? undefined : texts(fields.map(({ key }) => key)),
    editable: editable.length === 0 ? undefined : texts(editable.map(({ key }) => key)),
    isLink: model.hasDetail ? undefined : literal(false),
  };
}
