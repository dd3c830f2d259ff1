// Which column of a thing names its rows.
import { singular } from "../../../knowledge/words/inflect.ts";
import type { Field } from "../../../schema/entity.ts";
import { plainName } from "../../form/lenient.ts";
import { thingNamed } from "../drafted-field.ts";
import type { SketchField } from "../sketch-field.ts";
import type { SketchThing, SketchValue } from "../sketch-thing.ts";

/** A field with its column in the rows. */
export interface Column {
  field: Field;
  values: SketchValue[];
}

/** The column that names a row: the first text, unless what is entered first is another row; a membership is called after its group, not after what the member says. */
export function namingOf(thing: SketchThing, columns: readonly Column[], things: readonly SketchThing[]): Column | undefined {
  const entered = columns.filter(({ field }) => field.formula === undefined);
  // Rows of one's own are all by the same person: an enrolment is called after its course.
  const isOfMe = (field: Field): boolean => field.stamp === "me" && thing.rows.length === 0;
  const told = entered.filter(({ field }) => !isOfMe(field) && !isPart(thing, field.of));
  const text = told.find(({ field }) => field.type === "text");
  const [first] = told;
  const isAfterRow = first?.field.type === "reference" && !leadsRound(thing, things);
  return (
    (isAfterRow && (text === undefined || !isReferredBy(thing, { text, first, things })) ? first : text) ??
    told.find(({ field }) => field.type === "reference") ??
    entered.find(({ field }) => field.type === "text") ??
    columns[0]
  );
}

/** Whether a reference leads to the row whose line a row of the thing is. */
function isPart({ linesOf }: SketchThing, of = ""): boolean {
  return linesOf !== null && [plainName(linesOf), plainName(singular(linesOf.toLowerCase()))].includes(plainName(of));
}

/** Whether rows that are called after what they refer to first would in the end be called after themselves. */
function leadsRound(thing: SketchThing, things: readonly SketchThing[], passed: readonly SketchThing[] = []): boolean {
  if (passed.includes(thing)) return true;
  const isEntered = ({ formula, of }: SketchField): boolean => formula === null && !isPart(thing, [of ?? []].flat()[0]);
  const first = thing.fields.find(isEntered);
  if (first?.type !== "reference") return false;
  return [first.of ?? []]
    .flat()
    .flatMap((name) => thingNamed(things, name) ?? [])
    .some((target) => leadsRound(target, things, [...passed, thing]));
}

/** Whether rows of other things name rows of this one by their text, not by the row that comes first. */
function isReferredBy(
  thing: SketchThing,
  { text, first, things }: { text: Column; first: Column; things: readonly SketchThing[] },
): boolean {
  const [texts, firsts] = [text, first].map(({ values }) => values.flatMap(namesSaid));
  return things
    .flatMap(({ fields, rows }) =>
      fields.flatMap(({ of }, at) => {
        const isOfThis = [of ?? []].flat().some((name) => thingNamed(things, name) === thing);
        return isOfThis ? rows.flatMap((row) => namesSaid(row[at] ?? null)) : [];
      }),
    )
    .some((name) => texts?.includes(name) === true && firsts?.includes(name) !== true);
}

/** The names that a value may hold: of one row, or of several. */
function namesSaid(value: SketchValue): string[] {
  const said = typeof value === "string" ? [value, ...value.split(",")] : [value ?? []].flat().map(String);
  return said.map(plainName).filter((name) => name !== "");
}
