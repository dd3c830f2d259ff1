// The rows that fields refer to, in samples. A `reference` holds the index of a row; what can lead to several rows, or to rows of several
// entities, holds places as texts: `teacher/0`.
import type { Field, SampleValue } from "./entity.ts";

/** A row by its entity's id and its position among the samples. */
export interface RowPlace {
  entity: string;
  index: number;
}

type Referring = Pick<Field, "type" | "of" | "ofAny">;

/** The ids of the entities whose rows a field refers to; none where it holds no rows. */
export function refersTo({ type, of, ofAny = [] }: Referring): readonly string[] {
  if (type === "anyReference") return ofAny;
  return (type === "reference" || type === "references") && of !== undefined ? [of] : [];
}

/** A place as a sample has it where it is no plain index. */
export const placeText = ({ entity, index }: RowPlace): string => `${entity}/${index}`;

/** The rows that a value of a field leads to; what is no place counts for nothing. */
export function placesIn(field: Referring, value: SampleValue | undefined): RowPlace[] {
  const targets = refersTo(field);
  const [only] = targets;
  if (field.type === "reference") return typeof value === "number" && only !== undefined ? [{ entity: only, index: value }] : [];
  const texts = Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
  return texts.flatMap((text) => {
    const [, entity = "", index = ""] = /^([a-z0-9-]+)\/(\d+)$/.exec(text) ?? [];
    return targets.includes(entity) ? [{ entity, index: Number(index) }] : [];
  });
}

/** The value of a field that leads to these rows; null for none, where it holds one. */
export function valueOfPlaces({ type }: Pick<Field, "type">, places: readonly RowPlace[]): SampleValue {
  const [first] = places;
  if (type === "references") return [...new Set(places.map(placeText))];
  return first === undefined ? null : type === "reference" ? first.index : placeText(first);
}

/** Whether a value leads to a row. */
export function leadsTo(field: Referring, value: SampleValue | undefined, row: RowPlace): boolean {
  return placesIn(field, value).some(({ entity, index }) => entity === row.entity && index === row.index);
}
