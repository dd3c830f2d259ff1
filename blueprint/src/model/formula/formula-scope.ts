// What the names of a formula mean: fields of a row by their label or id, rows that it refers to, and rows that belong to it.
import type { Entity, Field, FieldType } from "../../schema/entity.ts";
import { refersTo } from "../../schema/row-places.ts";
import type { FieldPlace, Formula, ValueType } from "./formula.ts";

/** A name without what writers of it do differently: case, spaces, hyphens and underscores. */
export const plainName = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** What a formula finds in a field of this type; null for one that it cannot work with. */
export function valueTypeOf(type: FieldType): ValueType | null {
  switch (type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
    case "rating":
      return "number";
    case "date":
    case "datetime":
      return "date";
    case "boolean":
      return "boolean";
    case "reference":
    case "anyReference":
      return "row";
    case "references":
    case "lines":
    case "picture":
    case "tags":
      return null;
    default:
      return "text";
  }
}

/** Stands for the entity of the fields that an action asks for. */
export const ASKED = "asked";

/** What a formula may name beside rows where a person does something: themselves, the row, and what they were asked for. */
export interface Doing {
  asks: readonly Field[];
}

/** The names in a formula of one entity; `doing` where it is one of what a person does. */
export class FormulaScope {
  private readonly entities: readonly Entity[];
  readonly entity: Entity;
  readonly doing: Doing | null;

  constructor(entities: readonly Entity[], entity: Entity, doing: Doing | null = null) {
    this.entities = entities;
    this.entity = entity;
    this.doing = doing;
  }

  /** The entity of what is asked for; null where nothing is. */
  get asked(): Entity | null {
    const fields = [...(this.doing?.asks ?? [])];
    const [first] = fields;
    if (first === undefined) return null;
    return { id: ASKED, name: { one: ASKED, many: ASKED }, icon: "Box", fields, titleField: first.id, phrase: null, samples: [] };
  }

  /** The field of an entity that is called so; a reference also by what it refers to, unless that is the entity itself. */
  fieldOf(entity: Entity, name: string): Field | null {
    const plain = plainName(name);
    const own = entity.fields.find(({ id, label }) => plainName(id) === plain || plainName(label) === plain);
    if (own !== undefined) return own;
    const leading = entity.fields.filter(({ type, of = "" }) => type === "reference" && of !== entity.id && isCalled(this.byId(of), plain));
    return leading.length === 1 ? (leading[0] ?? null) : null;
  }

  /** The entity that a reference leads to; null where there is none. */
  targetOf({ type, of }: Field): Entity | null {
    return type === "reference" ? this.byId(of ?? "") : null;
  }

  /** The rows that belong to a row, of the formula's entity where no other one is said, by what they are called: their reference to it. */
  childOf(name: string, { id }: Entity = this.entity): FieldPlace | null {
    const plain = plainName(name);
    const child = this.entities.find((entity) => isCalled(entity, plain) && entity.fields.some((field) => refersTo(field).includes(id)));
    const by = child?.fields.find((field) => refersTo(field).includes(id));
    return child === undefined || by === undefined ? null : { entity: child.id, field: by.id };
  }

  /** The entity whose rows are called so; null for none. */
  named(name: string): Entity | null {
    return this.entities.find((entity) => isCalled(entity, plainName(name))) ?? null;
  }

  byId(id: string): Entity | null {
    return this.entities.find((entity) => entity.id === id) ?? null;
  }

  /** What is asked for under this name, as it is, for a field of its type whose values formulas cannot work with as a whole; null for none. */
  wholeOf(name: string, target: Field): Formula | null {
    const given = this.asked === null ? null : this.fieldOf(this.asked, name);
    const isMoment = target.type === "datetime" || target.type === "time";
    const isWhole = given?.type === target.type && (valueTypeOf(target.type) === null || isMoment);
    return given === null || !isWhole ? null : { kind: "field", type: "whole", of: "asked", path: [{ entity: ASKED, field: given.id }] };
  }

  /** The profile of whoever does something, where `me` is put into a reference to profiles; null for anything else. */
  profileAs(name: string, { type, of }: Field): Formula | null {
    const profile = this.doing !== null && type === "reference" && plainName(name) === "me" ? this.byId(of ?? "") : null;
    return profile?.profileOf === undefined ? null : { kind: "profile", type: "row", entity: profile.id };
  }

  /** The names of all things and fields, as they are written in the app. */
  get allNames(): string[] {
    const named = this.entities.flatMap(({ name, fields }) => [name.one, name.many, ...fields.map(({ label }) => label)]);
    return [...named, ...(this.doing?.asks ?? []).map(({ label }) => label)];
  }

  /** What a formula may name, in words that go into a sentence. */
  get names(): string {
    const children = this.entities.flatMap(({ name }) => (this.childOf(name.many) === null ? [] : [`rows of ${name.many}`]));
    const labels = [...(this.asked?.fields ?? []), ...this.entity.fields].map(({ label }) => `“${label}”`);
    return [...labels, ...children].join(", ");
  }
}

/** Whether an entity has this name, of which only letters and numbers count. */
export function isCalled(entity: Entity | null, plain: string): boolean {
  return entity !== null && [entity.id, entity.name.one, entity.name.many].some((name) => plainName(name) === plain);
}
