// Where a site's own links can lead: the pages that the navigation names, and the sections of the home page. What is
// linked to is found in the blueprint, so no link can lead nowhere.
import { audienceOf, entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { capitalise } from "../../../model/names.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { PLANS } from "../company/offered/services-schema.ts";
import { say } from "../../../project/words/say.ts";

/** A place that a link can lead to. `act` is what one does there ("Contact us"); `kind` is a feature's kind, or `collection`. */
export interface SiteLink {
  kind: string;
  act: string;
  title: string;
  /** A path, or `#id` for a section of the home page. */
  to: string;
}

/** Sections that have an anchor, with what one does there; their title where nothing is said. */
const ACTS: Readonly<Record<string, string>> = {
  form: "",
  contact: "",
  [PLANS]: say.app.comparePlans(),
  services: say.app.seeOffers(),
  about: "",
  stories: say.app.readStories(),
  faq: say.app.readAnswers(),
  gallery: say.app.seePictures(),
  passage: "",
  facts: "",
};

/** Sections that are only led to by their own headings, each of them. */
const NAMED: ReadonlySet<string> = new Set(["passage", "facts"]);

/** The anchor of an entity's list in an app of one page. */
export const listAnchor = (entity: string): string => `${entity}-list`;

/** The list of rows in an app of one page; in others it has a page of its own, or is what the home page is. */
function homeList(project: ProjectModel, { entity: id, title }: Extract<Section, { kind: "collection" }>): SiteLink[] {
  if (project.pages.length > 1) return [];
  const { name } = entityOf(project, id).entity;
  return [{ kind: "collection", act: say.community.seeRows(name), title: title ?? capitalise(name.many), to: `#${listAnchor(id)}` }];
}

/** The headed sections of an app of one page, which its navigation leads to; none where there are too few to choose from. */
export function sectionLinks(project: ProjectModel): SiteLink[] {
  const anchors = project.pages.length > 1 ? [] : siteLinks(project);
  return anchors.length < SECTIONS_MIN ? [] : anchors;
}

const SECTIONS_MIN = 3;

/** All places that links can lead to: pages first, in the order of the navigation, then sections of the home page. */
export function siteLinks(project: ProjectModel): SiteLink[] {
  const { pages, blueprint } = project;
  const found = pages.flatMap((model, at) => {
    const { page, path } = model;
    // Links are for whoever comes.
    if (audienceOf(project, model) !== null) return [];
    return page.sections.flatMap((section): SiteLink[] => {
      if (section.kind === "entry") return at === 0 ? [] : [{ kind: "form", act: page.title, title: page.title, to: path }];
      if (section.kind === "collection") {
        if (at === 0) return homeList(project, section);
        const { entity } = entityOf(project, section.entity);
        return [{ kind: "collection", act: say.community.seeRows(entity.name), title: page.title, to: path }];
      }
      if (section.kind !== "feature") return [];
      const feature = blueprint.features.find(({ id }) => id === section.feature);
      const kind = feature?.id === PLANS ? PLANS : (feature?.kind ?? "");
      const act = ACTS[kind];
      if (!feature || act === undefined) return [];
      if (NAMED.has(kind) && !(at === 0 && "title" in feature && typeof feature.title === "string")) return [];
      const title = "title" in feature && typeof feature.title === "string" ? feature.title : page.title;
      const named = at === 0 ? title : page.title;
      const to = at === 0 ? `#${feature.id}` : path;
      return [{ kind, act: act === "" ? named : act, title: named, to }];
    });
  });
  const isPage = ({ to }: SiteLink): boolean => !to.startsWith("#");
  const ordered = [...found.filter(isPage), ...found.filter((link) => !isPage(link))];
  return ordered.filter((link, at) => {
    const isSame = ({ kind, to }: SiteLink): boolean =>
      kind === link.kind && ((kind !== "collection" && !NAMED.has(kind)) || to === link.to);
    return ordered.findIndex(isSame) === at;
  });
}

/** The first place of the first of these kinds that is there. */
export function linkTo(project: ProjectModel, kinds: readonly string[]): SiteLink | undefined {
  const links = siteLinks(project);
  return kinds.map((kind) => links.find((link) => link.kind === kind)).find((link) => link !== undefined);
}
