// What a page's only `h1` says: its title, unless a block brings a heading of its own.
import type { Page } from "../schema/blueprint.ts";
import { blockOf } from "../project/parts.ts";
import { homeTitle, type PageModel, type ProjectModel } from "../model/project-model.ts";
import type { EntityModel } from "../model/entity-model.ts";

/** The words of a page's heading. */
export function pageHeading(project: ProjectModel, { title, sections }: Page): string {
  const blocks = sections.flatMap((section) => (section.kind === "feature" ? (blockOf(project, section) ?? []) : []));
  return (blocks.find(({ heads }) => heads === true) ?? blocks.find(({ heading }) => heading !== undefined))?.heading ?? title;
}

/** What stands below a page's heading; null where nothing does. */
export function pageIntro(project: ProjectModel, { path, page }: PageModel): string | null {
  const blocks = page.sections.flatMap((section) => (section.kind === "feature" ? (blockOf(project, section) ?? []) : []));
  if (blocks.some(({ heads }) => heads === true)) return null;
  const tagline = path === "/" && project.blueprint.tagline !== "" ? project.blueprint.tagline : undefined;
  return page.intro ?? tagline ?? blocks.find(({ heading }) => heading !== undefined)?.intro ?? null;
}

/** The words of the heading of the page that lists an entity; of the first page where none does. */
export function homeHeading(project: ProjectModel, model: EntityModel): string {
  const home = project.pages.find(({ path }) => path === model.home) ?? project.pages[0];
  return home ? pageHeading(project, home.page) : homeTitle(project, model);
}
