// A formula as text again, with the ids of fields and entities, so that it still holds where these are renamed.
import type { Aggregate, Formula, Operation } from "./formula.ts";

const SIGNS: Readonly<Partial<Record<Operation, string>>> = {
  plus: "+",
  minus: "-",
  times: "*",
  over: "/",
  joined: "+",
  daysAfter: "+",
  equals: "=",
  less: "<",
  atMost: "<=",
  both: "and",
  either: "or",
};

const CALLS: Readonly<Partial<Record<Operation | Aggregate, string>>> = {
  daysBetween: "days",
  monthsAfter: "months",
  yearsBetween: "years",
  choose: "if",
  rounded: "round",
  magnitude: "abs",
  least: "min",
  greatest: "max",
  mean: "average",
  isEmpty: "empty",
  not: "not",
  sumOf: "sum",
  averageOf: "average",
  leastOf: "min",
  greatestOf: "max",
  earliestOf: "min",
  latestOf: "max",
  firstOf: "first",
  lastOf: "last",
  countOf: "count",
};

/** The text of a formula, which `parseFormula` reads as the same formula. */
export function printFormula(formula: Formula): string {
  switch (formula.kind) {
    case "constant":
      return typeof formula.value === "string" ? `"${formula.value}"` : String(formula.value);
    case "today":
      return "today";
    case "random":
      return `random(${formula.entity}${formula.field === null ? "" : `.${formula.field}`})`;
    case "named":
      return `row(${formula.entity}, ${formula.name.includes('"') ? `'${formula.name}'` : `"${formula.name}"`})`;
    case "profile":
      return "me";
    case "this":
    case "me":
      return formula.kind;
    case "own":
      return `(${printFormula(formula.row)} = me)`;
    case "field":
      return formula.path.map(({ entity, field }, at) => (at === 0 && formula.of === "child" ? `${entity}.${field}` : field)).join(".");
    case "call": {
      const args = formula.args.map(printFormula);
      const sign = SIGNS[formula.name];
      return sign === undefined ? `${CALLS[formula.name] ?? formula.name}(${args.join(", ")})` : `(${args.join(` ${sign} `)})`;
    }
    case "aggregate": {
      const rows = [...(formula.via ?? []).map(({ field }) => field), formula.child.entity].join(".");
      const values = [rows, ...[formula.value ?? [], formula.order ?? []].flat().map(printFormula)].join(", ");
      const condition = formula.where === undefined ? "" : ` where ${printFormula(formula.where)}`;
      return `${CALLS[formula.name] ?? formula.name}(${values}${condition})`;
    }
  }
}
