// How the opening of a site is written: three layouts, with a drawn picture beside, below or behind the words.
import type { ProjectModel } from "../../../../model/project-model.ts";
import { linkTo, type SiteLink, siteLinks } from "../../frame/site-links.ts";

/** Where the opening leads: to what visitors come for, and to what they read first. */
export function heroActions(project: ProjectModel): SiteLink[] {
  const first = linkTo(project, ["form", "pricing", "collection", "services", "contact", "gallery"]);
  const second = linkTo(
    project,
    ["services", "about", "collection", "contact", "stories", "timeline"].filter((kind) => kind !== first?.kind),
  );
  return [first, second].filter((link) => link !== undefined);
}

/** The sections of a home page that is the whole site. */
export function heroAnchors(project: ProjectModel): SiteLink[] {
  const anchors = siteLinks(project).filter(({ to }) => to.startsWith("#"));
  return project.pages.length <= 2 && anchors.length >= 3 ? anchors : [];
}
