// An entity as pages and checks see it: its fields with their keys and roles, the names of everything written for it,
// and what a person can do with it.
import type { Capability, CapabilityKind } from "../schema/capability.ts";
import type { Words } from "../project/words/words-in.ts";
import type { Entity, Field, FieldType } from "../schema/entity.ts";
import { camel, pluralSlug, TakenNames, typeName, variable } from "./names.ts";

/** A field with its property name in the generated type. */
export interface FieldModel extends Field {
  key: string;
  /** Of a computed field: a value in a row depends on the day of the visit, so that no check can say it. */
  isUnpredictable?: true;
  /** Of money: the samples have no amount with cents, so that amounts are shown without zeros after the point. */
  isWhole?: true;
}

export type CapabilityOf<Kind extends CapabilityKind> = Extract<Capability, { kind: Kind }>;

/** An entity with the names of what is written for it. */
export interface EntityModel {
  entity: Entity;
  /** The rows that a check finds: the samples, unless it adds rows of its own first. */
  rows: readonly Entity["samples"][number][];
  fields: readonly FieldModel[];
  title: FieldModel;
  capabilities: readonly Capability[];
  /** The variable for one row, and for many. */
  one: string;
  many: string;
  /** The type of a row. */
  type: string;
  /** The name of its file, without extension. */
  file: string;
  view: "cards" | "list" | "table";
  /** The address under which its rows live: `/recipes` → `/recipes/:id`. */
  base: string;
  /** The address of its whole list; null when no page shows it. */
  home: string | null;
  hasDetail: boolean;
  /** Few and short fields: added from a line above the list instead of a page of its own. */
  isQuick: boolean;
  /** The words of the app, in its language. */
  words: Words;
}

/** A field's place in the type and in the address of a list, so that a field called `id`, `constructor` or `search` does no harm. */
const TAKEN_KEYS = ["search", "sort", "id", "createdAt", "constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];

function fieldModels({ entity, hasAccounts, profile, hasWholeAmounts: isWhole }: EntityPlace): FieldModel[] {
  const keys = new TakenNames(TAKEN_KEYS);
  return entity.fields.map(({ isPart, stamp, initial, ...entered }) => {
    const isSet = stamp !== undefined && isStampFor(stamp, entered, profile) && (stamp === "now" || hasAccounts);
    const field = isSet ? { ...entered, stamp } : entered;
    const required = (field.required || field.id === entity.titleField) && isEntered(field) && field.type !== "picture";
    const options = field.options === undefined ? {} : { options: [...new Set(field.options)] };
    const part = isPart === true && isOfAnother(entity, field) ? { isPart } : {};
    const begun = initial !== undefined && isDated(field) && isEntered(field) ? { initial } : {};
    const whole = field.type === "money" && isWhole ? { isWhole } : {};
    return { ...field, ...options, ...part, ...begun, ...whole, type: typeOf(field), required, key: keys.take(camel(field.id)) };
  });
}

/** Only a form that asks for a day can begin with the present one. */
const isDated = ({ type }: Field): boolean => type === "date" || type === "datetime";

/** A row is a line of a row of another kind only. */
function isOfAnother(entity: Entity, { type, of }: Field): boolean {
  return type === "reference" && of !== entity.id;
}

/** A choice of nothing is a text. */
function typeOf(field: Field): FieldType {
  return field.type === "choice" && (field.options ?? []).length === 0 ? "text" : field.type;
}

/** Types of fields that fit into one line of a form. */
export const ONE_LINE_TYPES: ReadonlySet<FieldType> = new Set<FieldType>([
  "text",
  "number",
  "money",
  "date",
  "datetime",
  "time",
  "choice",
  "boolean",
  "duration",
  "percent",
  "rating",
  "reference",
]);

function isQuick(fields: readonly FieldModel[], hasDetail: boolean): boolean {
  const entered = fields.filter(isEntered);
  const asked = entered.filter((field) => field.type !== "boolean");
  return !hasDetail && asked.length <= 4 && entered.every((field) => ONE_LINE_TYPES.has(field.type));
}

/** An entity with what can be done with it, and where it lives. */
export interface EntityPlace {
  entity: Entity;
  capabilities: readonly Capability[];
  home: string | null;
  base: string;
  view: "cards" | "list" | "table";
  words: Words;
  /** Whether the app knows who uses it: else who adds a row is asked for. */
  hasAccounts: boolean;
  /** Whether its amounts of money are whole, and shown without zeros after the point. */
  hasWholeAmounts: boolean;
  /** The id of the entity whose rows are the profiles of accounts; null for none. */
  profile: string | null;
}

/** The names that other entities have taken. */
export interface EntityNames {
  types: TakenNames;
  variables: TakenNames;
  files: TakenNames;
}

/** Names everything that is written for an entity. Throws for an entity without fields. */
export function entityModel(place: EntityPlace, names: EntityNames): EntityModel {
  const { entity, capabilities, view, base, home, words } = place;
  const fields = fieldModels(place);
  const title = fields.find((field) => field.id === entity.titleField) ?? fields[0];
  if (!title) throw new Error(`The entity ${entity.id} has no fields.`);
  const type = names.types.take(typeName(entity.id));
  const many = names.variables.take(variable(pluralSlug(entity)));
  const one = names.variables.take(variable(entity.id));
  const file = names.files.take(pluralSlug(entity));
  const hasDetail = capabilities.some((capability) => capability.kind === "detail");
  return {
    entity,
    rows: entity.samples,
    fields,
    title,
    capabilities,
    one,
    many,
    type,
    file,
    view,
    base,
    home,
    hasDetail,
    isQuick: isQuick(fields, hasDetail),
    words,
  };
}

/** The field that names a row together with a title that refers to another row: the other side of a match. */
export function titleWith({ title, fields }: EntityModel): FieldModel | undefined {
  if (title.type !== "reference") return undefined;
  return fields.find((field) => field !== title && field.required && field.of === title.of);
}

/** Whether the rows are others than the samples: rows that a check adds to a list that starts empty. */
export function hasAddedRows({ rows, entity }: EntityModel): boolean {
  return rows.length !== entity.samples.length;
}

/** Whether a form asks for a field: not for what is worked out or set by the app, and not for a state, which its transitions change. */
function isEntered({ formula, stamp, transitions }: Field): boolean {
  return formula === undefined && stamp === undefined && transitions === undefined;
}

/** Whether a field can hold what the app would set: a moment is a day, a time or both, and who adds a row their name or their profile. */
function isStampFor(stamp: NonNullable<Field["stamp"]>, { type, of }: Pick<Field, "type" | "of">, profile: string | null): boolean {
  if (stamp === "me") return type === "text" || (type === "reference" && of === profile);
  return type === "date" || type === "datetime" || type === "time";
}

/** The fields that a form asks for. */
export function enteredFields({ fields }: EntityModel): FieldModel[] {
  return fields.filter(isEntered);
}

/** The capabilities of one kind, in the blueprint's order. */
export function capabilitiesOf<Kind extends CapabilityKind>(model: EntityModel, kind: Kind): CapabilityOf<Kind>[] {
  return model.capabilities.filter((capability): capability is CapabilityOf<Kind> => capability.kind === kind);
}

/** Whether a person can do this with the entity's rows. */
export function can(model: EntityModel, kind: CapabilityKind): boolean {
  return model.capabilities.some((capability) => capability.kind === kind);
}

/** Whether rows are added on a page of their own. */
export function hasAddPage(model: EntityModel): boolean {
  return can(model, "add") && !model.isQuick;
}

/** The field of this id; refuses a blueprint that names a field its entity does not have. */
export function fieldOf(model: EntityModel, id: string): FieldModel {
  const field = model.fields.find((candidate) => candidate.id === id);
  if (!field) throw new Error(`The entity ${model.entity.id} has no field ${id}.`);
  return field;
}
