import type { Formula } from "./formula.ts";

/** The formulas that an operation or an aggregate is made of; none for other formulas. */
export function operandsOf(formula: Formula): readonly Formula[] {
  if (formula.kind === "call") return formula.args;
  if (formula.kind === "own") return [formula.row];
  return formula.kind === "aggregate" ? [formula.value ?? [], formula.order ?? [], formula.where ?? []].flat() : [];
}

/** A formula and all its parts. */
export function partsOf(formula: Formula): Formula[] {
  return [formula, ...operandsOf(formula).flatMap(partsOf)];
}
