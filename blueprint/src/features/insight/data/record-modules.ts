// Rows as data: what can be counted, grouped, compared and searched of them, without their own types. Dashboards,
// comparisons, maps and searches of a generated app read this one form, whatever the entity.
import { code, type Code, join, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { numberInWords, titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel, FieldModel } from "../../../writer/model/entity-model.ts";
import { capitalise } from "../../../writer/model/names.ts";
import { entityOf, type ProjectModel } from "../../../writer/model/project-model.ts";
import { dataKindOf, dateFieldOf, isLessBetter } from "./data-fields.ts";
import { recordLibrary } from "./record-library.ts";

/** The names of what is written for an entity's rows as data. */
export interface DataNames {
  fields: Reference;
  record: Reference;
  /** The hook that reads all of it. */
  use: Reference;
}

/** `apartmentFields`, `apartmentRecord` and `useApartmentData`. */
export function dataNames(model: EntityModel): DataNames {
  const path = `${model.folder}/${model.one}Data.ts`;
  return {
    fields: new Reference(`${model.one}Fields`, path),
    record: new Reference(`${model.one}Record`, path),
    use: new Reference(`use${model.type.name}Data`, path),
  };
}

/** The rows of these entities as data, with what reads it. */
export function recordModules(project: ProjectModel, models: readonly EntityModel[]): ModuleSource[] {
  return [recordLibrary(), ...models.map((model) => dataModule(project, model))];
}

function dataModule(project: ProjectModel, model: EntityModel): ModuleSource {
  const { fields, record, use } = dataNames(model);
  return {
    path: fields.from,
    opening: `What can be counted, compared and searched of ${model.entity.name.many}.`,
    library: true,
    parts: [
      {
        name: fields.name,
        code: code`
          const ${fields}: readonly @DataField[] = [
            ${dataFieldsOf(model).map(fieldEntry)}
          ];`,
      },
      { name: record.name, code: recordCode(project, model) },
      {
        name: use.name,
        code: code`
          function ${use}(): @DataSource {
            return {
              id: ${model.entity.id},
              one: ${model.entity.name.one},
              many: ${model.entity.name.many},
              isDated: ${dateFieldOf(model) !== undefined},
              fields: ${fields},
              records: @useRows(${model.collection}).map(${record}),
            };
          }`,
      },
    ],
  };
}

/** The fields beside the one that names a row. */
export function dataFieldsOf(model: EntityModel): FieldModel[] {
  return model.fields.filter((field) => field !== model.title || dataKindOf(field) === "number");
}

function fieldEntry(field: FieldModel): Code {
  const kind = dataKindOf(field);
  const less = isLessBetter(field) ? code`, isLessBetter: true` : undefined;
  const format = kind === "number" ? code`, format: (value) => ${numberInWords(field, raw("value"))}` : undefined;
  return code`{ key: ${field.key}, label: ${capitalise(field.label)}, kind: ${kind}${join([format, less], "")} },`;
}

function recordCode(project: ProjectModel, model: EntityModel): Code {
  const row = raw(model.one);
  const date = dateFieldOf(model);
  const values = dataFieldsOf(model).map((field) => code`${raw(field.key)}: ${valueOf(project, { model, field })},`);
  return code`
    function ${dataNames(model).record}(${row}: ${model.type}): @DataRecord {
      return {
        id: ${row}.id,
        title: ${titleOf(model, model.one)},
        path: ${model.hasDetail ? code`\`${raw(model.base)}/\${${row}.id}\`` : code`${model.home}`},
        date: ${date === undefined ? code`""` : raw(`${model.one}.${date.key}`)},
        values: {
          ${values}
        },
      };
    }`;
}

function valueOf(project: ProjectModel, { model, field }: { model: EntityModel; field: FieldModel }): Code {
  const value = raw(`${model.one}.${field.key}`);
  if (field.type === "boolean") return code`${value} ? "Yes" : "No"`;
  if (field.type === "rating") return code`${value} || null`;
  if (field.type !== "reference") return value;
  const target = entityOf(project, field.of ?? "");
  return code`${target.collection}.all().filter((other) => other.id === ${value}).map((other) => ${titleOf(target, "other")})`;
}
