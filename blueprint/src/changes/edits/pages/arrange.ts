// The order in which a page shows its parts, and the line below its heading.
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Edited, EditOf } from "../edit.ts";
import { describeFeature } from "../../../features/feature.ts";
import { addText } from "../features/add-text.ts";
import { addWish } from "../capabilities.ts";
import { entityOf, listed, mainEntity } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";
import { renamePage } from "../rename.ts";
import { movePage } from "./move-page.ts";

/** Changes the name of a page, the line below its heading, its place among the pages, the order of what it shows, or a text on it. */
export function arrange(
  blueprint: Blueprint,
  edit: EditOf<"rename-page" | "set-intro" | "move-page" | "move-section" | "place-figures" | "add-text">,
): Edited {
  switch (edit.kind) {
    case "rename-page":
      return renamePage(blueprint, edit);
    case "set-intro":
      return setIntro(blueprint, edit);
    case "move-page":
      return movePage(blueprint, edit);
    case "move-section":
      return moveSection(blueprint, edit);
    case "place-figures":
      return placeShown(blueprint, edit);
    case "add-text":
      return addText(blueprint, edit);
  }
}

function pageIn({ pages }: Blueprint, id: string): Page | undefined {
  return pages.find((page) => page.id === id);
}

function withSections(blueprint: Blueprint, id: string, sections: readonly Section[]): Blueprint {
  return { ...blueprint, pages: blueprint.pages.map((page) => (page.id === id ? { ...page, sections: [...sections] } : page)) };
}

/** Moves a section of a page to another place among the others. */
function moveSection(blueprint: Blueprint, { page: id, section: at, to }: EditOf<"move-section">): Edited {
  const page = pageIn(blueprint, id);
  const moved = page?.sections[at];
  if (page === undefined || moved === undefined) return { refused: "There is no such section." };
  const sections = page.sections.toSpliced(at, 1).toSpliced(to, 0, moved);
  const called = calledIn(blueprint, moved);
  if (sections.every((section, place) => section === page.sections[place]))
    return { refused: `On the page “${page.title}”, ${called} stands there already.` };
  const order = listed(sections.map((section) => calledIn(blueprint, section)));
  return {
    blueprint: withSections(blueprint, id, sections),
    said: `The page “${page.title}” now shows, in this order: ${order}.`,
    became: [`page.${id}`],
  };
}

function calledIn(blueprint: Blueprint, section: Section): string {
  if (section.kind === "figures") return "the figures";
  if (section.kind !== "feature")
    return `the ${section.kind === "recent" ? "newest " : ""}${entityOf(blueprint, section.entity).name.many}`;
  const feature = blueprint.features.find(({ id }) => id === section.feature);
  return feature === undefined ? "a section" : describeFeature(blueprint, feature).called;
}

/** Puts the totals or the charts of a page's list at its top or its end. An app without any gets a natural one. */
function placeShown(blueprint: Blueprint, edit: EditOf<"place-figures">): Edited {
  const { shown, page: id } = edit;
  const own = figuresFor(blueprint, { shown, page: id });
  const entity =
    pageIn(blueprint, id)?.sections.flatMap((section) => ("entity" in section ? [section.entity] : []))[0] ?? mainEntity(blueprint).id;
  if (own.length === 0) {
    const said =
      shown === "total" ? `count ${entityOf(blueprint, entity).name.many}` : `a chart of ${entityOf(blueprint, entity).name.many}`;
    const wished = addWish(blueprint, { kind: "add-wish", said, entity, guessed: false });
    return "refused" in wished ? wished : placed(wished.blueprint, edit, figuresFor(wished.blueprint, { shown, page: id }));
  }
  return placed(blueprint, edit, own);
}

/** The figures on a page; where it has none of the kind, those of the things that it lists. */
function figuresFor(blueprint: Blueprint, { shown, page: id }: { shown: "total" | "chart"; page: string }): Capability[] {
  const sections = pageIn(blueprint, id)?.sections ?? [];
  const all = blueprint.capabilities.filter(({ kind }) => kind === shown);
  const there = new Set(sections.flatMap((section) => (section.kind === "figures" ? section.capabilities : [])));
  const onPage = all.filter((capability) => there.has(capability.id));
  const entities = sections.flatMap((section) => ("entity" in section ? [section.entity] : []));
  return onPage.length > 0 ? onPage : all.filter(({ entity }) => entities.includes(entity));
}

function placed(blueprint: Blueprint, { page: id, at, phrase }: EditOf<"place-figures">, figures: readonly Capability[]): Edited {
  const page = pageIn(blueprint, id);
  const ids = figures.map((figure) => figure.id);
  if (page === undefined || ids.length === 0) return { refused: "The app has no such figures." };
  const others = page.sections.flatMap((section): Section[] => {
    if (section.kind !== "figures") return [section];
    const capabilities = section.capabilities.filter((figure) => !ids.includes(figure));
    return capabilities.length === 0 ? [] : [{ ...section, capabilities }];
  });
  const own: Section = { kind: "figures", capabilities: ids };
  const sections = at === "top" ? [own, ...others] : [...others, own];
  const labels = listed(figures.map((figure) => ("label" in figure ? `“${figure.label}”` : "")));
  const where = `at the ${at === "top" ? "top" : "end"} of the page “${page.title}”`;
  const stand = figures.length === 1 ? "stands" : "stand";
  if (JSON.stringify(sections) === JSON.stringify(page.sections)) return { refused: `${labels} ${stand} ${where} already.`, met: ids };
  // A chart that was asked for by its place is shown there, and not below the list as those that nobody asked for.
  const capabilities = blueprint.capabilities.map((one) => (ids.includes(one.id) ? { ...one, phrase: one.phrase ?? phrase } : one));
  return {
    blueprint: tidy(withSections({ ...blueprint, capabilities }, id, sections)),
    said: `${labels} now ${stand} ${where}.`,
    became: ids,
  };
}

/** Sets the line below the heading of a page; on the first one that is the app's own line. */
function setIntro(blueprint: Blueprint, { page: id, text }: EditOf<"set-intro">): Edited {
  const page = pageIn(blueprint, id);
  if (page === undefined) return { refused: "There is no such page." };
  const isOfApp = page.path === "/" && page.intro === null;
  const intro = text.slice(0, isOfApp ? 120 : 160);
  if ((isOfApp ? blueprint.tagline : page.intro) === intro) return { refused: `It says “${intro}” already.` };
  const pages = blueprint.pages.map((other) => (other.id === id && !isOfApp ? { ...other, intro } : other));
  return {
    blueprint: { ...blueprint, pages, ...(isOfApp && { tagline: intro }) },
    said: `Below its heading, the page “${page.title}” now says “${intro}”.`,
    became: [`page.${id}`],
  };
}
