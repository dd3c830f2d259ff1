// What the composed features of this group have in common: the kit's components, and the row that they are about.
import { type EntityModel, fieldOf } from "../../../model/entity-model.ts";
import { element, type Expression, imported, type Properties } from "../../../project/code/expression.ts";
import { rowProps } from "../../definition/kit-parts.ts";

type Props = Properties;

/** An element of a component of this group; `file` is its module in `components/commerce`. */
export function commerceElement(file: string, name: string, props: Props = {}): Expression {
  return element(imported(`@/components/commerce/${file}`, name), props);
}

/** The properties of an element for one row, with the keys of the fields of these ids. */
export function fieldProps(model: EntityModel, fields: Readonly<Record<string, string | null | undefined>>): Props {
  const keys = Object.entries(fields).map(([name, id]) => [name, typeof id !== "string" ? undefined : fieldOf(model, id).key] as const);
  return { ...rowProps(model), ...Object.fromEntries(keys) };
}
