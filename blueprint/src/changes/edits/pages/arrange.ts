// The order of pages and of what they show, and the line below their headings. The first page stays first: it is the one with
// which the app opens.
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";
import { describeFeature } from "../../../features/feature.ts";
import { addWish } from "../capabilities.ts";
import { listOf } from "../../../project/code/list-of.ts";
import { entityOf, type Figure, isFigure, mainEntity, withoutFigures, withPage } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";

/** Moves a section of a page to another place among the others. */
export function moveSection(blueprint: Blueprint, { page: id, section: at, to }: EditOf<"move-section">): Edited {
  const page = blueprint.pages.find((one) => one.id === id);
  const moved = page?.sections[at];
  if (page === undefined || moved === undefined) return { refused: "There is no such section." };
  const sections = page.sections.toSpliced(at, 1).toSpliced(to, 0, moved);
  const called = calledIn(blueprint, moved);
  if (sections.every((section, place) => section === page.sections[place]))
    return { refused: `On the page “${page.title}”, ${called} stands there already.` };
  const order = listOf(sections.map((section) => calledIn(blueprint, section)));
  return {
    blueprint: withPage(blueprint, id, (whole) => ({ ...whole, sections })),
    said: `The page “${page.title}” now shows, in this order: ${order}.`,
    became: [`page.${id}`],
  };
}

function calledIn(blueprint: Blueprint, section: Section): string {
  if (section.kind === "figures") return "the figures";
  if (section.kind !== "feature")
    return `the ${section.kind === "recent" ? "newest " : section.kind === "own" ? "own " : ""}${entityOf(blueprint, section.entity).name.many}`;
  const feature = blueprint.features.find(({ id }) => id === section.feature);
  return feature === undefined ? "a section" : describeFeature(blueprint, feature).called;
}

/** Puts the totals or the charts of a page's list at its top or its end. An app without any gets a natural one. */
export function placeShown(blueprint: Blueprint, edit: EditOf<"place-figures">): Edited {
  const page = blueprint.pages.find(({ id }) => id === edit.page);
  if (page === undefined) return { refused: "There is no such page." };
  const own = figuresFor(blueprint, page, edit.shown);
  if (own.length > 0) return placed(blueprint, edit, own);
  const entity = entitiesOn(page)[0] ?? mainEntity(blueprint).id;
  const { many } = entityOf(blueprint, entity).name;
  const said = edit.shown === "total" ? `count ${many}` : `a chart of ${many}`;
  const wished = addWish(blueprint, { kind: "add-wish", said, entity, guessed: false });
  if ("refused" in wished) return wished;
  const grown = wished.blueprint.pages.find(({ id }) => id === edit.page) ?? page;
  return placed(wished.blueprint, edit, figuresFor(wished.blueprint, grown, edit.shown));
}

function entitiesOn({ sections }: Page): string[] {
  return sections.flatMap((section) => ("entity" in section ? [section.entity] : []));
}

/** The figures on a page; where it has none of the kind, those of the things that it lists. */
function figuresFor({ capabilities }: Blueprint, page: Page, shown: "total" | "chart"): Figure[] {
  const all = capabilities.filter(isFigure).filter(({ kind }) => kind === shown);
  const there = new Set(page.sections.flatMap((section) => (section.kind === "figures" ? section.capabilities : [])));
  const onPage = all.filter(({ id }) => there.has(id));
  return onPage.length > 0 ? onPage : all.filter(({ entity }) => entitiesOn(page).includes(entity));
}

function placed(blueprint: Blueprint, { page: id, at, phrase }: EditOf<"place-figures">, figures: readonly Figure[]): Edited {
  const page = blueprint.pages.find((one) => one.id === id);
  const ids = figures.map((figure) => figure.id);
  if (page === undefined || ids.length === 0) return { refused: "The app has no such figures." };
  const others = withoutFigures(page.sections, (figure) => ids.includes(figure));
  const own: Section = { kind: "figures", capabilities: ids };
  const sections = at === "top" ? [own, ...others] : [...others, own];
  const labels = listOf(figures.map(({ label }) => `“${label}”`));
  const where = `at the ${at === "top" ? "top" : "end"} of the page “${page.title}”`;
  const stand = figures.length === 1 ? "stands" : "stand";
  if (JSON.stringify(sections) === JSON.stringify(page.sections)) return { refused: `${labels} ${stand} ${where} already.`, met: ids };
  // A chart that was asked for by its place is shown there, and not below the list as those that nobody asked for.
  const capabilities = blueprint.capabilities.map((one) => (ids.includes(one.id) ? { ...one, phrase: one.phrase ?? phrase } : one));
  return {
    blueprint: tidy(withPage({ ...blueprint, capabilities }, id, (whole) => ({ ...whole, sections }))),
    said: `${labels} now ${stand} ${where}.`,
    became: ids,
  };
}

/** Sets the line below the heading of a page; on the first one that is the app's own line. */
export function setIntro(blueprint: Blueprint, { page: id, text }: EditOf<"set-intro">): Edited {
  const page = blueprint.pages.find((one) => one.id === id);
  if (page === undefined) return { refused: "There is no such page." };
  const isOfApp = page.path === "/" && page.intro === null;
  const intro = text.slice(0, isOfApp ? 120 : 160);
  if ((isOfApp ? blueprint.tagline : page.intro) === intro) return { refused: `It says “${intro}” already.` };
  return {
    blueprint: isOfApp ? { ...blueprint, tagline: intro } : withPage(blueprint, id, (whole) => ({ ...whole, intro })),
    said: `Below its heading, the page “${page.title}” now says “${intro}”.`,
    became: [`page.${id}`],
  };
}

/** Moves a page before another one, or to the end. */
export function movePage(blueprint: Blueprint, { page: id, before }: EditOf<"move-page">): Edited {
  const [first] = blueprint.pages;
  const page = blueprint.pages.find((candidate) => candidate.id === id);
  if (page === undefined || first === undefined) return { refused: "There is no such page." };
  if (page === first || before === first.id) return { refused: `The app opens with “${first.title}”, so that page stays first.` };
  const rest = blueprint.pages.filter((other) => other !== page);
  const at = before === null ? rest.length : rest.findIndex((other) => other.id === before);
  const pages = at < 0 ? blueprint.pages : [...rest.slice(0, at), page, ...rest.slice(at)];
  if (pages.every((other, place) => other === blueprint.pages[place])) return { refused: `“${page.title}” stands there already.` };
  const order = pages.map(({ title }) => title).join(", ");
  return { blueprint: { ...blueprint, pages }, said: `The pages are now in this order: ${order}.`, became: [`page.${id}`] };
}
