// Sketched things become entities with exactly the fields and rows that the model names.
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import { templatesByNoun } from "../../knowledge/entity-templates.ts";
import { slugOf } from "../../knowledge/field.ts";
import { seedOf } from "../../knowledge/words/seed.ts";
import { languageOf } from "../../project/words/languages.ts";
import type { DraftEntity } from "../../reader/draft/plan.ts";
import type { Mention } from "../../reader/parse/parsed-prompt.ts";
import { iconOfKind } from "../../reader/text/noun-kind.ts";
import type { Action, Audience, Entity, Field, SampleValue } from "../../schema/entity.ts";
import { refersTo, type RowPlace, valueOfPlaces } from "../../schema/row-places.ts";
import { plainName } from "../form/lenient.ts";
import { draftedField, type FieldContext } from "./drafted-field.ts";
import type { SketchThing, SketchValue } from "./sketch-thing.ts";
import type { DraftedRule } from "./doing/draft-rules.ts";
import { insisting } from "./records/insisting.ts";
import { type Column, namingOf } from "./showing/naming-of.ts";
import { anchorOf } from "./values/days-in.ts";
import { dayNumber } from "../../model/fields.ts";
import { isNoted } from "./values/is-noted.ts";
import { areFractions, sampleValueOf } from "./values/sample-value-of.ts";

/** As sure as a thing that the prompt names itself. */
const STRENGTH = 4;
const WIDE_FIELDS = 6;

/** A thing as it is drafted: the entity, and the rows with which it begins. */
export interface DraftedThing {
  thing: SketchThing;
  entity: DraftEntity;
  samples: Entity["samples"];
  /** What people do with a row; none until it is settled with the other things. */
  actions?: readonly Action[];
  /** What every row keeps; none until it is settled with the other things. */
  rules?: readonly DraftedRule[];
  /** Of whose accounts it is the profile; none until the accounts are settled, and for other things. */
  profileOf?: Audience;
}

/** The columns of a thing, each label once; the field that names a row is required. */
function columnsOf(thing: SketchThing, context: FieldContext): { columns: Column[]; titleField: string } {
  const all = thing.fields.map((field, at): Column => {
    const values = thing.rows.map((row) => row[at] ?? null);
    return { field: insisting(draftedField(field, context), field, values), values };
  });
  for (const column of all) if (areYears(column)) column.field = { ...column.field, unit: "year" };
  const columns = all.filter(({ field }, at) => all.findIndex((other) => other.field.id === field.id) === at);
  const naming = namingOf(thing, columns, context.things);
  if (naming === undefined) throw new Error(`The thing ${thing.one} has no fields.`);
  const isName = (type: Field["type"]): boolean => type === "text" || type === "reference";
  naming.field = isName(naming.field.type)
    ? { ...naming.field, required: true }
    : { id: naming.field.id, label: naming.field.label, type: "text", required: true };
  return { columns, titleField: naming.field.id };
}

const YEARS = { first: 1800, last: 2100 };

/** Whether a column of plain numbers holds years, which are written without a mark of thousands. */
function areYears({ field, values }: Column): boolean {
  const told = values.filter((value) => value !== null && value !== "");
  const isYear = (value: SketchValue): boolean =>
    Number.isInteger(Number(value)) && Number(value) >= YEARS.first && Number(value) <= YEARS.last;
  return field.type === "number" && field.unit === undefined && told.length > 0 && told.every(isYear);
}

/** The thing as knowledge: how it looks, and what it is made of. Of what is known of such things only the icon and the colour are taken. */
function templateOf({ one, many }: SketchThing, fields: readonly Field[]): EntityTemplate {
  const known = templatesByNoun.get(one);
  const isLong = fields.some(({ type }) => type === "lines" || type === "paragraph");
  return {
    one,
    many,
    words: [],
    apps: [],
    icon: known?.icon ?? iconOfKind(one),
    view: fields.length >= WIDE_FIELDS && !isLong ? "table" : "cards",
    hue: known?.hue ?? seedOf(one) % 360,
    tagline: "",
    fields: fields.map((field) => ({ ...field, words: [], presence: "always" as const })),
    rows: [],
    figures: [],
  };
}

/** The things of a sketch as entities, their references by the position of the row whose title they name; `tag` is the BCP 47 tag of the app's language. */
export function draftThings(things: readonly SketchThing[], tag = "en"): DraftedThing[] {
  const distinct = things.filter(({ one }, at) => things.findIndex((other) => slugOf(other.one) === slugOf(one)) === at);
  const language = languageOf(tag);
  const anchor = anchorOf(distinct.flatMap(({ rows }) => rows.flat()));
  const drafted = distinct.map((thing) => {
    const { columns, titleField } = columnsOf(thing, { things: distinct, language });
    const template = templateOf(
      thing,
      columns.map(({ field }) => field),
    );
    const mention: Mention = {
      thing: template,
      one: thing.one,
      many: thing.many,
      phrase: "",
      place: { start: 0, end: 0 },
      strength: STRENGTH,
    };
    const fields = columns.map(({ field }) => field);
    const entity: DraftEntity = { mention, thing: template, known: null, id: slugOf(thing.one), fields, titleField };
    return { thing, entity, columns };
  });
  const told = drafted.map(({ thing, entity, columns }) => ({
    thing,
    entity,
    rows: ordered(thing, entity.fields, rowsOf(columns, { titleField: entity.titleField, anchor })),
  }));
  return told.map(({ thing, entity, rows }) => ({
    thing,
    entity,
    samples: rows.map((row) => withReferences(row, { entity, all: told })),
  }));
}

type Row = Record<string, SampleValue>;

/** The rows that have a name. */
function rowsOf(columns: readonly Column[], { titleField, anchor }: { titleField: string; anchor: number }): Row[] {
  const [first] = columns;
  const shares = new Set(columns.filter(({ field, values }) => field.type === "percent" && areFractions(values)));
  return (first?.values ?? [])
    .map((_, at) =>
      Object.fromEntries(
        columns.map((column): [string, SampleValue] => [
          column.field.id,
          sampleValueOf({ field: column.field, anchor, areFractions: shares.has(column) }, column.values[at] ?? null),
        ]),
      ),
    )
    .filter((row) => row[titleField] !== null);
}

/** Rows of what is noted as it happens, the newest first, as the app adds others; any other rows, and lines, in the order of the sketch. */
function ordered({ linesOf }: SketchThing, fields: readonly Field[], rows: Row[]): Row[] {
  const noted = fields.find((field) =>
    isNoted(
      field,
      rows.map((row) => row[field.id]),
    ),
  );
  if (noted === undefined || linesOf !== null) return rows;
  const dayOf = (row: Row): number => dayNumber(row[noted.id]) ?? -Infinity;
  return rows.toSorted((one, other) => dayOf(other) - dayOf(one));
}

/** The row of this name: of a kind that stands before it ("boat: Heron"), else of the first that has one. */
function placeNamed(targets: readonly { entity: DraftEntity; rows: readonly Row[] }[], name: string): RowPlace | null {
  for (const { entity, rows } of targets) {
    const names = ["", plainName(entity.mention.one)].map((kind) => name.slice(name.startsWith(kind) ? kind.length : 0));
    const index = rows.findIndex((row) => names.includes(plainName(String(row[entity.titleField] ?? ""))));
    if (name !== "" && index >= 0) return { entity: entity.id, index };
  }
  return null;
}

/** A row whose references hold positions of rows; one that names no row is empty. */
function withReferences(
  row: Row,
  { entity, all }: { entity: DraftEntity; all: readonly { entity: DraftEntity; rows: readonly Row[] }[] },
): Row {
  const own = { ...row };
  for (const field of entity.fields) {
    if (refersTo(field).length === 0) continue;
    const targets = all.filter((other) => refersTo(field).includes(other.entity.id));
    const names = [row[field.id] ?? []].flat().map((name) => plainName(String(name)));
    own[field.id] = valueOfPlaces(
      field,
      names.flatMap((name) => placeNamed(targets, name) ?? []),
    );
  }
  return own;
}
