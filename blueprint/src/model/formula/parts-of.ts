import type { FieldType } from "../../schema/entity.ts";
import type { FieldPlace, Formula } from "./formula.ts";

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

const COMPARING: ReadonlySet<string> = new Set(["less", "atMost", "equals"]);

/** Whether a formula compares two moments with each other: then their times count, and not their days alone. */
export function comparesMoments(formula: Formula, typeAt: (place: FieldPlace) => FieldType | undefined): boolean {
  const isMoment = (arg: Formula): boolean => arg.kind === "field" && typeAt(arg.path.at(-1) ?? arg.path[0]) === "datetime";
  return formula.kind === "call" && COMPARING.has(formula.name) && formula.args.every(isMoment);
}
