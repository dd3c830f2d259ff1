// What can be asked for, with examples that fit this app's own things and fields and that work when they are said.
import { definitions } from "../../features/definitions.ts";
import { slugOf } from "../../knowledge/field.ts";
import { colourNamed } from "../../knowledge/colours.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import { article } from "../../knowledge/words/inflect.ts";
import { listed, lower, mainEntity, plainWords } from "../edits/ground/find.ts";

const newFields = ["rating", "due date", "note", "priority", "colour", "web link", "price", "place", "score"];
const colours = ["green", "teal", "dark red", "navy blue"];

function lacks(entity: Entity, noun: string): boolean {
  return entity.fields.every((field) => !field.id.includes(slugOf(noun)) && !plainWords(field.label).includes(noun));
}

function addExample(entity: Entity): string[] {
  const noun = newFields.find((candidate) => lacks(entity, candidate));
  return noun === undefined || entity.fields.length > 22 ? [] : [`“add ${article(noun)} ${noun} to ${entity.name.many}”`];
}

function removeExample(entity: Entity): string[] {
  const field = entity.fields.findLast((candidate) => candidate.id !== entity.titleField);
  return field === undefined ? [] : [`“remove the ${lower(field.label)} field from ${entity.name.many}”`];
}

function colourExample({ theme }: Blueprint): string[] {
  const colour = colours.find((name) => colourNamed(name.replace(" ", "")) !== theme.components?.hex);
  return colour === undefined ? [] : [`“make it ${colour}”`];
}

function viewExample(blueprint: Blueprint, entity: Entity): string[] {
  const shown = blueprint.pages
    .flatMap((page) => page.sections)
    .find((section) => section.kind === "collection" && section.entity === entity.id);
  const view = shown?.kind === "collection" && shown.view === "table" ? "cards" : "table";
  return [`“show ${entity.name.many} as ${view === "table" ? "a table" : "cards"}”`];
}

function exportExample({ capabilities }: Blueprint, entity: Entity): string[] {
  const there = capabilities.some(
    (capability) => capability.kind === "export" && capability.entity === entity.id && capability.format === "csv",
  );
  return there ? [] : [`“export ${entity.name.many} to CSV”`];
}

function featureExamples({ features }: Blueprint): string[] {
  const there = new Set(features.map(({ kind }) => kind));
  const lacking = definitions.flatMap(({ schema, example }) =>
    example === undefined || there.has(schema.shape.kind.value) ? [] : [example],
  );
  return lacking.slice(0, 2).map((example) => `“add ${example}”`);
}

/** What one can say to change this app, as a sentence with examples in quotes. */
export function abilities(blueprint: Blueprint): string {
  const rows = blueprint.entities.length === 0 ? null : mainEntity(blueprint);
  const examples = [
    ...(rows === null ? featureExamples(blueprint) : [...addExample(rows), ...removeExample(rows)]),
    ...colourExample(blueprint),
    ...(rows === null
      ? []
      : [...viewExample(blueprint, rows), ...exportExample(blueprint, rows), ...featureExamples(blueprint).slice(0, 1)]),
    `“rename it to My ${blueprint.title.slice(0, 40).replace(/^My /, "Own ")}”`,
  ];
  const kinds =
    rows === null
      ? "pages, forms, games and other features can come, go or be renamed; the app can keep lists of anything; and the colours, the style and the headline can change"
      : "fields, lists, pages and features can come, go or be renamed; searching, filtering, sorting, totals, charts and exports too; and the colours, the view and the sample data can change";
  return `You can say, for example, ${listed(examples).replace(/ and (“[^”]*”)$/, " or $1")}. In general, ${kinds}.`;
}
