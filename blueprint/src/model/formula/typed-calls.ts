// The operations in formulas, each with values of the types that it works with.
import type { Entity, Field } from "../../schema/entity.ts";
import type { Aggregate, FieldPlace, Formula, Operation, ValueType } from "./formula.ts";
import { valueTypeOf } from "./formula-scope.ts";

/** What formulas come to, in words. */
export const NAMES: Readonly<Record<ValueType, string>> = {
  number: "number",
  text: "text",
  date: "date",
  boolean: "yes or no",
  row: "reference",
  whole: "a value as it is",
};

/** A part of a formula, or what is wrong with it, as the end of a sentence. */
export type Typed = Formula | { problem: string };

/** Calls over rows, and what they are of values. */
export const AGGREGATES: Readonly<Record<string, { rows: Aggregate; values: Operation | null }>> = {
  sum: { rows: "sumOf", values: "plus" },
  total: { rows: "sumOf", values: "plus" },
  average: { rows: "averageOf", values: "mean" },
  avg: { rows: "averageOf", values: "mean" },
  mean: { rows: "averageOf", values: "mean" },
  min: { rows: "leastOf", values: "least" },
  max: { rows: "greatestOf", values: "greatest" },
  count: { rows: "countOf", values: null },
  first: { rows: "firstOf", values: null },
  last: { rows: "lastOf", values: null },
};

/** What the least and the greatest of days are called. */
export const OF_DAYS: Readonly<Partial<Record<Aggregate, Aggregate>>> = { leastOf: "earliestOf", greatestOf: "latestOf" };

/** Calls of values, by the words for them. */
export const CALLS: Readonly<Record<string, { name: Operation; args: readonly (readonly ValueType[])[]; type: ValueType }>> = {
  round: { name: "rounded", args: [["number"], ["number"]], type: "number" },
  abs: { name: "magnitude", args: [["number"]], type: "number" },
  days: { name: "daysBetween", args: [["date"], ["date"]], type: "number" },
  months: { name: "monthsAfter", args: [["date"], ["number"]], type: "date" },
  years: { name: "yearsBetween", args: [["date"], ["date"]], type: "number" },
  not: { name: "not", args: [["boolean"]], type: "boolean" },
  and: { name: "both", args: [["boolean"], ["boolean"]], type: "boolean" },
  or: { name: "either", args: [["boolean"], ["boolean"]], type: "boolean" },
  empty: { name: "isEmpty", args: [["number", "text", "date", "row"]], type: "boolean" },
};

/** The words for yes and no. */
export const CONSTANTS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** A number. */
export const constant = (value: number): Formula => ({ kind: "constant", type: "number", value });

const NOTHING: Formula = { kind: "constant", type: "text", value: "" };

const call = (name: Operation, type: ValueType, args: readonly Formula[]): Formula => ({ kind: "call", name, type, args });

/** The value, which has to be of one of these types. */
export function checked(value: Formula, types: readonly ValueType[]): Typed {
  if (types.includes(value.type)) return value;
  return { problem: `a ${NAMES[value.type]} stands where a ${types.map((type) => NAMES[type]).join(" or a ")} is needed.` };
}

/** An operation whose result is of type `type`, with operands that each have to be of one of the `wanted` types. */
export function typedCall(
  name: Operation,
  type: ValueType,
  { args, wanted }: { args: readonly Formula[]; wanted: readonly (readonly ValueType[])[] },
): Typed {
  const wrong = args.map((arg, at) => checked(arg, wanted[at] ?? wanted[0] ?? [])).find((arg) => "problem" in arg);
  return wrong ?? call(name, type, args);
}

/** An operation of numbers. */
export const ofNumbers = (name: Operation, ...args: readonly Formula[]): Typed => typedCall(name, "number", { args, wanted: [["number"]] });

/** An operation of yes or no. */
export const ofFlags = (name: Operation, ...args: readonly Formula[]): Typed => typedCall(name, "boolean", { args, wanted: [["boolean"]] });

/** A sum or a difference of numbers, a day so many days from another one, the days between two, or texts after each other. */
export function added(sign: string, left: Formula, right: Formula): Typed {
  if (left.type === "date" && right.type === "date" && sign === "-") return call("daysBetween", "number", [right, left]);
  if (left.type === "date") {
    const days = sign === "+" ? right : call("minus", "number", [constant(0), right]);
    const isNumber = checked(right, ["number"]);
    return "problem" in isNumber ? isNumber : call("daysAfter", "date", [left, days]);
  }
  if (left.type === "text" && sign === "+") return typedCall("joined", "text", { args: [left, right], wanted: [["text"]] });
  return ofNumbers(sign === "+" ? "plus" : "minus", left, right);
}

/** Whether a reference leads to a row of whoever uses the app; null for other values. */
function ownOf(row: Formula, me: Formula): Formula | null {
  return me.kind === "me" && row.kind === "field" && row.type === "row" ? { kind: "own", type: "boolean", row } : null;
}

/** A comparison of two values of one type, or of a reference with `me`. */
export function comparison(sign: string, left: Formula, right: Formula): Typed {
  const own = ownOf(left, right) ?? ownOf(right, left);
  if (own !== null && sign === "=") return own;
  if (own !== null && sign === "<>") return call("not", "boolean", [own]);
  if (left.type !== right.type || left.type === "row")
    return { problem: `a ${NAMES[left.type]} cannot be compared with a ${NAMES[right.type]}.` };
  const equal = call("equals", "boolean", [left, right]);
  if (sign === "=") return equal;
  if (sign === "<>") return call("not", "boolean", [equal]);
  const args = sign.startsWith("<") ? [left, right] : [right, left];
  return typedCall(sign.length === 1 ? "less" : "atMost", "boolean", { args, wanted: [["number", "date", "text"]] });
}

/** `if(condition, then, else)`; without the last one a text is empty otherwise, and a number 0. */
export function choice([condition, yes, no, ...others]: readonly Formula[]): Typed {
  if (condition === undefined || yes === undefined || others.length > 0) return { problem: "“if” takes a condition and two values." };
  const otherwise = no ?? (yes.type === "number" ? constant(0) : yes.type === "text" ? NOTHING : null);
  if (otherwise === null || otherwise.type !== yes.type) return { problem: "both values of “if” have to be of one kind." };
  const isFlag = checked(condition, ["boolean"]);
  return "problem" in isFlag ? isFlag : call("choose", yes.type, [condition, yes, otherwise]);
}

/** What is in a field of a row that is drawn from those of an entity. */
export function drawnValue({ id, name }: Entity, field: Field): Typed {
  const type = valueTypeOf(field.type);
  if (type === null || type === "row" || type === "date") return { problem: `“${field.label}” of ${name.many} cannot be drawn.` };
  return { kind: "random", type, entity: id, field: field.id };
}

/** A value of the first or the last row of `child` by a day, which is the first one of its `fields` where none is said. */
export function oneOfRows(
  name: "firstOf" | "lastOf",
  child: FieldPlace,
  { args: [value, said], fields }: { args: readonly Formula[]; fields: readonly Field[] },
): Typed {
  const word = name === "firstOf" ? "first" : "last";
  const day = fields.find(({ type }) => type === "date" || type === "datetime");
  const own: Formula | null =
    day === undefined ? null : { kind: "field", type: "date", of: "child", path: [{ entity: child.entity, field: day.id }] };
  const order = said ?? own;
  if (value === undefined || value.type === "row") return { problem: `“${word}” takes one value of each row.` };
  if (order === null) return { problem: `“${word}” needs a date of the rows by which they stand.` };
  const isDay = checked(order, ["date"]);
  return "problem" in isDay ? isDay : { kind: "aggregate", type: value.type, name, child, value, order };
}
