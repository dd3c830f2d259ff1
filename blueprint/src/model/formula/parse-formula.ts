// The formula of a field: what it says, and that it comes to what the field holds.
import type { Entity, Field } from "../../schema/entity.ts";
import type { Formula } from "./formula.ts";
import { valueTypeOf } from "./formula-scope.ts";
import { parseExpression } from "./parse-expression.ts";
import { NAMES } from "./typed-calls.ts";

/** A formula, or a sentence that says what is wrong with it. */
export type FormulaReading = { formula: Formula } | { problem: string };

/** Reads the formula of a field and sees that it comes to what the field holds. */
export function parseFormula(entities: readonly Entity[], entity: Entity, field: Field): FormulaReading {
  const named = `The formula of “${field.label}” of ${entity.name.many}`;
  const wanted = WORKED_OUT.has(field.type) ? valueTypeOf(field.type) : null;
  if (wanted === null) return { problem: `${named} is not possible: a ${field.type} cannot be worked out.` };
  const read = parseExpression(entities, entity, { formula: field.formula ?? "" });
  if ("problem" in read) return { problem: `${named} is wrong: ${read.problem}` };
  if (read.type === wanted) return { formula: read };
  return { problem: `${named} comes to a ${NAMES[read.type]}, but the field is a ${field.type}.` };
}

/** Types of fields that can be worked out. */
const WORKED_OUT: ReadonlySet<string> = new Set(["text", "choice", "number", "money", "percent", "duration", "date", "boolean"]);
