// What every app promises, whatever it is about: its name and pages, an answer to unknown addresses, colours as they
// were asked for, and a scheme that is kept.
import type { CheckStep, Target } from "../../schema/check.ts";
import type { NamedColour } from "../../schema/theme.ts";
import { readCondition } from "../../model/effects/read-condition.ts";
import { rowsWhere } from "../../model/effects/rows-where.ts";
import { can, enteredFields, type EntityModel, hasAddedRows, hasAddPage } from "../../model/entity-model.ts";
import { sampleTitle } from "../../model/entered/new-entry.ts";
import { linksIn, type TextLink, TextLinks } from "../../features/site/frame/text-links.ts";
import { accessOf, audienceOf, entityOf, isPublic, type PageModel, type ProjectModel } from "../../model/project-model.ts";
import { areRecentCards, recentTitle, type RecentSection } from "../../project/files/recent-rows.ts";
import type { Page, Section } from "../../schema/blueprint.ts";
import { pageHeading, pageIntro } from "../page-heading.ts";
import { isDistinct } from "../place.ts";
import { recentTexts } from "../shown-values.ts";
import { inNavigation } from "./ways.ts";
import { say, formatted } from "../../project/words/say.ts";

/** The app says its name, every page is reached by the navigation, and an unknown address leads back. */
export function wayfindingSteps(project: ProjectModel): CheckStep[] {
  const { blueprint, pages } = project;
  const heading = (name: string): CheckStep => ({ do: "expectVisible", target: { role: "heading", name, exact: true } });
  const recent = (page: Page): CheckStep[] =>
    page.sections.flatMap((section) => (section.kind === "recent" ? recentSteps(project, section) : []));
  const home = pages[0]?.page;
  const first = home?.title ?? "";
  const firstHeading = home ? pageHeading(project, home) : "";
  return [
    { do: "open", path: "/no/such/page" },
    { do: "expectText", target: { role: "banner" }, contains: blueprint.title },
    { do: "press", key: "Tab" },
    { do: "expectVisible", target: { role: "link", name: say.general.skipToContent(), exact: true } },
    heading(say.general.pageNotFound()),
    { do: "expectVisible", target: { text: say.general.nothingIsStoredAtThis() } },
    ...footerSteps(project),
    { do: "click", target: { role: "link", name: say.general.back({ page: first }), exact: true } },
    heading(firstHeading),
    ...(pages.length < 2
      ? pages.flatMap((page) => [...introSteps(project, page), ...recent(page.page), ...emptySteps(project, page.page)])
      : [...pages.slice(1), ...pages.slice(0, 1)].flatMap((shown): CheckStep[] => [
          inNavigation(shown.page.title),
          titleStep(project, shown.page),
          ...introSteps(project, shown),
          ...recent(shown.page),
          ...emptySteps(project, shown.page),
        ])),
    ...linkSteps(project),
  ];
}

/** The buttons of texts lead to the pages that they name, where everybody has both. */
function linkSteps(project: ProjectModel): CheckStep[] {
  const open = project.pages.filter((model) => audienceOf(project, model) === null);
  return open.flatMap(({ page, path }) =>
    page.sections.flatMap((section) =>
      linksOf(project, section)
        .filter(({ to }) => open.includes(to))
        .flatMap(({ label, to }): CheckStep[] => [
          { do: "open", path },
          { do: "click", target: { role: "link", name: label, exact: true, within: { role: "main" }, nth: 0 } },
          { do: "expectVisible", target: { role: "heading", name: pageHeading(project, to.page), exact: true } },
        ]),
    ),
  );
}

function linksOf(project: ProjectModel, section: Section): TextLink[] {
  if (section.kind !== "feature") return [];
  const feature = project.blueprint.features.find(({ id }) => id === section.feature);
  return linksIn(project, TextLinks.safeParse(feature?.["links"]).data);
}

/** The newest rows stand below a heading of their own with what they say, and lead to their pages. */
function recentSteps(project: ProjectModel, section: RecentSection): CheckStep[] {
  const model = entityOf(project, section.entity);
  const heading: Target = { role: "heading", name: recentTitle(project, section), exact: true };
  const meant = rowsMeant(project, section);
  const [first] = meant ?? [];
  const title = first !== undefined && !hasAddedRows(model) ? sampleTitle(project, model, first) : null;
  if (first === undefined || title === null) return [{ do: "expectVisible", target: heading }];
  const region: Target = { role: "region", name: recentTitle(project, section), exact: true };
  const row: Target = { role: "listitem", text: title, within: region };
  const texts = section.where !== undefined || areRecentCards(project, section) ? [] : recentTexts(project, model, model.rows[first] ?? {});
  return [
    { do: "expectVisible", target: heading },
    { do: "expectVisible", target: model.hasDetail ? { role: "link", name: title, exact: true, within: row } : row },
    ...texts.map((contains): CheckStep => ({ do: "expectText", target: row, contains })),
    ...others(project, model, meant ?? []).map((text): CheckStep => ({ do: "expectHidden", target: { text, within: region } })),
  ];
}

/** The positions of the samples that a section shows some of; null where that depends on the day of the visit. */
function rowsMeant(project: ProjectModel, section: RecentSection): number[] | null {
  const read = readCondition(project.blueprint.entities, section);
  return rowsWhere(project, entityOf(project, section.entity), "problem" in read ? null : read.where);
}

/** The titles of samples that are not meant, which nothing else says. */
function others(project: ProjectModel, model: EntityModel, meant: readonly number[]): string[] {
  return [...model.rows.keys()].flatMap((index) => {
    const title = meant.includes(index) ? null : sampleTitle(project, model, index);
    return title !== null && isDistinct({ project, model }, { index, title }) ? [title] : [];
  });
}

/** A page has its title for a heading, also where a list on it is called the same. */
function titleStep(project: ProjectModel, page: Page): CheckStep {
  const name = pageHeading(project, page);
  const lists = page.sections.filter(
    (section) =>
      section.kind === "collection" &&
      section.title === undefined &&
      project.words.general.list({ many: entityOf(project, section.entity).entity.name.many }) === name,
  );
  return { do: "expectCount", target: { role: "heading", name, exact: true }, atLeast: 1 + lists.length };
}

/** A list without rows says so, and what goes into it. */
function emptySteps(project: ProjectModel, { sections }: Page): CheckStep[] {
  return sections.flatMap((section): CheckStep[] => {
    if (section.kind !== "collection") return [];
    const model = entityOf(project, section.entity);
    const { one, many } = model.entity.name;
    if (model.entity.samples.length > 0) return [];
    const labels = formatted.labels(enteredFields(model).map(({ label }) => label));
    const said = can(model, "add")
      ? [hasAddPage(model) ? say.general.firstRow({ one }) : say.general.firstLine({ one }), say.general.holds({ one, labels })]
      : [say.general.noneYet({ many })];
    return [say.general.empty({ many }), ...said].map((contains) => ({ do: "expectText", target: { role: "main" }, contains }));
  });
}

/** A page says below its heading what it is about. */
function introSteps(project: ProjectModel, page: PageModel): CheckStep[] {
  const intro = pageIntro(project, page);
  return intro === null ? [] : [{ do: "expectText", target: { role: "main" }, contains: intro }];
}

/** A site ends with its name, its pages and what it is about. */
function footerSteps(project: ProjectModel): CheckStep[] {
  const footer: Target = { role: "navigation", name: say.general.footer(), exact: true };
  if (!isPublic(project)) return [];
  return project.pages.map(({ page }) => ({
    do: "expectVisible",
    target: { role: "link", name: page.title, exact: true, within: footer },
  }));
}

/** The colours that the prompt named are the ones that are seen. */
export function colourSteps(project: ProjectModel): CheckStep[] {
  const { background, components } = project.blueprint.theme;
  const button = addLinkName(project);
  const seen = (target: Target, colour: NamedColour | null): CheckStep[] =>
    colour === null ? [] : [{ do: "expectColour", target, property: "background-color", equals: colour.hex }];
  const steps = [
    ...seen({ role: "main" }, background),
    ...seen({ role: "banner" }, components),
    ...(button === null ? [] : seen({ role: "link", name: button, nth: 0 }, components)),
    ...(components ? buttonSteps(project, components.hex) : []),
  ];
  const light: CheckStep[] =
    project.blueprint.theme.scheme === "dark" ? [{ do: "click", target: { role: "button", name: say.general.toLight() } }] : [];
  return steps.length === 0 ? [] : [{ do: "open", path: "/" }, ...light, ...steps];
}

/** Every app has one button whatever else it is: the way back from an unknown address. */
function buttonSteps({ pages }: ProjectModel, hex: string): CheckStep[] {
  const back = { role: "link", name: say.general.back({ page: pages[0]?.page.title ?? "" }), exact: true } as const;
  return [
    { do: "open", path: "/no/such/page" },
    { do: "expectColour", target: back, property: "background-color", equals: hex },
  ];
}

/** The main action of the home page; null when it has none. */
function addLinkName(project: ProjectModel): string | null {
  const sections = project.pages[0]?.page.sections ?? [];
  const models = sections.flatMap((section) => (section.kind === "collection" ? [entityOf(project, section.entity)] : []));
  // What only some people may add has no button for a visitor.
  const model = models.find((one) => hasAddPage(one) && (accessOf(project, one)?.change ?? "everybody") === "everybody");
  return model ? say.general.add(model.entity.name) : null;
}

/** The other colour scheme is chosen, and a reload keeps it. */
export function schemeSteps(project: ProjectModel): CheckStep[] {
  const switches = [say.general.toDark(), say.general.toLight()];
  const [other, back] = project.blueprint.theme.scheme === "dark" ? switches.toReversed() : switches;
  return [
    { do: "open", path: "/" },
    { do: "click", target: { role: "button", name: other ?? "" } },
    { do: "expectVisible", target: { role: "button", name: back ?? "" } },
    { do: "reload" },
    { do: "expectVisible", target: { role: "button", name: back ?? "" } },
  ];
}
