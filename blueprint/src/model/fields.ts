// How a field's value is shown.
import type { SampleValue } from "../schema/entity.ts";
import type { EntityModel, FieldModel } from "./entity-model.ts";
import { lexicon } from "../knowledge/words/lexicon.ts";
import { capitalise, inSentence } from "./names.ts";
import { say } from "../project/words/say.ts";

const PLAIN_TITLES = new Set(["text", "paragraph", "choice", "email", "phone", "link", "time"]);

/** Whether rows of this entity are named by a text of their own. */
export function hasPlainTitle(model: EntityModel): boolean {
  return PLAIN_TITLES.has(model.title.type);
}

/** Whether a duration is kept in minutes, which are shown as hours and minutes. */
export function countsMinutes(field: FieldModel): boolean {
  return (field.unit ?? "minutes").startsWith("min");
}

/** Whether a number is a year, which is written without separators. */
export function isYear({ id, label, unit }: Pick<FieldModel, "id" | "label" | "unit">): boolean {
  return unit === "year" || (unit === undefined && /\byear\b/i.test(`${id} ${label}`));
}

/** An ISO 4217 code that the browser will accept. */
export function currencyOf({ unit = "" }: Pick<FieldModel, "unit">): string {
  return /^[A-Z]{3}$/.test(unit) ? unit : "USD";
}

/** The words of a boolean field's two states, and the verb that switches it. */
export function markWords(field: FieldModel): { verb: string; on: string; off: string } {
  const label = capitalise(field.label);
  return {
    verb: field.mark?.verb ?? say.general.markAs({ label: field.label }),
    on: field.mark?.on ?? label,
    off: field.mark?.off ?? say.general.notMarked({ label: field.label }),
  };
}

/** Field types that hold a number. */
export const NUMBER_TYPES: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);

/** Field types that hold one row. */
const REFERRING: ReadonlySet<string> = new Set(["reference", "anyReference"]);

/** What the form says when a required field is empty. */
export function requiredMessage(field: FieldModel): string {
  const { label, type } = field;
  if (type === "references") return say.general.missingRows({ label });
  if (type === "choice" || REFERRING.has(type)) return say.general.missingChoice({ label });
  return type === "date" || type === "datetime" ? say.general.chooseDate({ label }) : say.general.missing({ label });
}

/** What lines are counted in: "8 ingredients"; null where the label is no name for several things ("What we do", "Included"). */
export function linesNoun({ label }: Pick<FieldModel, "label">): { one: string; many: string } | null {
  const many = inSentence(label);
  const [first = "", ...others] = many.split(" ");
  if (others.length > 1 || many.endsWith("ed") || (others.length === 1 && (!many.endsWith("s") || lexicon.is(first, "clause-question"))))
    return null;
  return { one: many.replace(/s$/, ""), many };
}

/** A day or moment of a sample row as a number, to be compared: days from the day of first use; null for none. */
export function dayNumber(value: SampleValue | undefined): number | null {
  if (typeof value === "number") return value;
  const [, days, hours = "0", minutes = "0"] = typeof value === "string" ? (/^(-?\d+)T(\d{2}):(\d{2})$/.exec(value) ?? []) : [];
  return days === undefined ? null : Number(days) + (Number(hours) * 60 + Number(minutes)) / 1440;
}
