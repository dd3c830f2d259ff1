import type { Formula } from "./formula.ts";

/** A formula and all its parts. */
export function partsOf(formula: Formula): Formula[] {
  const parts =
    formula.kind === "call" ? formula.args : formula.kind === "aggregate" ? [formula.value ?? [], formula.order ?? []].flat() : [];
  return [formula, ...parts.flatMap(partsOf)];
}
