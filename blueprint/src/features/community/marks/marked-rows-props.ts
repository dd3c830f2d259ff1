// What a list of the rows that a person marked says of each row.
import type { EntityModel } from "../../../model/entity-model.ts";
import { isUsedInPlace, rolesOf } from "../../../model/roles.ts";
import { type Expression, texts } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import { linkProps } from "../../definition/kit-parts.ts";

const FACTS_MAX = 3;

/** The properties of a list of marked rows. */
export function markedRowsProps(model: EntityModel): Readonly<Record<string, Expression | undefined>> {
  const roles = rolesOf(model);
  const fields = [roles.kind, ...roles.details.slice(0, FACTS_MAX), roles.tags].filter((field) => field !== undefined);
  const editable = fields.filter((field) => isUsedInPlace(model, field));
  return {
    entity: entityVariable(model),
    facts: fields.length === 0 ? undefined : texts(fields.map(({ key }) => key)),
    editable: editable.length === 0 ? undefined : texts(editable.map(({ key }) => key)),
    ...linkProps(model),
  };
}
