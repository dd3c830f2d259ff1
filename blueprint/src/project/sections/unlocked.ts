import { element, type Expression, imported } from "../code/expression.ts";

/** What only people see who see the rows of the entity. */
export function unlocked(entity: Expression, shown: readonly Expression[]): Expression {
  return element(imported("@/components/account/locked-rows", "Unlocked"), { entity }, shown);
}
