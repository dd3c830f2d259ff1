// Sample rows for the drafted entities: the thing's own rows where it has the field, believable values elsewhere.
// Of unknown things only people have rows: their names come from a pool. References point at rows that exist, by their title where the knowledge says so.
import { peopleNames } from "../../../knowledge/sample-pools.ts";
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import type { Entity, Field, SampleValue } from "../../../schema/entity.ts";
import type { DraftEntity, Plan } from "../plan.ts";
import { knownField } from "../../parse/description/things/known-field.ts";
import { numberOf } from "../../../knowledge/words/number-of.ts";
import { capital } from "../draft-field.ts";
import { meansPeople } from "../../text/noun-kind.ts";
import { fittingRows } from "./fitting-rows.ts";
import { emailOf, sampleValue } from "./sample-value.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";

const peopleMax = 8;

/** What is known of an entity, with the rows that fit its name. */
function knownThing({ known, mention }: DraftEntity): EntityTemplate | null {
  return known === null ? null : fittingRows(known, mention.one);
}

/** How many rows can be made: those that the thing knows, some people, and none of what nothing is known about. */
function rowCount({ parsed }: Plan, entity: DraftEntity): number {
  const { mention } = entity;
  const thing = knownThing(entity);
  const stated = parsed.fields.filter(({ of }) => of === mention);
  // "Each recipe with its gravity and readings": no row of the thing says any of it.
  const isOther = stated.length > 1 && stated.every(({ noun }) => knownField(mention, noun) === null);
  if (thing !== null) return isOther ? 0 : thing.rows.length;
  const isNamed = mention.isWhole !== true || /^(?:name|title)$/.test(entity.titleField);
  return meansPeople(mention.one) && isNamed ? peopleMax : 0;
}

/** The value that a thing knows for a field in one of its own rows; undefined where it knows none. */
export function ownValue(thing: EntityTemplate, field: Field, row: number): SampleValue | undefined {
  const column = thing.fields.findIndex((known) => known.id === field.id);
  const values = thing.rows[row];
  const known = thing.fields[column];
  if (column < 0 || known === undefined || values === undefined) return undefined;
  const value = values[column];
  const sameKind = known.type === field.type || (known.type === "reference" && field.type === "text");
  return sameKind ? fitted(field, value ?? null, row) : undefined;
}

/** A value of the knowledge, fitted to what the prompt says about the field: its own choices, its own range. */
function fitted(field: Field, value: SampleValue, row: number): SampleValue {
  if (field.type === "choice" && typeof value === "string" && !(field.options ?? []).includes(value)) return sampleValue(field, row);
  if (field.type === "tags" && Array.isArray(value)) {
    const fit = value.filter((tag) => (field.options ?? []).includes(tag));
    return fit.length === value.length ? value : sampleValue(field, row);
  }
  if (field.type === "rating" && typeof value === "number" && field.max !== undefined && field.max !== 5)
    return Math.max(1, Math.round((value * field.max) / 5));
  return value;
}

function valueFor(plan: Plan, entity: DraftEntity, field: Field, row: number): SampleValue {
  if (field.type === "reference") return referenceFor(plan, entity, field, row);
  const thing = knownThing(entity);
  const own = thing === null ? undefined : ownValue(thing, field, row);
  if (own !== undefined) return own;
  if (thing !== null) return field.id === entity.titleField ? null : sampleValue(field, row);
  const name = peopleNames[row] ?? "";
  if (field.id === entity.titleField) return field.type === "text" ? name : null;
  return field.type === "email" ? emailOf(name) : sampleValue(field, row);
}

function referenceFor(plan: Plan, entity: DraftEntity, field: Field, row: number): SampleValue {
  const target = plan.entities.find((other) => other.id === field.of);
  if (target === undefined) return null;
  const rows = knownThing(target)?.rows ?? [];
  const thing = knownThing(entity);
  const column = thing?.fields.findIndex((known) => known.id === field.id) ?? -1;
  const titleOf = column < 0 ? undefined : thing?.rows[row]?.[column];
  if (titleOf === null) return null;
  const found = rows.findIndex((values) => values[0] === titleOf);
  const count = rowCount(plan, target);
  if (found >= 0 || count === 0) return found >= 0 ? found : null;
  return (row + (seedOf(field.id) % 3)) % count;
}

const BOOKED_MAX = 12;

/** "Two squash courts": what is booked and stated to be so many are the rows; one, where no number is stated. */
function bookedRows({ parsed, features }: Plan, { id, mention, titleField }: DraftEntity): Entity["samples"] {
  if (mention.names !== undefined) return mention.names.map((name) => ({ [titleField]: name }));
  if (!features.some((feature) => feature.kind === "book" && "entity" in feature && feature.entity === id)) return [];
  const before = parsed.text.slice(0, mention.place.start).trimEnd().split(/\s+/).at(-1)?.toLowerCase() ?? "";
  const said = numberOf(before);
  const count = said < 1 ? 1 : Math.min(said, BOOKED_MAX);
  const name = capital(mention.one);
  return Array.from({ length: count }, (_, at) => ({ [titleField]: count === 1 ? name : `${name} ${at + 1}` }));
}

/** The sample rows of a drafted entity, each with its name; none where no plausible ones can be made. */
export function draftSamples(plan: Plan, entity: DraftEntity): Entity["samples"] {
  const booked = rowCount(plan, entity) === 0 ? bookedRows(plan, entity) : [];
  const rows =
    booked.length > 0
      ? booked
      : Array.from({ length: rowCount(plan, entity) }, (_, row) =>
          Object.fromEntries(entity.fields.map((field) => [field.id, valueFor(plan, entity, field, row)])),
        );
  return rows.every((row) => row[entity.titleField] !== null) ? rows : [];
}
