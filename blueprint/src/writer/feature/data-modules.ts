// The files that hold an entity's shape, its store and its samples.
import { type Code, code, join, raw } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";
import type { EntityModel, FieldModel } from "../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../model/project-model.ts";
import { actionParts } from "./actions.ts";
import { emptyValue, optionsName, readSavedField, sampleId, sampleOfField, typeOfField } from "../field/field-data.ts";
import { hasPlainTitle, numberInWords, titleFunction, titleOf } from "../field/field-display.ts";

/** `recipe.ts`, and the entity's part of `samples.ts`. */
export function dataModules(project: ProjectModel, model: EntityModel): ModuleSource[] {
  return [
    {
      path: model.type.from,
      opening: `What ${model.entity.name.many} are made of, and where they are kept.`,
      library: true,
      parts: [...optionLists(model), ...shape(model), ...store(project, model), ...actionParts(project, model)],
    },
    {
      path: model.samples.from,
      opening: "What a first visit shows: rows to look around with, to change and to delete.",
      library: true,
      parts: [samples(project, model)],
    },
  ];
}

function optionLists(model: EntityModel): Part[] {
  return model.fields
    .filter((field) => field.type === "choice")
    .map((field) => ({
      name: optionsName(field).name,
      code: code`const ${optionsName(field)} = ${{ literal: field.options ?? [] }} as const;`,
    }));
}

function shape(model: EntityModel): Part[] {
  const properties = model.fields.map((field) => code`${docstring(field)}${raw(field.key)}: ${typeOfField(field)};`);
  return [
    {
      name: model.draft.name,
      isType: true,
      code: code`
      interface ${model.draft} {
        ${properties}
      }`,
    },
    { name: model.type.name, isType: true, code: code`type ${model.type} = @Stored<${model.draft}>;` },
  ];
}

/** What the property's name does not say: units, and what an empty value means. */
function docstring(field: FieldModel): Code | undefined {
  if (field.type === "date") return raw(`/** A day as YYYY-MM-DD${field.required ? "" : ", or empty"}. */\n`);
  if (field.type === "time") return raw("/** A time as HH:MM, or empty. */\n");
  if (field.type === "rating") return raw(`/** 1 to ${field.max ?? 5} stars; 0 when not rated. */\n`);
  if (field.type === "reference") return raw(`/** The id of the ${field.of ?? "row"}, or empty. */\n`);
  if (field.type === "percent") return raw("/** 100 is the whole. */\n");
  return field.unit === undefined || !/^[\w %/°²³€$£-]+$/.test(field.unit) ? undefined : raw(`/** In ${field.unit}. */\n`);
}

function store(project: ProjectModel, model: EntityModel): Part[] {
  const reads = model.fields.map((field) => code`${raw(field.key)}: ${readSavedField(field)},`);
  const parts: Part[] = [
    {
      name: model.read.name,
      code: code`
        function ${model.read}(saved: @SavedObject): ${model.draft} | null {
          const draft: ${model.draft} = {
            ${reads}
          };
          return ${draftIsEmpty(model)} ? null : draft;
        }`,
    },
    {
      name: model.collection.name,
      code: code`
        const ${model.collection} = @createCollection<${model.draft}>({
          key: ${`${project.blueprint.slug}/${model.entity.id}`},
          read: ${model.read},
          samples: ${model.samples},
        });`,
    },
  ];
  return hasPlainTitle(model) ? parts : [...parts, titlePart(project, model)];
}

function draftIsEmpty(model: EntityModel): Code {
  const empty = emptyValue(model.title);
  if (model.title.type === "boolean") return raw("false");
  return empty.text === "[]" ? raw(`draft.${model.title.key}.length === 0`) : code`draft.${raw(model.title.key)} === ${empty}`;
}

/** Names rows whose title is a number, a date, a list or another row. */
function titlePart(project: ProjectModel, model: EntityModel): Part {
  const value = raw(`${model.one}.${model.title.key}`);
  return {
    name: titleFunction(model).name,
    code: code`
      function ${titleFunction(model)}(${raw(model.one)}: ${model.type}): string {
        return ${titleExpression(project, model, value)};
      }`,
  };
}

function titleExpression(project: ProjectModel, model: EntityModel, value: Code): Code {
  const { title } = model;
  switch (title.type) {
    case "date":
      return code`@formatDate(${value})`;
    case "lines":
    case "tags":
      return code`${value}.join(", ")`;
    case "boolean":
      return code`${value} ? "Yes" : "No"`;
    case "reference": {
      const target = entityOf(project, title.of ?? "");
      const found = raw(target.one === model.one ? "found" : target.one);
      return code`${target.collection}.all().filter((${found}) => ${found}.id === ${value}).map((${found}) => ${titleOf(target, found.text)}).join("") || ${`Unknown ${target.entity.name.one}`}`;
    }
    default:
      return title.required || title.type === "rating"
        ? numberInWords(title, value)
        : code`${value} === null ? "" : ${numberInWords(title, value)}`;
  }
}

function samples(project: ProjectModel, model: EntityModel): Part {
  const rows = model.entity.samples.map((sample, index) => {
    const values = model.fields.map((field) => {
      const target = field.type === "reference" ? entityOf(project, field.of ?? "").entity : undefined;
      return code`${raw(field.key)}: ${sampleOfField(field, sample[field.id], target)}`;
    });
    return code`{ ${join([code`id: ${sampleId(model.entity, index)}`, ...values], ", ")} },`;
  });
  if (rows.length === 0)
    return {
      name: model.samples.name,
      code: code`
    function ${model.samples}(): ${model.type}[] {
      return [];
    }`,
    };
  return {
    name: model.samples.name,
    code: code`
      function ${model.samples}(): ${model.type}[] {
        return [
          ${rows}
        ];
      }`,
  };
}
