// The files of an entity: its class, and its definition with its samples.
import type { Entity, SampleValue } from "../../../schema/entity.ts";
import { placesIn, refersTo } from "../../../schema/row-places.ts";
import { dartCall, dartComment, dartConstant, dartImport, dartList, dartText } from "./dart-text.ts";
import { type FlutterEntity, type FlutterField, isKnownToFlutter } from "./flutter-model.ts";
import { materialIcon } from "./material-icon.ts";

const READERS = { "String?": "textIn", "num?": "numberIn", bool: "flagIn", "List<String>": "textsIn" } as const;

const EMPTY = { "String?": "", "num?": "", bool: " = false", "List<String>": " = const []" } as const;

/** `lib/models/recipes.dart`: the class of a row. */
export function modelFile({ model, className, fields }: FlutterEntity): string {
  const parameters = fields.map(({ member, type }) => `this.${member}${EMPTY[type]}`);
  const read = fields.map(({ field, member, type }) => `${member}: ${READERS[type]}(json, ${dartText(field.key)})`);
  return `${dartImport("../kit/data/json.dart")}${dartImport("../kit/data/stored_row.dart")}
${dartComment(`One of the ${model.entity.name.many}.`)}
class ${className} extends StoredRow {
  const ${className}({
    required super.id,
${parameters.map((parameter) => `    ${parameter},\n`).join("")}  });

  factory ${className}.fromJson(Map<String, Object?> json) {
    return ${className}(
      id: textIn(json, 'id') ?? '',
${read.map((argument) => `      ${argument},\n`).join("")}    );
  }

${fields.map(({ member, type }) => `  final ${type} ${member};\n`).join("")}
  @override
  Map<String, Object?> toJson() {
    return {
      'id': id,
${fields.map(({ field, member }) => `      ${dartText(field.key)}: ${member},\n`).join("")}    };
  }
}
`;
}

/** `lib/entities/recipes.dart`: what is known of an entity, and the rows of a first visit. */
export function definitionFile(entity: FlutterEntity, entities: readonly FlutterEntity[]): string {
  const { model, className, file } = entity;
  const samples = model.entity.samples.map((sample, at) => sampleOf(entity, { sample, at, entities }));
  const usesDays = samples.some((text) => /\b(?:day|moment)FromNow\(/.test(text));
  return `${dartImport("package:material_ui/material_ui.dart", "Icons")}
${dartImport("../kit/data/definitions.dart")}${usesDays ? dartImport("../kit/data/json.dart") : ""}${dartImport(`../models/${file}.dart`)}
${definitionOf(entity, entities)}
List<${className}> _samples() {
  return ${dartList(samples, "  ")};
}
`;
}

function definitionOf(entity: FlutterEntity, entities: readonly FlutterEntity[]): string {
  const { model, className, definition, fields, title } = entity;
  const { name, id, icon } = model.entity;
  const can = (kind: string): string | undefined => (model.capabilities.some((one) => one.kind === kind) ? "true" : undefined);
  const described = fields.map((field) => fieldOf(field, entities));
  const named = {
    id: dartText(id),
    one: dartText(name.one),
    many: dartText(name.many),
    icon: `Icons.${materialIcon(icon)}`,
    titleKey: dartText(title.field.key),
    fields: dartList(described, "  "),
    fromJson: `${className}.fromJson`,
    samples: "_samples",
    canAdd: can("add"),
    canEdit: can("edit"),
    canDelete: can("delete"),
    canSearch: can("search"),
    ...keysOf(entity),
    figures: figuresOf(entity),
  };
  return dartConstant(definition, { comment: `The ${name.many} of the app.`, value: dartCall("EntityDefinition", named, "") });
}

/** The fields that a list is narrowed, ordered and ticked by. */
function keysOf({ model, fields }: FlutterEntity): Record<string, string | undefined> {
  const keys = (ids: readonly string[]): string | undefined => {
    const known = [...new Set(ids)].flatMap((id) => fields.find(({ field }) => field.id === id)?.field.key ?? []);
    return known.length === 0 ? undefined : dartList(known.map(dartText), "  ");
  };
  return {
    filterKeys: keys(model.capabilities.flatMap((one) => (one.kind === "filter" ? [one.field] : []))),
    sortKeys: keys(model.capabilities.flatMap((one) => (one.kind === "sort" ? one.fields : []))),
    doneKeys: keys(model.capabilities.flatMap((one) => (one.kind === "mark" ? [one.field] : []))),
  };
}

function figuresOf({ model, fields }: FlutterEntity): string | undefined {
  const figures = model.capabilities.flatMap((one) => {
    if (one.kind !== "total" || !isKnownToFlutter(one)) return [];
    const key = fields.find(({ field }) => field.id === one.field)?.field.key;
    if (one.measure !== "count" && key === undefined) return [];
    const named = { label: dartText(one.label), measure: `Measure.${one.measure}`, key: key === undefined ? undefined : dartText(key) };
    return [dartCall("FigureDefinition", named, "    ")];
  });
  return figures.length === 0 ? undefined : dartList(figures, "  ");
}

function fieldOf({ field, kind }: FlutterField, entities: readonly FlutterEntity[]): string {
  const known = new Set(entities.map(({ model }) => model.entity.id));
  const targets = refersTo(field).filter((id) => known.has(id));
  const unit = field.type === "percent" ? "%" : field.unit;
  const isNumber = kind === "number";
  const named = {
    key: dartText(field.key),
    label: dartText(field.label),
    kind: `FieldKind.${kind}`,
    isRequired: field.required && field.type !== "boolean" ? "true" : undefined,
    options: kind === "choice" && field.options ? dartList(field.options.map(dartText), "      ") : undefined,
    unit: isNumber && unit !== undefined && unit !== "" ? dartText(unit) : undefined,
    min: isNumber ? field.min?.toString() : undefined,
    max: isNumber ? field.max?.toString() : undefined,
    of: targets.length === 0 ? undefined : dartList(targets.map(dartText), "      "),
  };
  return dartCall("FieldDefinition", named, "    ");
}

interface Sampled {
  sample: Entity["samples"][number];
  at: number;
  entities: readonly FlutterEntity[];
}

/** The id of a sample. */
const sampleId = (entity: string, at: number): string => `${entity}-${at + 1}`;

function sampleOf(entity: FlutterEntity, { sample, at, entities }: Sampled): string {
  const { model, className, fields } = entity;
  const values = fields.map((field) => [field.member, valueOf(field, sample[field.field.id], entities)] as const);
  const named = { id: dartText(sampleId(model.entity.id, at)), ...Object.fromEntries(values) };
  return dartCall(className, named, "    ");
}

/** The value of a sample; undefined for none. */
function valueOf(
  { field, kind, type }: FlutterField,
  value: SampleValue | undefined,
  entities: readonly FlutterEntity[],
): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (refersTo(field).length > 0) {
    const known = new Map(entities.map(({ model }) => [model.entity.id, model.entity.samples.length]));
    const ids = placesIn(field, value).flatMap((place) =>
      place.index < (known.get(place.entity) ?? 0) ? [dartText(sampleId(place.entity, place.index))] : [],
    );
    return type === "List<String>" ? dartList(ids, "      ") : ids[0];
  }
  if (kind === "date" || kind === "datetime") return momentOf(value, kind === "datetime");
  if (type === "List<String>") return Array.isArray(value) ? dartList(value.map(dartText), "      ") : undefined;
  if (type === "bool") return value === true ? "true" : undefined;
  if (type === "num?") return typeof value === "number" && Number.isFinite(value) ? numberText(value) : undefined;
  return typeof value === "string" ? dartText(value) : undefined;
}

/** A number that Dart reads: exponents have a digit before them in both languages. */
const numberText = (value: number): string => String(value);

/** A day or moment of the calendar, or from the day of the first visit. */
function momentOf(value: SampleValue, hasTime: boolean): string | undefined {
  if (typeof value === "number") return hasTime ? `momentFromNow(${value}, '12:00')` : `dayFromNow(${value})`;
  if (typeof value !== "string") return undefined;
  const [, days, time] = /^(-?\d{1,5})(?:T(\d{2}:\d{2}))?$/.exec(value) ?? [];
  if (days === undefined) return dartText(value);
  return hasTime ? `momentFromNow(${Number(days)}, '${time ?? "12:00"}')` : `dayFromNow(${Number(days)})`;
}
