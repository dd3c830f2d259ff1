// `src/pages/*.tsx`: the pages of the blueprint and the pages of single rows, composed of the kit's components.
import type { PagePart } from "../../features/definition/feature-parts.ts";
import { listAnchor } from "../../features/site/frame/site-links.ts";
import type { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import type { Page, Section } from "../../schema/blueprint.ts";
import { beginsIn, filtersOf, isListed } from "../../model/list-query.ts";
import { rolesOf } from "../../model/roles.ts";
import { can, capabilitiesOf, type EntityModel, type FieldModel, fieldOf, hasAddPage } from "../../model/entity-model.ts";
import { pluralSlug } from "../../model/names.ts";
import { lockedIn } from "../../model/people/locked-in.ts";
import {
  childrenOf,
  entityOf,
  isOnDisplay,
  linesOf,
  needsHeading,
  type PageModel,
  type ProjectModel,
  queryPrefix,
} from "../../model/project-model.ts";
import {
  array,
  componentOf,
  type Element,
  element,
  type Expression,
  imported,
  type Module,
  object,
  type Properties,
} from "../code/expression.ts";
import type { Parts } from "../parts.ts";
import {
  actionsOf,
  cardCover,
  cardLayout,
  childRows,
  combined,
  coverOf,
  lineTable,
  listedButtons,
  onRow,
  rowLayout,
  ownButtons,
  tableLayout,
} from "./card-layout.ts";
import { entityVariable } from "./entity-file.ts";
import { chartElements, figureOf, metricsElement, rowsConstants } from "./figures.ts";
import { articleOf } from "../sections/article-of.ts";
import { entryElement } from "../sections/entry-element.ts";
import { addedBeside } from "../sections/added-beside.ts";
import { ownElement } from "../sections/own-element.ts";
import { behindEntrance, type SectionCode } from "../sections/behind-entrance.ts";
import { introTo, shownSections } from "../sections/introduced.ts";
import { readCondition } from "../../model/effects/read-condition.ts";
import { FormulaWriter } from "../records/computed-fields.ts";
import { areRecentCards, recentTitle, type RecentSection } from "./recent-rows.ts";
import type { PageFile } from "./routes-file.ts";

const resource = (file: string, name: string): Expression => imported(`@/components/resource/${file}`, name);

/** The file of a page of the blueprint. */
export function pageFile({ project, parts }: Written, { page, path }: PageModel, { component: name, file }: PageFile): Module {
  const placed = page.sections.filter((section, index) => !isRepeated(parts, section, page.sections.slice(0, index)));
  const blocks = placed.flatMap((section) => (section.kind === "feature" ? [blockOf(parts, section)] : []));
  const isHeaded = blocks.some(({ heads }) => heads === true);
  const listed = placed.map((section) => {
    const id = addedBeside(section, placed);
    return id === null ? null : entityOf(project, id);
  });
  const [adds = null, ...others] = new Set(listed.filter((model) => model !== null && hasAddPage(model)));
  // The heading of the page has room for the rows of one list; those of the others are added beside the headings of theirs.
  const besideLists = isHeaded && adds !== null ? [adds, ...others] : others;
  const sections = behindEntrance(
    project,
    { page, path },
    placed.map((section, index) => {
      const model = listed[index] ?? null;
      const intro = introTo({ project, parts }, { ...page, sections: placed }, section);
      const hasAddLink = model !== null && besideLists.includes(model) && listed.indexOf(model) === index;
      const around = { before: placed[index - 1], after: placed[index + 1] };
      return { section, code: sectionOf({ project, parts }, { page, section, ...around, intro, hasAddLink }) };
    }),
  );
  const named = isHeaded ? undefined : blocks.find(({ heading }) => heading !== undefined);
  const tagline = path === "/" && project.blueprint.tagline !== "" ? project.blueprint.tagline : null;
  const intro = page.intro ?? tagline ?? named?.intro;
  const props = {
    title: isHeaded && path === "/" ? project.blueprint.title : (named?.heading ?? page.title),
    description: intro === undefined || isHeaded ? undefined : intro,
    isHeaded: isHeaded ? true : undefined,
    actions: isHeaded || adds === null ? undefined : addLink(adds),
  };
  const shown = element(imported("@/components/layout/page", "Page"), props, shownSections(sections));
  const figures = sections.flatMap((section) => section.figures);
  return { path: `src/pages/${file}.tsx`, statements: [componentOf(name, shown, rowsConstants(figures))] };
}

const addLink = (model: EntityModel): Element => element(resource("row-controls", "AddLink"), { entity: entityVariable(model) });

/** A project and what its features add. */
export interface Written {
  project: ProjectModel;
  parts: Parts;
}

type CollectionSection = Extract<Section, { kind: "collection" }>;
type FeatureSection = Extract<Section, { kind: "feature" }>;

/** The block that the section places. Throws for one that no feature of the blueprint has. */
function blockOf({ blocks }: Parts, { feature, block }: FeatureSection): PagePart {
  const found = blocks.get(`${feature}/${block}`);
  if (found === undefined) throw new Error(`The blueprint has no feature ${feature} with a block ${block}.`);
  return found;
}

/** Whether a block that several features share, such as the list of all orders, is on the page already. */
function isRepeated(parts: Parts, section: Section, before: readonly Section[]): boolean {
  if (section.kind !== "feature") return false;
  const own = JSON.stringify(blockOf(parts, section).element);
  return before.some((other) => other.kind === "feature" && JSON.stringify(blockOf(parts, other).element) === own);
}

/** A section with those around it. */
interface Placed {
  page: Page;
  section: Section;
  before: Section | undefined;
  after: Section | undefined;
  /** The text before it that is its heading. */
  intro: PassageFeature | null;
  /** Whether the link that adds to a list stands beside its heading. */
  hasAddLink: boolean;
}

function sectionOf({ project, parts }: Written, { page, section, before, after, intro, hasAddLink }: Placed): SectionCode {
  const isIntroduced = intro !== null;
  switch (section.kind) {
    case "feature": {
      const { element: own, introduced } = blockOf(parts, section);
      return { elements: [isIntroduced ? (introduced ?? own) : own], figures: [], isIntroduced };
    }
    case "figures": {
      const figures = section.capabilities.map((id) => figureOf(project, id));
      // Charts that nobody asked for stand below a list that follows.
      const shown = after?.kind === "collection" ? figures.filter(({ capability }) => capability.phrase !== null) : figures;
      return { elements: [...metricsElement(project, figures), ...chartElements(project, shown)], figures, isIntroduced };
    }
    case "recent":
      return { elements: [recentElement({ project, parts }, section, { page, isTitled: isIntroduced })], figures: [], isIntroduced };
    case "notice":
      return { elements: noticeElements(project, section), figures: [] };
    case "own": {
      const model = entityOf(project, section.entity);
      const isTitled = isIntroduced && intro.title !== null;
      const rows = ownElement({ project, parts }, section, { page, isTitled, hasAddLink: hasAddLink && !isTitled });
      return { elements: [rows], figures: [], isIntroduced, ...(hasAddLink && isTitled && { aside: addLink(model) }) };
    }
    case "entry":
      return { elements: [entryElement(project, section, isIntroduced || section.title === page.title)], figures: [], isIntroduced };
    case "collection": {
      const model = entityOf(project, section.entity);
      const own = project.unplaced.filter(({ entity }) => entity === model.entity.id).map(({ id }) => figureOf(project, id));
      const placed = before?.kind === "figures" ? before.capabilities.map((id) => figureOf(project, id)) : [];
      const below = [...placed.filter(({ capability }) => capability.kind === "chart" && capability.phrase === null), ...own];
      // A text without a heading leaves the list its own.
      const isTitled = isIntroduced && intro.title !== null;
      const list = listElements({ project, parts }, model, { page, section, isTitled, hasAddLink: hasAddLink && !isTitled });
      return {
        elements: [...metricsElement(project, own), ...list, ...chartElements(project, below)],
        figures: [...own, ...placed],
        isIntroduced,
        ...(hasAddLink && isTitled && { aside: addLink(model) }),
      };
    }
  }
}

/** The rows that a notice shows; nothing where its condition cannot be read. */
function noticeElements(project: ProjectModel, section: Extract<Section, { kind: "notice" }>): Element[] {
  const model = entityOf(project, section.entity);
  const read = readCondition(project.blueprint.entities, section);
  if ("problem" in read) return [];
  const { excerpt } = rolesOf(model);
  const words = (field: FieldModel): number => model.rows.reduce((sum, row) => sum + String(row[field.id] ?? "").length, 0);
  const texts = model.fields.filter((field) => field !== model.title && field.type === "text");
  const text = excerpt ?? texts.toSorted((one, other) => words(other) - words(one))[0];
  const link = model.fields.find(({ type }) => type === "link");
  return [
    element(resource("notice-rows", "NoticeRows"), {
      entity: entityVariable(model),
      only: read.where === null ? undefined : new FormulaWriter(project, model.entity.id, entityVariable).functionOf("row", read.where),
      limit: section.limit,
      title: section.title,
      // A drawing stands in for a picture that is still to come.
      cover: model.fields.some(({ type }) => type === "picture") ? cardCover(project, model, true) : undefined,
      text: text && text.key,
      link: link && link.key,
      isLink:
        model.hasDetail && lockedIn(project, { kind: "recent", entity: section.entity, limit: section.limit }) === null ? true : undefined,
    }),
  ];
}

/** A list on its page. */
interface ListPlace {
  page: Page;
  section: CollectionSection;
  /** Whether the text above it is its heading. */
  isTitled: boolean;
  hasAddLink: boolean;
}

/** A list, with the line that adds to it where there is one. */
function listElements({ project, parts }: Written, model: EntityModel, { page, section, isTitled, hasAddLink }: ListPlace): Element[] {
  const { view, title, isCarousel } = section;
  const entity = entityVariable(model);
  const { row: added, list, orders } = parts.rowsOf(model.entity.id);
  const row = [...listedButtons(project, model), ...added];
  const line = can(model, "add") && model.isQuick ? [element(resource("resource-form", "AddLine"), { entity })] : [];
  const filters = filtersOf(model).map(({ key }) => key);
  const sort = [...new Set(capabilitiesOf(model, "sort").flatMap(({ fields }) => fields))].map((id) => fieldOf(model, id).key);
  const prefix = queryPrefix(project, model);
  const options = {
    entity,
    id: project.pages.length > 1 ? undefined : listAnchor(model.entity.id),
    search: can(model, "search") ? true : undefined,
    filters: filters.length === 0 ? undefined : array(filters),
    sort: sort.length === 0 ? undefined : array(sort),
    orders: orders.length === 0 ? undefined : array(orders),
    order: orderOf(model),
    isListed: sort.length > 0 && isListed(model) ? true : undefined,
    prefix: prefix === "" ? undefined : prefix,
    hasHeading: !isTitled && (title !== undefined || needsHeading(project, model, page)) ? true : undefined,
    hasAddLink: hasAddLink ? true : undefined,
    title,
    tools: exportButtons(project, model),
    above: combined(list),
    add: can(model, "add") ? (model.isQuick ? "line" : undefined) : "none",
  };
  switch (view) {
    case "cards":
      if (isCarousel === true)
        return [
          ...line,
          element(imported("@/components/carousel/carousel-list", "CarouselList"), {
            ...carouselOptions(options),
            card: cardLayout(project, model, row),
          }),
        ];
      return [...line, element(resource("card-list", "CardList"), { ...options, card: cardLayout(project, model, row) })];
    case "list":
      return [...line, element(resource("row-list", "RowList"), { ...options, row: rowLayout(project, model, row) })];
    case "table":
      return [...line, element(resource("table-list", "TableList"), { ...options, table: tableLayout(project, model, row) })];
  }
}

/** A carousel shows all rows one after the other: it is neither searched nor narrowed. */
function carouselOptions({ search, filters, sort, orders, isListed: _order, ...options }: Properties): Properties {
  return options;
}

/** The order in which the list begins, by the key of its field. */
function orderOf(model: EntityModel): string | undefined {
  const begins = beginsIn(model);
  if (begins === undefined) return undefined;
  const id = begins.replace(/-down$/, "");
  return `${fieldOf(model, id).key}${begins.slice(id.length)}`;
}

function exportButtons(project: ProjectModel, model: EntityModel): Expression | undefined {
  const buttons = capabilitiesOf(model, "export").map(({ format }) =>
    element(resource("export-button", "ExportButton"), {
      entity: entityVariable(model),
      format,
      fileName: `${project.blueprint.slug}-${pluralSlug(model.entity)}`,
    }),
  );
  return combined(buttons);
}

function recentElement(
  { project, parts }: Written,
  section: RecentSection,
  { page, isTitled }: { page: Page; isTitled: boolean },
): Element {
  const model = entityOf(project, section.entity);
  const isForSome = ({ page: one, path }: PageModel): boolean => path === model.home && one !== page && one.audience !== undefined;
  const { row } = parts.rowsOf(model.entity.id);
  const read = readCondition(project.blueprint.entities, section);
  const where = "problem" in read ? null : read.where;
  return element(resource("recent-rows", "RecentRows"), {
    entity: entityVariable(model),
    title: recentTitle(project, section),
    isTitled: isTitled ? true : undefined,
    isAlone: page.audience === undefined && project.pages.some(isForSome) ? true : undefined,
    limit: section.limit,
    only: where === null ? undefined : new FormulaWriter(project, model.entity.id, entityVariable).functionOf("row", where),
    ...recentLayout(project, section, row),
  });
}

const LINE_OF_CARDS = 3;

/** Rows of which a condition holds are worked with where they stand; the first ones of all are only looked at. */
function recentLayout(project: ProjectModel, section: RecentSection, added: readonly Expression[]): Properties {
  const model = entityOf(project, section.entity);
  const isWork = section.where !== undefined;
  const row = isWork ? [...listedButtons(project, model), ...added] : added;
  // So many as a line holds are an impression; what somebody counted or asked for is shown whole.
  const fillsLine = !isWork && (section.view === undefined || section.limit <= LINE_OF_CARDS) ? true : undefined;
  if (areRecentCards(project, section)) return { card: cardLayout(project, model, row), fillsLine };
  if (isWork) return { row: rowLayout(project, model, row) };
  const { figure, details } = rolesOf(model);
  const facts = details.slice(0, 2).map(({ key }) => key);
  return {
    row: object({
      isLink: model.hasDetail ? true : undefined,
      amount: figure && figure.key,
      facts: facts.length === 0 ? undefined : array(facts),
      actions: array([]),
    }),
  };
}

/** The file of the page that shows a single row. */
export function detailFile({ project, parts }: Written, model: EntityModel, { component: name, file }: PageFile): Module {
  const { detail, heading } = parts.rowsOf(model.entity.id);
  const marked = capabilitiesOf(model, "mark")[0];
  const rated = capabilitiesOf(model, "rate")[0];
  const article = articleOf(model);
  const props: Properties = {
    entity: entityVariable(model),
    flag: marked && fieldOf(model, marked.field).key,
    rating: rated && fieldOf(model, rated.field).key,
    cover: isOnDisplay(project, model) ? coverOf(project, model) : undefined,
    controls: onRow([...ownButtons(project, model), ...heading]),
    actions: actionsOf(model),
    article: article === null ? undefined : object({ text: article.text.key, byline: array(article.byline.map(({ key }) => key)) }),
  };
  const below = onRow([
    ...linesOf(project, model).map((lines) => lineTable(project, lines, model)),
    ...childrenOf(project, model).map((children) => childRows(project, children, model)),
    ...detail,
  ]);
  const shown = element(resource("detail-page", "DetailPage"), props, below === undefined ? [] : [below]);
  return { path: `src/pages/${file}.tsx`, statements: [componentOf(name, shown)] };
}
