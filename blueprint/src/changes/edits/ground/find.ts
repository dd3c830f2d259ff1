// Looks things up in a blueprint, and says how they are called in a sentence. Puts new totals and charts where the app shows
// such things: with the other figures, else above the list of their rows.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { singular } from "../../../knowledge/words/inflect.ts";
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { FieldPlace } from "../edit.ts";

/** The entity of this id. Edits are read against the blueprint that they change, so a missing one is a defect. */
export function entityOf(blueprint: Blueprint, id: string): Entity {
  const entity = blueprint.entities.find((candidate) => candidate.id === id);
  if (entity === undefined) throw new Error(`The blueprint has no entity ${id}.`);
  return entity;
}

/** The field of this id; a missing one is a defect. */
export function fieldOf(entity: Entity, id: string): Field {
  const field = entity.fields.find((candidate) => candidate.id === id);
  if (field === undefined) throw new Error(`The entity ${entity.id} has no field ${id}.`);
  return field;
}

/** Stands for the main entity of an app that keeps nothing: no edit can be done with it. */
const none: Entity = { id: "", name: { one: "row", many: "rows" }, icon: "Circle", fields: [], titleField: "", samples: [], phrase: "" };

/** The main entity: the one whose list comes first. One without an id or a field where the app keeps nothing. */
export function mainEntity(blueprint: Blueprint): Entity {
  const [first] = blueprint.entities;
  const home = blueprint.pages[0]?.sections.find((section) => section.kind === "collection");
  const main = blueprint.entities.find((entity) => home?.kind === "collection" && entity.id === home.entity) ?? first;
  return main ?? none;
}

/** The page that lists all rows of an entity. */
export function pageOf(blueprint: Blueprint, entity: string): Page | undefined {
  return blueprint.pages.find((page) => page.sections.some((section) => section.kind === "collection" && section.entity === entity));
}

/** The blueprint with one of its entities changed. */
export function withEntity(blueprint: Blueprint, id: string, change: (entity: Entity) => Entity): Blueprint {
  return { ...blueprint, entities: blueprint.entities.map((entity) => (entity.id === id ? change(entity) : entity)) };
}

/** The blueprint with one field of an entity changed. */
export function withField(blueprint: Blueprint, { entity, field }: FieldPlace, change: (field: Field) => Field): Blueprint {
  return withEntity(blueprint, entity, (whole) => ({
    ...whole,
    fields: whole.fields.map((other) => (other.id === field ? change(other) : other)),
  }));
}

/** The blueprint with one of its pages changed. */
export function withPage(blueprint: Blueprint, id: string, change: (page: Page) => Page): Blueprint {
  return { ...blueprint, pages: blueprint.pages.map((page) => (page.id === id ? change(page) : page)) };
}

/** A name that none of the taken ones is, with a number if need be. Names that differ in hyphens only count as taken: they make one property name. */
export function freeName(wanted: string, taken: readonly (string | { id: string })[]): string {
  const plain = (name: string): string => name.replaceAll("-", "").toLowerCase();
  const all = new Set(taken.map((one) => plain(typeof one === "string" ? one : one.id)));
  const stem = wanted.slice(0, 44);
  let name = wanted.slice(0, 48);
  for (let number = 2; all.has(plain(name)); number += 1) name = `${stem}-${number}`;
  return name;
}

/** A total or a chart. */
export type Figure = Extract<Capability, { kind: "total" | "chart" }>;

/** Whether a capability is a figure. */
export function isFigure(capability: Capability): capability is Figure {
  return capability.kind === "total" || capability.kind === "chart";
}

/** A label inside a sentence: `Due date` → `due date`; abbreviations stay. */
export function lower(label: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Names of one and the same field, as people say them. */
const synonyms = readData("fields/synonyms.json", z.array(WordList));

/** Whether two names are names of the same field: in other letters, or in words that mean the same. */
export function areOneName(left: string, right: string): boolean {
  const [first, second] = [plainWords(left), plainWords(right)];
  return first === second || synonyms.some((names) => names.includes(first) && names.includes(second));
}

/** The words in lower case and in the singular, as names are compared. */
export function plainWords(words: string): string {
  return singular(
    words
      .toLowerCase()
      .replace(/[-_\s]+/g, " ")
      .trim(),
  );
}

/** The sections without these figures; those in which no other stands are gone. */
export function withoutFigures(sections: readonly Section[], isGone: (id: string) => boolean): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.kind !== "figures") return [section];
    const capabilities = section.capabilities.filter((id) => !isGone(id));
    return capabilities.length === 0 ? [] : [{ ...section, capabilities }];
  });
}

function withFigure({ sections, ...page }: Page, { id }: Capability): Page {
  const first = sections.find((section) => section.kind === "figures");
  if (first === undefined) return { ...page, sections: [{ kind: "figures", capabilities: [id] }, ...sections] };
  const grown = { ...first, capabilities: [...first.capabilities, id] };
  return { ...page, sections: sections.map((section) => (section === first ? grown : section)) };
}

/** The page for a figure: one that shows figures, before all of the same entity; else the one that lists the entity. */
function pageFor(blueprint: Blueprint, figure: Capability): Page | undefined {
  const shows = (page: Page, entity: string | null): boolean =>
    page.sections.some(
      (section) =>
        section.kind === "figures" &&
        (entity === null ||
          section.capabilities.some((id) => blueprint.capabilities.some((other) => other.id === id && other.entity === entity))),
    );
  return (
    blueprint.pages.find((page) => shows(page, figure.entity)) ??
    pageOf(blueprint, figure.entity) ??
    blueprint.pages.find((page) => shows(page, null))
  );
}

/** The blueprint with the figures that another one lacks on a page. */
export function placeFigures(blueprint: Blueprint, before: Blueprint): Blueprint {
  const fresh = blueprint.capabilities.filter((figure) => isFigure(figure) && !before.capabilities.some(({ id }) => id === figure.id));
  return fresh.reduce((placed, figure) => {
    const page = pageFor(placed, figure);
    return page === undefined ? placed : withPage(placed, page.id, (whole) => withFigure(whole, figure));
  }, blueprint);
}
