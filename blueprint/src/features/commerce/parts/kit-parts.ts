// What the composed features of this group have in common: the kit's components, and the row that they are about.
import { type EntityModel, fieldOf } from "../../../model/entity-model.ts";
import { element, type Expression, imported, literal, local } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";

type Props = Readonly<Record<string, Expression | undefined>>;

/** An element of a component of this group; `file` is its module in `components/commerce`. */
export function commerceElement(file: string, name: string, props: Props = {}): Expression {
  return element(imported(`@/components/commerce/${file}`, name), props);
}

/** The properties that hand on an entity and the row of its page, with the fields of these ids. */
export function rowProps(model: EntityModel, fields: Readonly<Record<string, string | null | undefined>> = {}): Props {
  const keys = Object.entries(fields).map(
    ([name, id]) => [name, typeof id !== "string" ? undefined : literal(fieldOf(model, id).key)] as const,
  );
  return { entity: entityVariable(model), row: local("row"), ...Object.fromEntries(keys) };
}
