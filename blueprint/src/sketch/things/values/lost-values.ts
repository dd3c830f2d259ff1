// Values that a model gave and the app cannot hold, where they are most of a field's: then the form was misunderstood.
import { slugOf } from "../../../knowledge/field.ts";
import type { Field } from "../../../schema/entity.ts";
import type { DraftedThing } from "../draft-things.ts";
import type { SketchValue } from "../sketch-thing.ts";

/** How values of a type are written, where they can be written wrongly. */
const FORMS: Readonly<Partial<Record<Field["type"], string>>> = {
  number: "a plain number",
  money: "a plain number",
  percent: "a plain number",
  duration: "a plain number",
  rating: "a number",
  date: "days from today (-3, 14)",
  datetime: "days from today and a time (“2 14:30”)",
  time: "a time (“14:30”)",
  choice: "one of its options",
  tags: "a list of its options",
  reference: "the name of a row, word for word",
  references: "a list of names of rows, word for word",
  anyReference: "the name of a row, word for word",
  email: "an address",
  link: "an address",
};

const isTold = (value: SketchValue | undefined): value is SketchValue =>
  value !== undefined && value !== null && value !== "" && (!Array.isArray(value) || value.length > 0);

/** A sentence for each field of which more than half of the values were lost. */
export function lostValues(things: readonly DraftedThing[]): string[] {
  return things.flatMap(({ thing, entity, samples }) =>
    thing.fields.flatMap(({ label }, at): string[] => {
      const field = entity.fields.find(({ id }) => id === slugOf(label));
      const form = field === undefined || field.formula !== undefined ? undefined : FORMS[field.type];
      const told = thing.rows.flatMap((row) => (isTold(row[at]) ? [row[at]] : []));
      const kept = samples.filter((row) => isTold(row[field?.id ?? ""])).length;
      const [first] = told;
      if (field === undefined || form === undefined || first === undefined || kept * 2 >= told.length) return [];
      return [`The values of “${label}” of ${thing.many}, such as “${String(first)}”, cannot be read: each is ${form}.`];
    }),
  );
}
