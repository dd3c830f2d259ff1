// Random entities: fields of every kind, and samples of which some are empty or of the wrong kind.
import fc, { type Arbitrary } from "fast-check";
import { Entity, Field, type SampleValue } from "@atelier/blueprint";
import { placeText } from "../../../../blueprint/src/schema/row-places.ts";
import { arbitraryOfSchema } from "./arbitrary-of-schema.ts";
import { awkwardSlugs, namesUpTo } from "./hostile-names.ts";

/** How much a blueprint has at most. */
export interface Sizes {
  entities: number;
  fields: number;
  features: number;
}

const SAMPLES_MAX = 7;
/** Of one list in ten. */
const MANY_SAMPLES_MAX = 40;

/** Entities that may refer to each other and to themselves. */
export function randomEntities({ entities: maxLength, fields }: Sizes): Arbitrary<Entity[]> {
  return fc
    .uniqueArray(awkwardSlugs, { maxLength })
    .chain((ids) => fc.tuple(...ids.map((id) => entityOf(id, { ids, fieldsMax: fields }))))
    .map((entities) => [...entities]);
}

const ICONS = ["Box", "ChefHat", "Plane", "Users", "Map", "Link", "Image", "History"] as const;

function entityOf(id: string, { ids, fieldsMax }: { ids: readonly string[]; fieldsMax: number }): Arbitrary<Entity> {
  return fc
    .record({
      name: fc.record({ one: namesUpTo(48), many: namesUpTo(48) }),
      icon: fc.constantFrom(...ICONS),
      phrase: fc.option(namesUpTo(200)),
      fields: fc.uniqueArray(fieldOf(ids), { selector: (field) => field.id, minLength: 1, maxLength: fieldsMax }),
      title: titleField(),
    })
    .chain(({ title, ...entity }) => {
      const fields = [title, ...entity.fields.filter((field) => field.id !== title.id)];
      const few = fc.array(sampleOf(fields), { maxLength: SAMPLES_MAX, size: "max" });
      const many = fc.array(sampleOf(fields), { minLength: SAMPLES_MAX, maxLength: MANY_SAMPLES_MAX, size: "max" });
      const samples = fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: many });
      return fc
        .tuple(samples, shownOf(fields))
        .map(([rows, shows]) =>
          Entity.parse({ ...entity, id, fields, titleField: title.id, samples: rows, ...(shows !== null && { shows }) }),
        );
    });
}

/** What rows show of themselves where they are small: mostly what the app chooses. */
function shownOf(fields: readonly Field[]): Arbitrary<string[] | null> {
  const ids = fields.map(({ id }) => id);
  const named = fc.shuffledSubarray(ids, { minLength: 1, maxLength: Math.min(SHOWN_MAX, ids.length) });
  return fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: named });
}

const SHOWN_MAX = 8;

/** What names a row is nearly always a text. */
function titleField(): Arbitrary<Field> {
  const type = fc.oneof({ weight: 9, arbitrary: fc.constant("text" as const) }, { weight: 1, arbitrary: fc.constantFrom(...PLAIN_TYPES) });
  return fc.record({ id: awkwardSlugs, label: namesUpTo(60), type, required: fc.boolean() });
}

const PLAIN_TYPES = ["paragraph", "number", "date", "email", "phone", "link", "time"] as const;

const anyField = arbitraryOfSchema(Field, namesUpTo);

function fieldOf(ids: readonly string[]): Arbitrary<Field> {
  const of = ids.length === 0 ? fc.constant(undefined) : fc.constantFrom(...ids);
  return fc
    .tuple(anyField, awkwardSlugs, of, limits(), fc.array(namesUpTo(60), { minLength: 1, maxLength: 5 }))
    .map(([{ options: _options, of: _of, ofAny: _ofAny, min: _min, max: _max, ...field }, id, to, range, options]) =>
      completed({ ...field, id }, { to, ids, range, options }),
    );
}

interface Chosen {
  to: string | undefined;
  ids: readonly string[];
  range: { min: number; max: number } | null;
  options: readonly string[];
}

/** The field with what its type needs. */
function completed(field: Field, { to, ids, range, options }: Chosen): Field {
  switch (field.type) {
    case "choice":
    case "tags":
      return { ...field, options: [...options] };
    case "reference":
    case "references":
      return to === undefined ? { ...field, type: "text" } : { ...field, of: to };
    case "anyReference":
      return ids.length < 2 ? { ...field, type: "text" } : { ...field, ofAny: ids.slice(0, 2) };
    case "rating":
      return range === null ? field : { ...field, max: 3 + (range.max % 8) };
    case "number":
    case "money":
    case "percent":
    case "duration":
      return range === null ? field : { ...field, ...range };
    default:
      return field;
  }
}

function limits(): Arbitrary<Chosen["range"]> {
  return fc.option(
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 500 })).map(([min, more]) => ({ min, max: min + more })),
  );
}

function sampleOf(fields: readonly Field[]): Arbitrary<Record<string, SampleValue>> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])));
}

function valueOf(field: Field): Arbitrary<SampleValue> {
  const fitting = fittingValue(field);
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: ANYTHING });
}

const ANYTHING: Arbitrary<SampleValue> = fc.oneof(namesUpTo(200), fc.integer(), fc.boolean(), fc.constant<string[]>([]));

function fittingValue({ type, options = [], min = 0, max = 900, of = "", ofAny = [] }: Field): Arbitrary<SampleValue> {
  switch (type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
      return fc.integer({ min, max });
    case "rating":
      return fc.integer({ min: 1, max: Math.min(max, 5) });
    case "reference":
      return fc.nat(SAMPLES_MAX);
    case "references":
      return fc.array(
        fc.nat(SAMPLES_MAX).map((index) => placeText({ entity: of, index })),
        { maxLength: 3 },
      );
    case "anyReference":
      return fc.tuple(fc.constantFrom(...ofAny), fc.nat(SAMPLES_MAX)).map(([entity, index]) => placeText({ entity, index }));
    case "date":
      return fc.integer({ min: -60, max: 60 });
    case "time":
      return fc.tuple(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 10, max: 59 })).map((parts) => parts.join(":"));
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...options, "");
    case "tags":
      return fc.subarray([...options]);
    case "lines":
      return fc.array(namesUpTo(80), { maxLength: 4 });
    case "link":
      return fc.constantFrom("https://example.com/a?b=c&d", "example.org");
    case "email":
      return fc.constantFrom("ada@example.com", "o'brien+list@example.org");
    case "phone":
      return fc.constantFrom("+49 30 1234567", "555-0100");
    default:
      return namesUpTo(200);
  }
}
