// What the form of a thing insists on beyond what its rows suggest.
import type { Field } from "../../../schema/entity.ts";
import type { SketchField } from "../sketch-field.ts";
import type { SketchValue } from "../sketch-thing.ts";

/** Fields that somebody can always fill in: rows to choose may be missing, and a yes or no always has a value. */
const FILLED: ReadonlySet<Field["type"]> = new Set([
  "text",
  "paragraph",
  "number",
  "money",
  "percent",
  "duration",
  "date",
  "datetime",
  "time",
  "choice",
  "link",
  "email",
  "phone",
]);

/** Numbers that are stored as they are entered. */
const LIMITED: ReadonlySet<Field["type"]> = new Set(["number", "money", "percent"]);

/** A field with what its form insists on, as far as the rows keep to it. */
export function insisting(
  field: Field,
  { required, min, max }: Pick<SketchField, "required" | "min" | "max">,
  values: readonly SketchValue[],
): Field {
  const isEntered = field.formula === undefined && field.stamp === undefined && field.transitions === undefined;
  if (!isEntered) return field;
  const numbers = values.flatMap((value) => (value === null || value === "" ? [] : [Number(value)]));
  const isLimited = LIMITED.has(field.type) && (min === null || max === null || min < max);
  return {
    ...field,
    ...(required === true && FILLED.has(field.type) && { required }),
    ...(isLimited && min !== null && numbers.every((number) => number >= min) && { min }),
    ...(isLimited && max !== null && numbers.every((number) => number <= max) && { max }),
  };
}
