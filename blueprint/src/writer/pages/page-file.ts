// A page of the blueprint: its heading, and its sections from top to bottom.
import type { Section } from "../../schema/blueprint.ts";
import { type Code, code, raw } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import { figuresCode } from "../feature/figures-code.ts";
import { hasAddPage } from "../feature/form-file.ts";
import type { EntityModel } from "../model/entity-model.ts";
import { entityOf, type FigureCapability, type PageModel, type ProjectModel } from "../model/project-model.ts";
import { recentModule, recentOf } from "./recent-file.ts";

/** The modules of a page: the page itself, and the lists of newest rows that it shows. */
export function pageModule(project: ProjectModel, { page, component, path }: PageModel): ModuleSource[] {
  const sections = page.sections.map((section) => sectionOf(project, section));
  const statements = new Map(sections.flatMap((section) => section.statements.map((statement) => [statement.text, statement] as const)));
  const intro = page.intro ?? (path === "/" && project.blueprint.tagline !== "" ? project.blueprint.tagline : null);
  const heading = code`<@PageHeading ${attribute("title", page.title)} ${intro === null ? undefined : attribute("intro", intro)}`;
  const add = addLink(project, page.sections);
  const body = code`
    function ${component}() {
      ${[...statements.values()]}

      return (
        <>
          ${add === undefined ? code`${heading} />` : code`${heading}>${add}</@PageHeading>`}
          ${sections.map((section) => section.jsx)}
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

function sectionOf(project: ProjectModel, section: Section): SectionCode {
  if (section.kind === "figures")
    return figures(
      project,
      section.capabilities.map((id) => figureOf(project, id)),
    );
  const model = entityOf(project, section.entity);
  if (section.kind === "recent") {
    return { statements: [], jsx: code`<${recentOf(model)} />`, modules: [recentModule(project, model, section.limit)] };
  }
  const own = ownFigures(project, model);
  return { statements: own?.statements ?? [], jsx: code`${own?.jsx}<${model.list} />`, modules: [] };
}

/** Figures that no page places stand above the list of their entity. */
function ownFigures(project: ProjectModel, model: EntityModel): SectionCode | undefined {
  const own = project.unplaced.filter((figure) => figure.entity === model.entity.id);
  return own.length === 0 ? undefined : figures(project, own);
}

function figureOf(project: ProjectModel, id: string): FigureCapability {
  const found = project.blueprint.capabilities.find((capability) => capability.id === id);
  if (found?.kind !== "total" && found?.kind !== "chart") throw new Error(`The blueprint has no total or chart ${id}.`);
  return found;
}

function figures(project: ProjectModel, shown: FigureCapability[]): SectionCode {
  const { statements, jsx } = figuresCode(project, shown);
  return { statements, jsx, modules: [] };
}
