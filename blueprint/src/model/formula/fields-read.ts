import type { FieldPlace, Formula } from "./formula.ts";
import { operandsOf } from "./parts-of.ts";

/** The fields that a formula reads, and the references that lead to them. */
export function fieldsRead(formula: Formula): FieldPlace[] {
  switch (formula.kind) {
    case "field":
      return [...formula.path];
    case "call":
    case "own":
      return operandsOf(formula).flatMap(fieldsRead);
    case "aggregate":
      return [...(formula.via ?? []), formula.child, ...operandsOf(formula).flatMap(fieldsRead)];
    case "random":
      return formula.field === null ? [] : [{ entity: formula.entity, field: formula.field }];
    default:
      return [];
  }
}
