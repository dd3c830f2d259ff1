// The pages: a home that suits the product, and one for every thing. One thing, or one with a list beside it, is at home
// itself; several of equal weight get an overview of figures and of what is new.
import type { Page, Section } from "../../schema/blueprint.ts";
import { slugOf } from "../../knowledge/field.ts";
import { capital } from "./draft-field.ts";
import { inOwnNoun } from "./look/in-own-noun.ts";
import { iconOfKind } from "../text/noun-kind.ts";
import { type DraftEntity, type Plan } from "./plan.ts";

const figuresMax = 4;
const pagesMax = 16;

function viewOf(entity: DraftEntity): "cards" | "list" | "table" {
  const long = entity.fields.some((field) => field.type === "lines" || field.type === "paragraph");
  return entity.thing?.view ?? (entity.fields.length > 5 ? (long ? "cards" : "table") : "cards");
}

function pageTitleOf(entity: DraftEntity, { parsed }: Plan): string {
  // Rows of which nobody says what they are: the page is called what the whole is called.
  if (entity.mention.one === "entry" && parsed.title !== null) return parsed.title.words;
  return capital(
    entity.thing?.pageTitle !== undefined && entity.mention.many === entity.thing.many ? entity.thing.pageTitle : entity.mention.many,
  );
}

/** The figures for a page: those asked for first, totals before charts. */
function figuresOf(plan: Plan, entities: readonly DraftEntity[], totals: number, charts: number): string[] {
  const own = plan.capabilities.filter((capability) => entities.some((entity) => entity.id === capability.entity));
  const asked = own.toSorted((a, b) => Number(b.phrase !== null) - Number(a.phrase !== null));
  const some = (kind: string, most: number): string[] =>
    asked
      .filter(
        (capability, at) =>
          capability.kind === kind &&
          (capability.phrase !== null || asked.slice(0, at).filter((other) => other.kind === kind).length < most),
      )
      .map((capability) => capability.id);
  return [...some("total", totals), ...some("chart", charts)];
}

function collectionPage(plan: Plan, entity: DraftEntity, home: boolean): Page {
  const inTable = plan.parsed.table !== null && entity === plan.entities[0];
  const sections: Section[] = [{ kind: "collection", entity: entity.id, view: inTable ? "table" : viewOf(entity) }];
  const figures = home ? figuresOf(plan, [entity], 3, 2) : [];
  if (figures.length > 0) sections.unshift({ kind: "figures", capabilities: figures });
  const title = pageTitleOf(entity, plan);
  const slug = slugOf(title).slice(0, 48);
  const id = slug === "home" ? "homes" : slug;
  return {
    id,
    path: home ? "/" : `/${id}`,
    title: title.slice(0, 60),
    icon: entity.thing?.icon ?? iconOfKind(entity.mention.one),
    intro: home || entity.thing === null ? null : inOwnNoun(entity.thing.tagline, entity),
    sections,
  };
}

function overviewPage(plan: Plan): Page {
  const sections: Section[] = [];
  const figures = figuresOf(plan, plan.entities, figuresMax, 2);
  if (figures.length > 0) sections.push({ kind: "figures", capabilities: figures });
  for (const [at, entity] of plan.entities.slice(0, 3).entries())
    sections.push({ kind: "recent", entity: entity.id, limit: at === 0 ? 5 : 4 });
  return { id: "overview", path: "/", title: "Overview", icon: "LayoutDashboard", intro: null, sections };
}

const emptyHome = (): Page => ({ id: "home", path: "/", title: "Home", icon: "House", intro: null, sections: [] });

/** The page that visitors see first: what features open it with, then the first of what there is. */
function frontPage(plan: Plan): Page {
  const sections = plan.entities.slice(0, 2).map((entity): Section => ({ kind: "recent", entity: entity.id, limit: 4 }));
  return { ...emptyHome(), sections };
}

/** Whether one thing carries the app and the others stand beside it, as a shopping list stands beside recipes. */
function hasOneSubject(plan: Plan): boolean {
  const [, other, ...more] = plan.entities;
  return other === undefined || (more.length === 0 && other.thing?.pageTitle !== undefined);
}

/** The pages that features bring; blocks that name the same page share it. */
function featurePages({ places }: Plan): Page[] {
  const pages = new Map<string, Page>();
  for (const { feature, place } of places) {
    if (place.on !== "page") continue;
    const { id, title, icon, intro } = place.page;
    const page = pages.get(id) ?? { id, path: `/${id}`, title: title.slice(0, 60), icon, intro: intro ?? null, sections: [] };
    page.sections.push({ kind: "feature", feature, block: place.block });
    pages.set(id, page);
  }
  return [...pages.values()];
}

/** The home page with the blocks that features put there. */
function withBlocks({ places }: Plan, home: Page): Page {
  const blocks = (at: "top" | "bottom"): Section[] =>
    places.flatMap(({ feature, place }) =>
      place.on === "home" && place.at === at ? [{ kind: "feature", feature, block: place.block }] : [],
    );
  return { ...home, sections: [...blocks("top"), ...home.sections, ...blocks("bottom")] };
}

/** Two links of the same name lead nowhere for sure: the later page is called "Our …". */
function distinct(taken: Set<string>): (page: Page) => Page {
  return (page) => {
    const isTwin = taken.has(page.title.toLowerCase());
    const title = isTwin ? `Our ${page.title.charAt(0).toLowerCase()}${page.title.slice(1)}`.slice(0, 60) : page.title;
    taken.add(title.toLowerCase());
    return { ...page, title };
  };
}

/** The pages of the drafted app, the home first. */
export function draftPages(plan: Plan, opens: "front" | "work" = "work"): Page[] {
  const front = (opens === "front" || plan.entities.length === 0) && plan.places.some(({ place }) => place.on === "home");
  const one = !front && hasOneSubject(plan);
  const pages = plan.entities.map((entity, at) => collectionPage(plan, entity, one && at === 0));
  const summary = front ? frontPage(plan) : overviewPage(plan);
  const [first, ...rest] = [...(one ? pages : [summary, ...pages]), ...featurePages(plan)];
  const home: Page = { ...(first ?? emptyHome()), path: "/" };
  const all = [withBlocks(plan, home), ...rest].filter((page) => page.sections.length > 0).slice(0, pagesMax);
  const taken = new Set<string>();
  const titles = new Set<string>();
  return all.map(distinct(titles)).map((page) => {
    let id = page.id;
    for (let number = 2; taken.has(id); number += 1) id = `${page.id.slice(0, 44)}-${number}`;
    taken.add(id);
    return id === page.id ? page : { ...page, id, path: page.path === "/" ? "/" : `/${id}` };
  });
}
