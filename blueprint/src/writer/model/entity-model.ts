// An entity as the writers see it: its fields with their keys and roles, the names of everything written for it,
// and what a person can do with it.
import type { Capability, CapabilityKind } from "../../schema/capability.ts";
import type { Entity, Field, FieldType } from "../../schema/entity.ts";
import { Reference } from "../code/code.ts";
import { camel, pascal, pluralSlug, TakenNames, typeName, variable } from "./names.ts";

/** A field with its property name in the generated type. */
export interface FieldModel extends Field {
  key: string;
  /** The file that declares its type and options. */
  file: string;
}

export type CapabilityOf<Kind extends CapabilityKind> = Extract<Capability, { kind: Kind }>;

/** An entity with the names of what is written for it. */
export interface EntityModel {
  entity: Entity;
  fields: readonly FieldModel[];
  title: FieldModel;
  capabilities: readonly Capability[];
  /** The variable for one row, and for many. */
  one: string;
  many: string;
  type: Reference;
  draft: Reference;
  collection: Reference;
  samples: Reference;
  read: Reference;
  form: Reference;
  /** The component of one row among others: `RecipeCard` among cards, `RecipeRow` in a list or table. */
  row: Reference;
  list: Reference;
  folder: string;
  view: "cards" | "list" | "table";
  /** The address under which its rows live: `/recipes` → `/recipes/:id`. */
  base: string;
  /** The address of its whole list; null when no page shows it. */
  home: string | null;
  hasDetail: boolean;
  /** Few and short fields: added from a line above the list instead of a page of its own. */
  isQuick: boolean;
}

/** A field's place in the type, so that a field called `id` or `constructor` does no harm. */
const TAKEN_KEYS = ["id", "createdAt", "constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];

function fieldModels(entity: Entity, file: string): FieldModel[] {
  const keys = new TakenNames(TAKEN_KEYS);
  return entity.fields.map((field) => {
    const required = field.required || field.id === entity.titleField;
    const options = field.options === undefined ? {} : { options: [...new Set(field.options)] };
    return { ...field, ...options, type: typeOf(field), required, key: keys.take(camel(field.id)), file };
  });
}

/** A choice of nothing is a text. */
function typeOf(field: Field): FieldType {
  return field.type === "choice" && (field.options ?? []).length === 0 ? "text" : field.type;
}

const QUICK_TYPES = new Set(["text", "number", "money", "date", "time", "choice", "boolean", "duration", "percent", "rating", "reference"]);

function isQuick(entity: Entity, hasDetail: boolean): boolean {
  const asked = entity.fields.filter((field) => field.type !== "boolean");
  return !hasDetail && asked.length <= 4 && entity.fields.every((field) => QUICK_TYPES.has(field.type));
}

/** An entity with what can be done with it, and where it lives. */
export interface EntityPlace {
  entity: Entity;
  capabilities: readonly Capability[];
  home: string | null;
  base: string;
  view: "cards" | "list" | "table";
}

/** Names everything that is written for an entity. `types` and `variables` hold what other entities have taken, `avoided` the types that others declare. */
export function entityModel(
  place: EntityPlace,
  names: { types: TakenNames; variables: TakenNames; avoided: ReadonlySet<string> },
): EntityModel {
  const { entity, capabilities } = place;
  const folder = `src/features/${pluralSlug(entity)}`;
  const source = (name: string): string => `${folder}/${name}`;
  const dataFile = source(`${camel(entity.id)}.ts`);
  const fields = fieldModels(entity, dataFile);
  const title = fields.find((field) => field.id === entity.titleField) ?? fields[0];
  if (!title) throw new Error(`The entity ${entity.id} has no fields.`);
  const wanted = typeName(entity.id);
  const type = names.types.take(names.avoided.has(wanted) ? `${wanted}Entry` : wanted);
  const free = (name: string): string => names.variables.take(names.avoided.has(name) ? `the${pascal(name)}` : name);
  const many = free(variable(pluralSlug(entity)));
  const rowName = place.view === "cards" ? "Card" : "Row";
  const hasDetail = capabilities.some((capability) => capability.kind === "detail");
  return {
    entity,
    fields,
    title,
    capabilities,
    one: free(variable(entity.id)),
    many,
    type: new Reference(type, dataFile, true),
    draft: new Reference(`${type}Draft`, dataFile, true),
    read: new Reference(`read${pascal(type)}`, dataFile),
    collection: new Reference(many, dataFile),
    samples: new Reference(`sample${pascal(pluralSlug(entity))}`, "src/data/samples.ts"),
    form: new Reference(`${type}Form`, source(`${type}Form.tsx`)),
    row: new Reference(`${type}${rowName}`, source(`${type}${rowName}.tsx`)),
    list: new Reference(`${type}List`, source(`${type}List.tsx`)),
    folder,
    view: place.view,
    base: place.base,
    home: place.home,
    hasDetail,
    isQuick: isQuick(entity, hasDetail),
  };
}

/** The capabilities of one kind, in the blueprint's order. */
export function capabilitiesOf<Kind extends CapabilityKind>(model: EntityModel, kind: Kind): CapabilityOf<Kind>[] {
  return model.capabilities.filter((capability): capability is CapabilityOf<Kind> => capability.kind === kind);
}

/** Whether a person can do this with the entity's rows. */
export function can(model: EntityModel, kind: CapabilityKind): boolean {
  return model.capabilities.some((capability) => capability.kind === kind);
}

/** The field of this id; refuses a blueprint that names a field its entity does not have. */
export function fieldOf(model: EntityModel, id: string): FieldModel {
  const field = model.fields.find((candidate) => candidate.id === id);
  if (!field) throw new Error(`The entity ${model.entity.id} has no field ${id}.`);
  return field;
}
