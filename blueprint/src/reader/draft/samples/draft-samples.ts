// Sample rows for the drafted entities: the thing's own rows where it has the field, believable values elsewhere.
// References point at rows that exist, by their title where the knowledge says so.
import { peopleNames } from "../../../knowledge/sample-pools.ts";
import type { Thing } from "../../../knowledge/thing.ts";
import type { Entity, Field, SampleValue } from "../../../schema/entity.ts";
import { capital } from "../draft-field.ts";
import type { DraftEntity, Plan } from "../plan.ts";
import { type NounKind, nounKind } from "../noun-kind.ts";
import { sampleValue } from "./sample-value.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";

const unknownRows = 8;

const qualifiers: Record<NounKind, readonly string[]> = {
  person: [],
  event: ["Monday", "Morning", "First", "Spring", "Evening", "Saturday", "Autumn", "Extra"],
  document: ["First", "Short", "Winter", "New", "Open", "Second", "Summer", "Long"],
  object: ["First", "New", "Old", "Small", "Large", "Favourite", "Second", "Other"],
};

/** Names for rows of an unknown thing, by what kind of noun it seems to be. */
function namesFor(one: string): readonly string[] {
  const kind = nounKind(one);
  const words = one.split(" ");
  const short = words.length > 2 ? (words.at(-1) ?? one) : one;
  return kind === "person" ? peopleNames : qualifiers[kind].map((qualifier) => `${qualifier} ${short}`);
}

/** The value that a thing knows for a field in one of its own rows; undefined where it knows none. */
export function ownValue(thing: Thing, field: Field, row: number): SampleValue | undefined {
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
  const own = entity.thing === null ? undefined : ownValue(entity.thing, field, row);
  if (own !== undefined) return own;
  if (field.id === entity.titleField) return capital(namesFor(entity.mention.one)[row % unknownRows] ?? entity.mention.one);
  return sampleValue(field, row);
}

function referenceFor(plan: Plan, entity: DraftEntity, field: Field, row: number): SampleValue {
  const target = plan.entities.find((other) => other.id === field.of);
  if (target === undefined) return null;
  const rows = target.thing?.rows ?? [];
  const column = entity.thing?.fields.findIndex((known) => known.id === field.id) ?? -1;
  const titleOf = column < 0 ? undefined : entity.thing?.rows[row]?.[column];
  if (titleOf === null) return null;
  const found = rows.findIndex((values) => values[0] === titleOf);
  const count = target.thing === null ? unknownRows : rows.length;
  return found >= 0 ? found : (row + (seedOf(field.id) % 3)) % count;
}

/** The sample rows of a drafted entity. */
export function draftSamples(plan: Plan, entity: DraftEntity): Entity["samples"] {
  const count = entity.thing?.rows.length ?? unknownRows;
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(entity.fields.map((field) => [field.id, valueFor(plan, entity, field, row)])),
  );
}
