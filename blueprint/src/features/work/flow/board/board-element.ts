import { type EntityModel, fieldOf } from "../../../../model/entity-model.ts";
import { type Element, element, imported } from "../../../../project/code/expression.ts";
import { factsOf, rowProps } from "../../row-parts.ts";

/** Which fields stand on the cards. */
export const onCards = (field: string) => ({ without: [field], limit: 2 });

/** The rows in columns, one for each option of the choice with this id. */
export function boardElement(model: EntityModel, field: string): Element {
  return element(imported("@/components/board/board", "Board"), {
    ...rowProps(model),
    field: fieldOf(model, field).key,
    facts: factsOf(model, onCards(field)),
  });
}
