// What of a blueprint a Flutter app has, and how it is called there.
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { TakenNames } from "../../../model/names.ts";
import type { ProjectModel } from "../../../model/project-model.ts";
import type { FieldType } from "../../../schema/entity.ts";
import { refersTo } from "../../../schema/row-places.ts";
import type { Capability, CapabilityKind } from "../../../schema/capability.ts";
import { dartMember, snake, takenClasses } from "./dart-text.ts";

/** What the kit for Flutter can do with rows. */
const KNOWN_KINDS: ReadonlySet<CapabilityKind> = new Set<CapabilityKind>([
  "browse",
  "detail",
  "add",
  "edit",
  "delete",
  "search",
  "filter",
  "sort",
  "mark",
  "rate",
  "tag",
  "total",
]);

/** Whether the kit for Flutter has it. */
export const isKnownToFlutter = (one: Capability): boolean =>
  KNOWN_KINDS.has(one.kind) && !(one.kind === "total" && one.where !== undefined);

/** The kinds of fields of the kit. */
const KINDS: Readonly<Record<Exclude<FieldType, "picture">, string>> = {
  text: "text",
  paragraph: "paragraph",
  lines: "lines",
  number: "number",
  money: "number",
  percent: "number",
  duration: "number",
  date: "date",
  datetime: "datetime",
  time: "time",
  boolean: "flag",
  choice: "choice",
  tags: "tags",
  rating: "rating",
  link: "link",
  email: "email",
  phone: "phone",
  reference: "reference",
  references: "references",
  anyReference: "reference",
};

/** A field in Dart: its member, and how the kit reads it from JSON. */
export interface FlutterField {
  field: FieldModel;
  member: string;
  kind: string;
  type: "String?" | "num?" | "bool" | "List<String>";
}

/** An entity in Dart. */
export interface FlutterEntity {
  model: EntityModel;
  className: string;
  /** The constant that defines it. */
  definition: string;
  file: string;
  fields: readonly FlutterField[];
  title: FlutterField;
}

/** Whether the kit can show and ask for it. */
export const isKnownField = ({ type, formula }: FieldModel): boolean => type !== "picture" && formula === undefined;

function typeOf(kind: string): FlutterField["type"] {
  if (kind === "number" || kind === "rating") return "num?";
  if (kind === "flag") return "bool";
  return ["lines", "tags", "references"].includes(kind) ? "List<String>" : "String?";
}

function fieldsOf({ fields }: EntityModel, ids: ReadonlySet<string>): FlutterField[] {
  const members = new TakenNames();
  return fields.flatMap((field) => {
    if (field.type === "picture" || !isKnownField(field)) return [];
    const targets = refersTo(field);
    const isReference = KINDS[field.type].startsWith("reference");
    if (isReference && !targets.some((id) => ids.has(id))) return [];
    const kind = KINDS[field.type];
    return [{ field, member: members.take(dartMember(field.key)), kind, type: typeOf(kind) }];
  });
}

/** The entities, in the order in which pages show them; without those of which nothing can be shown. */
export function flutterEntities({ entities, blueprint }: ProjectModel): FlutterEntity[] {
  const classes = new TakenNames(takenClasses());
  const shown = blueprint.pages.flatMap(({ sections }) => sections.flatMap((section) => ("entity" in section ? [section.entity] : [])));
  const place = (id: string): number => (shown.includes(id) ? shown.indexOf(id) : shown.length);
  const ids = new Set(entities.map(({ entity }) => entity.id));
  return entities
    .flatMap((model) => {
      const fields = fieldsOf(model, ids);
      const title = fields.find(({ field }) => field.id === model.title.id) ?? fields[0];
      if (title === undefined) return [];
      const className = classes.take(model.type);
      const definition = `${className.charAt(0).toLowerCase()}${className.slice(1)}Definition`;
      return [{ model, className, definition, file: snake(model.file), fields, title }];
    })
    .toSorted((one, other) => place(one.model.entity.id) - place(other.model.entity.id));
}
