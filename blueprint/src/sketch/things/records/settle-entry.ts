// What a form asks for follows from the rows of the sketch: what every row has must be filled in, numbers that are never below nought
// are refused there, and the day on which something is noted is preset.
import type { DraftEntity, Plan } from "../../../reader/draft/plan.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { refersTo } from "../../../schema/row-places.ts";
import { isNoted } from "../values/is-noted.ts";
import { type Access, isHandedIn } from "./draft-access.ts";
import { isLine } from "./is-line.ts";

/** Fewer rows say nothing of what all of them have. */
const ROWS_MIN = 3;

/** Kinds of fields that somebody who fills in a form always knows; texts, pictures, lists and stars may be left out. */
const KNOWN: ReadonlySet<Field["type"]> = new Set([
  "choice",
  "date",
  "datetime",
  "time",
  "number",
  "money",
  "duration",
  "reference",
  "anyReference",
]);
const COUNTED: ReadonlySet<Field["type"]> = new Set(["number", "money", "duration"]);
/** Degrees go below nought. */
const DEGREES = /°|^(?:degrees?|celsius|fahrenheit|[cf])$/i;

interface Rows {
  samples: ReadonlyMap<string, Entity["samples"]>;
  access: ReadonlyMap<string, Access>;
}

/** Settles which fields of the entities must be filled in, from which number on, and which begin with the present day. */
export function settleEntry({ entities }: Plan, { samples, access }: Rows): void {
  for (const entity of entities) {
    const rows = samples.get(entity.id) ?? [];
    if (isHandedIn(access.get(entity.id))) askToReach(entity, rows);
    if (rows.length < ROWS_MIN) continue;
    entity.fields = entity.fields.map((field) => {
      if (field.formula !== undefined || field.stamp !== undefined || field.transitions !== undefined) return field;
      const values = rows.map((row) => row[field.id] ?? null);
      const isFull = values.every((value) => value !== null && value !== "");
      const isAsked = isFull && KNOWN.has(field.type) && field.access === undefined && !isLine(entity) && isOffered(entity, field, access);
      const least = COUNTED.has(field.type) && !DEGREES.test(field.unit ?? "") && values.every(isNotNegative) ? { min: 0 } : {};
      return {
        ...least,
        ...field,
        ...(isAsked && { required: true, ...(isNoted(field, values) && { initial: "now" as const }) }),
      };
    });
  }
}

/** Whoever hands something in can be reached, and says what it is about: an enquiry without either is no use to anybody. */
function askToReach(entity: DraftEntity, rows: Entity["samples"]): void {
  const reach = entity.fields.find(({ type }) => type === "email") ?? entity.fields.find(({ type }) => type === "phone");
  const message = entity.fields.find(({ type }) => type === "paragraph");
  const isFull = ({ id }: Field): boolean => rows.every((row) => (row[id] ?? "") !== "");
  const asked = [reach, message !== undefined && isFull(message) ? message : undefined];
  entity.fields = entity.fields.map((field) =>
    asked.includes(field) && field.access === undefined ? { ...field, required: true } : field,
  );
}

/** Whether everybody who fills in the form finds rows to choose: those of others are not there for them. */
function isOffered({ id }: DraftEntity, field: Field, access: Rows["access"]): boolean {
  return refersTo(field).every((of) => {
    const see = [access.get(of)?.see ?? "everybody"].flat();
    return of !== id && see.some((who) => who === "everybody" || who === "members");
  });
}

const isNotNegative = (value: unknown): boolean => value === null || (typeof value === "number" && value >= 0);
