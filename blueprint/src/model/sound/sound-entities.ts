// Entities as they can be written and used: whoever drafted them, a person, a template or a language model. Labels and
// options differ in more than case, values are ones that the form accepts, and every row has a name that can be seen.
import type { Entity, Field, FieldType, SampleValue } from "../../schema/entity.ts";
import { placesIn, refersTo, valueOfPlaces } from "../../schema/row-places.ts";
import { cleanLine } from "../../knowledge/words/clean-text.ts";

/** The entities without what could not be shown, told apart or entered; references still point at the rows they meant. */
export function soundEntities(entities: readonly Entity[]): Entity[] {
  const names = { one: new Distinct(), many: new Distinct() };
  const cleaned = entities.map((entity) => withCleanWords(entity, names));
  const kept = new Map(cleaned.map((entity) => [entity.id, rowsWithName(entity)]));
  return cleaned.map((entity) => ({
    ...entity,
    samples: (kept.get(entity.id) ?? []).map((at) =>
      Object.fromEntries(
        entity.fields.map((field): [string, SampleValue] => {
          const value = entity.samples[at]?.[field.id] ?? null;
          if (refersTo(field).length > 0) return [field.id, moved(field, value, kept)];
          const sound = fitting(field, value);
          // A row is always in a state.
          return [field.id, field.transitions === undefined ? sound : (sound ?? field.options?.[0] ?? null)];
        }),
      ),
    ),
  }));
}

/** Types whose value names a row as it was entered. */
export const NAMING_TYPES: ReadonlySet<FieldType> = new Set(["text", "paragraph", "email", "phone", "link", "choice"]);

const MEASURED: ReadonlySet<FieldType> = new Set(["number", "money", "percent", "duration"]);

/** Whether a value can stand in this field: null where there is none, and else what the form would accept. `rowsOf` is how many rows an entity has. */
export function fits(field: Field, value: SampleValue, rowsOf: (entity: string) => number = () => Infinity): boolean {
  if (value === null) return true;
  const { type, options = [] } = field;
  const { min = type === "percent" || type === "duration" ? 0 : -Infinity, max = type === "percent" ? 100 : Infinity } = field;
  if (MEASURED.has(type)) return typeof value === "number" && value >= min && value <= max;
  switch (type) {
    case "boolean":
      return typeof value === "boolean";
    case "lines":
      return Array.isArray(value);
    case "tags":
      return Array.isArray(value) && (options.length === 0 || value.every((tag) => options.includes(tag)));
    case "choice":
      return typeof value === "string" && (options.length === 0 || options.includes(value));
    case "rating":
      return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= (field.max ?? 5);
    case "reference":
      return typeof value === "number" && areThere(field, value, rowsOf);
    case "references":
      return Array.isArray(value) && placesIn(field, value).length === value.length && areThere(field, value, rowsOf);
    case "anyReference":
      return typeof value === "string" && placesIn(field, value).length === 1 && areThere(field, value, rowsOf);
    case "date":
      return (typeof value === "number" && Math.abs(value) < 36_525) || (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value));
    case "datetime":
      return typeof value === "string" && /^(?:-?\d{1,5}|\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
    // What a drawing shows: "a container ship at dusk".
    case "picture":
      return typeof value === "string" && value.length <= 120;
    case "time":
      return typeof value === "string" && /^\d{2}:\d{2}$/.test(value);
    case "link":
      return typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "");
    case "email":
      return typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
    case "phone":
      return typeof value === "string" && /^\+?[\d\s()/.-]*$/.test(value) && /\d.*\d.*\d/.test(value);
    default:
      return typeof value === "string";
  }
}

function areThere(field: Field, value: SampleValue, rowsOf: (entity: string) => number): boolean {
  return placesIn(field, value).every(({ entity, index }) => index < rowsOf(entity));
}

function fitting(field: Field, value: SampleValue): SampleValue {
  const cleaned = Array.isArray(value)
    ? value.map(cleanLine).filter((line, at, lines) => line !== "" && (field.type !== "tags" || lines.indexOf(line) === at))
    : typeof value === "string"
      ? field.type === "paragraph"
        ? value.trim()
        : cleanLine(value)
      : value;
  const whole = field.type === "link" && typeof cleaned === "string" ? withScheme(cleaned) : cleaned;
  return whole !== "" && fits(field, whole) ? whole : null;
}

const withScheme = (address: string): string => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address);

/** The rows that a value leads to, after rows without a name are gone. */
function moved(field: Field, value: SampleValue, kept: ReadonlyMap<string, readonly number[]>): SampleValue {
  const places = placesIn(field, value).map(({ entity, index }) => ({ entity, index: kept.get(entity)?.indexOf(index) ?? -1 }));
  return valueOfPlaces(
    field,
    places.filter(({ index }) => index >= 0),
  );
}

/** The places of the rows that have a name. A row that is named after another one has the name of that one. */
function rowsWithName({ fields, titleField, samples }: Entity): number[] {
  const title = fields.find(({ id }) => id === titleField);
  const hasName = (row: Entity["samples"][number]): boolean => {
    const value = row[titleField] ?? null;
    return title?.type === "reference" ? value !== null : title !== undefined && fitting(title, value) !== null;
  };
  return samples.flatMap((row, at) => (hasName(row) ? [at] : []));
}

function withCleanWords(entity: Entity, names: { one: Distinct; many: Distinct }): Entity {
  const labels = new Distinct();
  const { one, many } = entity.name;
  return {
    ...entity,
    name: { one: names.one.take(shownOr(one, entity.id)), many: names.many.take(shownOr(many, entity.id)) },
    fields: entity.fields.map((field) => withCleanOptions(ofType({ ...field, label: labels.take(shownOr(field.label, field.id)) }))),
  };
}

const UNITS: ReadonlySet<FieldType> = new Set(["number", "money", "duration"]);

/** The field without what its type does not have: a unit, limits, the words of a switch. */
function ofType({ unit, min, max, mark, transitions, ...field }: Field): Field {
  const isMeasured = MEASURED.has(field.type);
  return {
    ...field,
    ...(transitions !== undefined && field.type === "choice" && { transitions }),
    ...(unit !== undefined && UNITS.has(field.type) && { unit }),
    ...(min !== undefined && isMeasured && { min }),
    ...(max !== undefined && (isMeasured || field.type === "rating") && { max }),
    ...(mark !== undefined && field.type === "boolean" && { mark: { ...mark, off: mark.off === mark.on ? `Not ${mark.off}` : mark.off } }),
  };
}

function withCleanOptions(field: Field): Field {
  if (field.options === undefined) return field;
  const seen = new Set<string>();
  const options = field.options.map(cleanLine).filter((option) => {
    const isNew = option !== "" && !seen.has(option.toLowerCase());
    seen.add(option.toLowerCase());
    return isNew;
  });
  return { ...field, options };
}

/** The words in one line; those of an id where nothing of them can be seen. */
export const shownOr = (words: string, id: string): string => cleanLine(words) || id.replaceAll("-", " ");

/** Gives each label once, whatever its case: the second "Status" is "Status 2". */
export class Distinct {
  readonly #taken: Set<string>;
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map((label) => label.toLowerCase()));
  }

  take(label: string): string {
    let free = label;
    for (let number = 2; this.#taken.has(free.toLowerCase()); number += 1) free = `${label} ${number}`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
