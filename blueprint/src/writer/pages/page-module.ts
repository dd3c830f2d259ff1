// A page of the blueprint: its heading, and its sections from top to bottom.
import type { Section } from "../../schema/blueprint.ts";
import { type Code, code, raw, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import { figuresCode } from "../feature/figures-code.ts";
import { hasAddPage } from "../feature/form-file.ts";
import type { EntityModel } from "../model/entity-model.ts";
import { entityOf, type FigureCapability, type PageModel, type ProjectModel } from "../model/project-model.ts";
import type { Block } from "../model/slots.ts";
import { recentModules, recentOf } from "./recent-file.ts";

/** The modules of a page: the page itself, and the lists of newest rows that it shows. */
export function pageModule(project: ProjectModel, { page, component, path }: PageModel): ModuleSource[] {
  const sections = page.sections
    .filter((section, index) => !isRepeated(project, { section, before: page.sections.slice(0, index) }))
    .map((section, index, all) => sectionOf(project, { section, before: all[index - 1], after: all[index + 1] }));
  const statements = new Map(sections.flatMap((section) => section.statements.map((statement) => [statement.text, statement] as const)));
  const intro = page.intro ?? (path === "/" && project.blueprint.tagline !== "" ? project.blueprint.tagline : null);
  const headed = page.sections.some((section) => section.kind === "feature" && blockOf(project, section).heads === true);
  const heading = code`<@PageHeading ${attribute("title", page.title)} ${intro === null ? undefined : attribute("intro", intro)}`;
  const add = addLink(project, page.sections);
  const firstList = page.sections.findIndex(({ kind }) => kind === "collection");
  const below = add && code`<div className="flex justify-end">${add}</div>`;
  const body = code`
    function ${component}() {
      ${[...statements.values()]}

      return (
        <>
          ${when(!headed, () => (add === undefined ? code`${heading} />` : code`${heading}>${add}</@PageHeading>`))}
          ${sections.map(({ jsx }, index) => (headed && index === firstList ? code`${below}${jsx}` : jsx))}
        </>
      );
    }`;
  return [
    ...sections.flatMap((section) => section.modules),
    { path: component.from, library: true, parts: [{ name: component.name, code: body }] },
  ];
}

/** The page's main action: to add to the first list that has a page for it. */
function addLink(project: ProjectModel, sections: readonly Section[]): Code | undefined {
  const models = sections.flatMap((section) => (section.kind === "collection" ? [entityOf(project, section.entity)] : []));
  const model = models.find(hasAddPage);
  return (
    model &&
    code`
    <@Link to="${raw(`${model.base}/new`)}" className="button button-primary">
      <@PlusIcon className="size-4" />
      ${jsxText(`Add ${model.entity.name.one}`)}
    </@Link>`
  );
}

interface SectionCode {
  statements: Code[];
  jsx: Code;
  modules: ModuleSource[];
}

interface SectionCall {
  section: Section;
  before: Section | undefined;
  after: Section | undefined;
}

type FeatureSection = Extract<Section, { kind: "feature" }>;

/** The block that the section places. Refuses one that no feature of the blueprint has. */
function blockOf({ slots }: ProjectModel, { feature, block }: FeatureSection): Block {
  const found = slots.blocks.get(`${feature}/${block}`);
  if (!found) throw new Error(`The blueprint has no feature ${feature} with a block ${block}.`);
  return found;
}

/** Whether a block that several features share, such as the list of all orders, stands on the page already. */
function isRepeated(project: ProjectModel, { section, before }: { section: Section; before: readonly Section[] }): boolean {
  if (section.kind !== "feature") return false;
  const { name } = blockOf(project, section).component;
  return before.some((other) => other.kind === "feature" && blockOf(project, other).component.name === name);
}

function sectionOf(project: ProjectModel, { section, before, after }: SectionCall): SectionCode {
  if (section.kind === "feature") return { statements: [], jsx: code`<${blockOf(project, section).component} />`, modules: [] };
  if (section.kind === "figures") {
    const figures = figuresOf(project, section.capabilities);
    const { statements, totals } = figuresCode(project, figures);
    const shown = after?.kind === "collection" ? chartsAbove(project, after, figures) : figuresCode(project, figures).charts;
    return { statements, jsx: code`${totals}${chartGrid(shown)}`, modules: [] };
  }
  const model = entityOf(project, section.entity);
  if (section.kind === "recent") {
    return { statements: [], jsx: code`<${recentOf(model)} />`, modules: recentModules(project, model, section.limit) };
  }
  return collectionOf(project, { model, section, before });
}

type Collection = Extract<Section, { kind: "collection" }>;

/** A list of lines leaves room for charts beside it. Above another list stand only the charts that were asked for. */
function chartsAbove(project: ProjectModel, { view }: Collection, figures: readonly FigureCapability[]): Code[] {
  return view === "list" ? [] : figuresCode(project, figures.filter(isAskedFor)).charts;
}

/** The charts that `chartsAbove` leaves out. */
function chartsAfter(project: ProjectModel, { view }: Collection, figures: readonly FigureCapability[]): Code[] {
  return figuresCode(project, view === "list" ? figures : figures.filter((figure) => !isAskedFor(figure))).charts;
}

function isAskedFor(figure: FigureCapability): boolean {
  return figure.phrase !== null;
}

interface CollectionCall {
  model: EntityModel;
  section: Collection;
  before: Section | undefined;
}

/** A list, with the figures of its entity that no page places, and the charts that stand beside or below it. */
function collectionOf(project: ProjectModel, { model, section, before }: CollectionCall): SectionCode {
  const own = project.unplaced.filter((figure) => figure.entity === model.entity.id);
  const { statements, totals } = figuresCode(project, own);
  const placed = before?.kind === "figures" ? figuresOf(project, before.capabilities) : [];
  const above = chartGrid(chartsAbove(project, section, own));
  const after = chartsAfter(project, section, [...placed, ...own]);
  const list = code`<${model.list} />`;
  const body = section.view === "list" ? beside(list, after) : code`${list}${chartGrid(after)}`;
  return { statements, jsx: code`${totals}${above}${body}`, modules: [] };
}

function chartGrid(charts: readonly Code[]): Code | undefined {
  if (charts.length === 0) return undefined;
  return code`
    <div className="${raw(charts.length === 1 ? "grid grid-cols-1" : "grid grid-cols-1 gap-5 lg:grid-cols-2")}">
      ${charts}
    </div>`;
}

function beside(list: Code, charts: readonly Code[]): Code {
  if (charts.length === 0) return list;
  return code`
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
      ${list}
      <aside aria-label="Charts" className="flex flex-col gap-5">
        ${charts}
      </aside>
    </div>`;
}

function figuresOf(project: ProjectModel, ids: readonly string[]): FigureCapability[] {
  return ids.map((id) => {
    const found = project.blueprint.capabilities.find((capability) => capability.id === id);
    if (found?.kind !== "total" && found?.kind !== "chart") throw new Error(`The blueprint has no total or chart ${id}.`);
    return found;
  });
}
