import type { FieldPlace, Formula } from "./formula.ts";

/** The fields that a formula reads, and the references that lead to them. */
export function fieldsRead(formula: Formula): FieldPlace[] {
  switch (formula.kind) {
    case "field":
      return [...formula.path];
    case "call":
      return formula.args.flatMap(fieldsRead);
    case "aggregate":
      return [formula.child, ...[formula.value ?? [], formula.order ?? []].flat().flatMap(fieldsRead)];
    case "random":
      return formula.field === null ? [] : [{ entity: formula.entity, field: formula.field }];
    default:
      return [];
  }
}
