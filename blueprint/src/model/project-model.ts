// The whole project as pages and checks see it: entities and pages with their names and addresses.
import { type Capability, fieldsOfCapability } from "../schema/capability.ts";
import type { Audience, Entity } from "../schema/entity.ts";
import { refersTo } from "../schema/row-places.ts";
import type { Blueprint, Page, Section } from "../schema/blueprint.ts";
import { wordsIn, type Words } from "../project/words/words-in.ts";
import {
  can,
  capabilitiesOf,
  type CapabilityOf,
  enteredFields,
  type EntityModel,
  entityModel,
  type FieldModel,
  fieldOf,
  hasAddPage,
} from "./entity-model.ts";
import { pluralSlug, TakenNames } from "./names.ts";
import { type Behaviour, readBehaviour } from "./effects/read-behaviour.ts";
import { hasWholeAmounts } from "./figures/whole-amounts.ts";
import { soundBlueprint } from "./sound/sound-blueprint.ts";
import { workedOut } from "./formula/working/worked-out.ts";

/** A page with its address. */
export interface PageModel {
  page: Page;
  path: string;
}

type Collection = Extract<Section, { kind: "collection" }>;

/** A capability that shows numbers. */
export type FigureCapability = CapabilityOf<"total"> | CapabilityOf<"chart">;

/** A blueprint with a name for everything that will be written. */
export interface ProjectModel extends Behaviour {
  blueprint: Blueprint;
  entities: readonly EntityModel[];
  pages: readonly PageModel[];
  /** Totals and charts that no page places: they stand above the list of their entity. */
  unplaced: readonly FigureCapability[];
  /** The words of the app, in its language. */
  words: Words;
}

/** Names everything that the blueprint asks for. Throws for references to entities or fields that do not exist, and for formulas that are wrong. */
export function projectModel(given: Blueprint): ProjectModel {
  const sound = soundBlueprint(given);
  const blueprint = { ...sound, pages: sound.pages.map((page) => withControls(sound, page)) };
  const words = wordsIn(blueprint.language);
  const names = { types: new TakenNames(), variables: new TakenNames(), files: new TakenNames(["index"]) };
  const bases = new TakenNames();
  const behaviour = readBehaviour(blueprint.entities);
  const models = blueprint.entities.map((entity) => {
    const list = collectionIn(blueprint, entity.id);
    const home = blueprint.pages.find(({ sections }) => sections.some((section) => section === list));
    const own = home !== undefined && pathOf(blueprint, home) !== "/" && firstCollection(home) === entity.id;
    return entityModel(
      {
        entity,
        capabilities: blueprint.capabilities.filter((capability) => capability.entity === entity.id),
        home: home === undefined ? null : pathOf(blueprint, home),
        view: list?.view ?? "list",
        base: bases.take(own ? home.path : `/${pluralSlug(entity)}`),
        words,
        hasAccounts: hasAccounts({ blueprint }),
        hasWholeAmounts: hasWholeAmounts(entity, blueprint.entities),
        profile: blueprint.entities.find(({ profileOf }) => profileOf !== undefined)?.id ?? null,
      },
      names,
    );
  });
  const pages = blueprint.pages.map((page) => ({ page, path: pathOf(blueprint, page) }));
  blueprint.capabilities.forEach((capability) => refuseUnknown(models, capability));
  const entities = workedOut(
    models.map((model) => withOwnForm(models, model, blueprint.pages)),
    behaviour.computed,
  );
  return { blueprint, entities, pages, unplaced: unplacedFigures(blueprint, entities), ...behaviour, words };
}

/** Lines are entered in a form on a page of its own, and so is what people add beside the list of their own or without any list. */
function withOwnForm(models: readonly EntityModel[], model: EntityModel, pages: readonly Page[]): EntityModel {
  const hasLines = models.some(({ fields }) => fields.some(({ isPart, of }) => isPart === true && of === model.entity.id));
  const isFormed = ({ sections }: Page): boolean =>
    sections.some((section) => (section.kind === "own" || section.kind === "entry") && section.entity === model.entity.id);
  return hasLines || pages.some(isFormed) ? { ...model, isQuick: false } : model;
}

/** Cards have no controls of their own: rows that are changed where they stand, without a page of their own, are a list. */
function withControls({ capabilities }: Blueprint, page: Page): Page {
  const isGiven = (entity: string, kinds: readonly Capability["kind"][]): boolean =>
    capabilities.some((capability) => capability.entity === entity && kinds.includes(capability.kind));
  const isBare = (section: Section): boolean =>
    section.kind === "collection" &&
    section.view === "cards" &&
    !isGiven(section.entity, ["detail"]) &&
    isGiven(section.entity, ["edit", "delete"]);
  return { ...page, sections: page.sections.map((section) => (isBare(section) ? { ...section, view: "list" } : section)) };
}

/** Refuses a capability of an entity or a field that the blueprint does not have. */
function refuseUnknown(entities: readonly EntityModel[], capability: Capability): void {
  const model = entities.find((entity) => entity.entity.id === capability.entity);
  if (!model) throw new Error(`The blueprint has no entity ${capability.entity}.`);
  for (const id of fieldsOfCapability(capability)) fieldOf(model, id);
}

function pathOf(blueprint: Blueprint, page: Page): string {
  return page === blueprint.pages[0] ? "/" : page.path;
}

function isCollectionOf(section: Section, entity: string): section is Collection {
  return section.kind === "collection" && section.entity === entity;
}

/** The lists of an entity, those that are searched and changed before carousels; whether each has a page of its own. */
function listsOf({ pages }: Blueprint, entity: string): { section: Collection; isOwn: boolean }[] {
  const all = pages.flatMap((page, at) =>
    page.sections
      .filter((section): section is Collection => isCollectionOf(section, entity))
      .map((section) => ({ section, isOwn: at > 0 && section.isCarousel !== true && firstCollection(page) === entity })),
  );
  return all.toSorted((one, other) => Number(one.section.isCarousel === true) - Number(other.section.isCarousel === true));
}

/** The list of an entity: rather on a page of its own than at home, from whose cards it takes no pictures. */
function collectionIn(blueprint: Blueprint, entity: string): Collection | undefined {
  const all = listsOf(blueprint, entity);
  return (all.find(({ isOwn }) => isOwn) ?? all[0])?.section;
}

function firstCollection(page: Page): string | undefined {
  return page.sections.flatMap((section) => (section.kind === "collection" ? [section.entity] : []))[0];
}

function unplacedFigures(blueprint: Blueprint, entities: readonly EntityModel[]): FigureCapability[] {
  const placed = new Set(
    blueprint.pages.flatMap(({ sections }) => sections.flatMap((one) => (one.kind === "figures" ? one.capabilities : []))),
  );
  return entities
    .flatMap((entity) => [...capabilitiesOf(entity, "total"), ...capabilitiesOf(entity, "chart")])
    .filter((capability) => !placed.has(capability.id));
}

/** The model of the entity with this id; refuses an id that the blueprint does not have. */
export function entityOf(project: ProjectModel, id: string): EntityModel {
  const model = project.entities.find((candidate) => candidate.entity.id === id);
  if (!model) throw new Error(`The blueprint has no entity ${id}.`);
  return model;
}

/** The section that shows all rows of this entity, wherever it is. */
export const collectionSection = ({ blueprint }: ProjectModel, { entity }: EntityModel): Collection | undefined =>
  collectionIn(blueprint, entity.id);

/** What stands before a list's names in the address's query: nothing, unless another list shares the page. */
export function queryPrefix(project: ProjectModel, model: EntityModel): string {
  const shared = project.blueprint.pages.some((page) => {
    const lists = page.sections.filter((section) => section.kind === "collection");
    return lists.length > 1 && lists.some((section) => isCollectionOf(section, model.entity.id));
  });
  return shared ? `${model.entity.id}-` : "";
}

/** Whether the app is made for visitors rather than for the one who keeps something in it. */
export function isPublic({ blueprint }: ProjectModel): boolean {
  return !["tool", "dashboard", "game"].includes(blueprint.kind);
}

/** Whether visitors come to look at this entity's rows, as in a shop or on a site: they are shown with a picture, and invitingly. */
export function isOnDisplay(project: ProjectModel, model: EntityModel): boolean {
  if (!isPublic(project) || !model.hasDetail) return false;
  const isCards = listsOf(project.blueprint, model.entity.id)[0]?.section.view === "cards";
  return isCards || !model.capabilities.some(({ kind }) => kind === "add" || kind === "edit");
}

/** The title of the page that lists an entity; the first page's where none does. */
export function homeTitle(project: ProjectModel, model: EntityModel): string {
  return (project.pages.find(({ path }) => path === model.home) ?? project.pages[0])?.page.title ?? "";
}

/** Whether an entity's list needs a heading that is seen: it shares the page (any, where none is given) with others, and the page's own heading does not name it. */
export function needsHeading(project: ProjectModel, model: EntityModel, given?: Page): boolean {
  const pages = given === undefined ? project.blueprint.pages : [given];
  const shared = pages.filter(
    (page) => page.sections.length > 1 && page.sections.some((section) => isCollectionOf(section, model.entity.id)),
  );
  return shared.some((page) => page.title.toLowerCase() !== model.entity.name.many.toLowerCase());
}

/** Rows that belong to rows of another entity: the tasks of a project. */
export interface Children {
  model: EntityModel;
  /** Their references to the parent; of most there is one. */
  by: readonly FieldModel[];
}

/** Whether a field refers to the same things as another one of its entity that does not name the rows, or is a text like another one: then a value does not say which of them it is of. */
export function isOneOfSeveral({ fields, title }: Pick<EntityModel, "fields" | "title">, field: FieldModel): boolean {
  const targets = refersTo(field);
  const others = fields.filter(
    (other) =>
      other.id !== field.id && other.id !== title.id && (isText(field, other) || refersTo(other).some((id) => targets.includes(id))),
  );
  return field.id !== title.id && others.length > 0;
}

const isText = (...fields: readonly FieldModel[]): boolean => fields.every(({ type }) => type === "text");

/** The fields of such rows beside those that say to which row they belong: where there are several ways to belong to it, a row says which is its own. */
export function fieldsBeside({ model, by }: Children): FieldModel[] {
  const isSaid = by.length > 1 || by[0]?.type === "references";
  return model.fields.filter((field) => isSaid || !by.includes(field));
}

/** What refers to the rows of an entity, as far as its rows have pages of their own. */
export function childrenOf({ entities }: ProjectModel, parent: EntityModel): Children[] {
  if (!parent.hasDetail) return [];
  return entities.flatMap((model) => {
    const all = model.fields.filter((field) => refersTo(field).includes(parent.entity.id) && field.isPart !== true);
    // On the page of a person stands what is about them, not what they have said of others.
    const others = all.filter(({ stamp }) => stamp !== "me");
    const by = others.length > 0 ? others : all;
    return model === parent || by.length === 0 ? [] : [{ model, by }];
  });
}

/** The reference by which rows are added to the parent from its page: the first that their form asks for. Undefined where no form adds them alone: rows that actions make, and lines. */
export function addedBy({ model, by }: Children): FieldModel | undefined {
  const isAdded = can(model, "add") && !model.fields.some(({ isPart }) => isPart === true);
  const entered = enteredFields(model);
  return isAdded ? by.find((field) => entered.includes(field)) : undefined;
}

/** Whether rows are added on a page of their own: those with many fields, and those that are added from the page of the row that they belong to. */
export function hasFormPage(project: ProjectModel, model: EntityModel): boolean {
  return (
    hasAddPage(model) ||
    project.entities.some((parent) => childrenOf(project, parent).some((children) => children.model === model && addedBy(children)))
  );
}

/** Rows that are the lines of rows of another entity: the ingredients of a recipe. */
export interface Lines {
  model: EntityModel;
  /** Their reference to the row whose lines they are. */
  by: FieldModel;
  /** The fields of which the sum of all lines is shown. */
  totals: readonly FieldModel[];
}

/** The entity whose lines the rows are, and their reference to it; null where they are lines of none. */
export function parentOf(
  { entities }: Pick<ProjectModel, "entities">,
  { fields }: EntityModel,
): { parent: EntityModel; by: FieldModel } | null {
  const by = fields.find(({ isPart }) => isPart === true);
  const parent = entities.find(({ entity }) => entity.id === by?.of);
  return by === undefined || parent === undefined ? null : { parent, by };
}

/** Whether the app has accounts, so that it knows who uses it. */
export const hasAccounts = ({ blueprint }: Pick<ProjectModel, "blueprint">): boolean =>
  blueprint.features.some(({ kind }) => kind === "account");

/** Whether only some people make a step of the rows of an entity, or do something with them. */
export function hasOwnSteps(project: Pick<ProjectModel, "blueprint">, { entity, fields }: EntityModel): boolean {
  const acts = [...fields.flatMap(({ transitions = [] }) => transitions), ...(entity.actions ?? [])];
  return hasAccounts(project) && acts.some(({ by = "everybody" }) => by !== "everybody");
}

/** The fields of an entity that only some of those see or fill in who see and change its rows; the one that names a row is none of them. */
export function ownFields(project: Pick<ProjectModel, "blueprint">, { fields, title }: EntityModel): FieldModel[] {
  return hasAccounts(project) ? fields.filter((field) => field.access !== undefined && field.id !== title.id && field.isPart !== true) : [];
}

/** Who sees and changes the rows of an entity; null where everybody does both, as in an app without accounts. Lines follow the rows whose lines they are, where nothing else is said of them. */
export function accessOf(project: Pick<ProjectModel, "blueprint" | "entities">, model: EntityModel): Entity["access"] | null {
  if (!hasAccounts(project)) return null;
  const above = new Set([model]);
  for (const { entity } of above) {
    const { access } = entity;
    if (access !== undefined) return access.see === "everybody" && access.change === "everybody" ? null : access;
    const [last] = [...above].slice(-1);
    const lines = last === undefined ? null : parentOf(project, last);
    if (lines !== null) above.add(lines.parent);
  }
  return null;
}

/** Who has a page, where that is not everybody; null for the home page and in an app without accounts. */
export function audienceOf(project: Pick<ProjectModel, "blueprint">, { page, path }: PageModel): Audience | null {
  const { audience = "everybody" } = page;
  return audience === "everybody" || path === "/" || !hasAccounts(project) ? null : audience;
}

/** The kinds of lines that rows of an entity have. */
export function linesOf(project: ProjectModel, parent: EntityModel): Lines[] {
  return project.entities.flatMap((model) => {
    const by = model.fields.find(({ isPart, of }) => isPart === true && of === parent.entity.id);
    return by === undefined ? [] : [{ model, by, totals: model.fields.filter((field) => isTotalled(project, { model, field })) }];
  });
}

/** The fields of lines that are switched in their table on the page of the row: each yes or no that its form asks for, where rows are changed. */
export function switchedInLines({ model, by }: Lines, parent: EntityModel): FieldModel[] {
  const [, ...beside] = model.fields.filter((field) => field !== by);
  const entered = enteredFields(model);
  return can(parent, "edit") ? beside.filter((field) => field.type === "boolean" && entered.includes(field)) : [];
}

/** Whether the sum of a field of lines says something: an amount that is worked out, or one that another formula adds up. */
function isTotalled({ computed }: ProjectModel, { model, field }: { model: EntityModel; field: FieldModel }): boolean {
  if (!["number", "money", "duration"].includes(field.type) || field.isUnpredictable) return false;
  if (field.formula !== undefined) return true;
  const sums = computed.map(({ formula }) => formula).filter((formula) => formula.kind === "aggregate");
  return sums.some(
    ({ name, child, value }) =>
      name === "sumOf" &&
      child.entity === model.entity.id &&
      value?.kind === "field" &&
      value.of === "child" &&
      value.path.length === 1 &&
      value.path[0].field === field.id,
  );
}
