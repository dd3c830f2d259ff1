// Pages come and go.
import type { Blueprint, Page } from "../../../schema/blueprint.ts";
import { naturalFigure } from "../../../reader/draft/capabilities/draft-figures.ts";
import { addCapability, type DraftEntity, type Plan } from "../../../reader/draft/plan.ts";
import { addWish } from "../capabilities.ts";
import type { Edited, EditOf } from "../edit.ts";
import { removeFeature } from "../features.ts";
import { describeFeature } from "../../../features/feature.ts";
import { pagesMax, removeEntity, takenPages } from "../entities.ts";
import { capitalise } from "../../../model/names.ts";
import { listOf } from "../../../project/code/list-of.ts";
import { freeName, isFigure, pageOf, withoutFigures, withPage } from "../ground/find.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { planOf } from "../ground/plan-of.ts";
import { tidy } from "../ground/tidy.ts";

const figuresMax = 10;

/** The figures that suit a thing: those that are known for it, else how many there are and how they are spread. */
function giveFigures(plan: Plan, entity: DraftEntity): void {
  for (const figure of entity.thing?.figures ?? []) {
    const natural = naturalFigure(entity, figure);
    if (natural !== null) addCapability(plan, natural);
  }
  if (plan.capabilities.some((capability) => isFigure(capability) && capability.entity === entity.id)) return;
  const ofEntity = { phrase: null, entity: entity.id, measure: "count", field: null } as const;
  addCapability(plan, { kind: "total", ...ofEntity, label: capitalise(entity.mention.many) });
  const by = entity.fields.find((field) => field.type === "choice");
  if (by === undefined) return;
  const label = `${capitalise(entity.mention.many)} by ${by.label.toLowerCase()}`;
  addCapability(plan, { kind: "chart", ...ofEntity, by: by.id, shape: "bars", label });
}

/** The blueprint with one more page, at its end. */
function withNewPage(blueprint: Blueprint, { title, icon, sections }: Pick<Page, "title" | "icon" | "sections">): Blueprint {
  const id = freeName(slugOf(title), takenPages(blueprint));
  return { ...blueprint, pages: [...blueprint.pages, { id, path: `/${id}`, title, icon, intro: null, sections }] };
}

/** Why there cannot be a page of this name; null where there can. */
function refusalOf({ pages }: Blueprint, title: string): { refused: string } | null {
  const there = pages.find((page) => page.title.toLowerCase() === title.toLowerCase());
  if (there !== undefined) return { refused: `There is a page “${there.title}” already.` };
  return pages.length >= pagesMax ? { refused: `The app has ${pagesMax} pages, and more do not fit; remove one first.` } : null;
}

function figuresPage(blueprint: Blueprint, { title, entity: only }: { title: string; entity: string | null }): Edited {
  const plan = planOf(blueprint);
  const isMeant = (entity: string): boolean => only === null || only === entity;
  for (const entity of plan.entities) if (isMeant(entity.id)) giveFigures(plan, entity);
  const figures = plan.capabilities.filter(isFigure).filter(({ entity }) => isMeant(entity));
  const shown = [...figures.filter(({ kind }) => kind === "total"), ...figures.filter(({ kind }) => kind === "chart")].slice(0, figuresMax);
  const fresh = figures.filter((figure) => shown.includes(figure) && !blueprint.capabilities.some(({ id }) => id === figure.id));
  const ids = shown.map(({ id }) => id);
  const next = withNewPage(
    { ...blueprint, capabilities: [...blueprint.capabilities, ...fresh] },
    { title, icon: "ChartColumn", sections: [{ kind: "figures", capabilities: ids }] },
  );
  const said = `There is now a page “${title}” with ${listOf(shown.map(({ label }) => `“${label}”`))}.`;
  return { blueprint: next, said, became: [lastPage(next), ...ids] };
}

function lastPage({ pages }: Blueprint): string {
  return `page.${pages.at(-1)?.id ?? ""}`;
}

function overviewPage(blueprint: Blueprint, title: string): Edited {
  const entities = blueprint.entities.slice(0, 4);
  const sections = entities.map((entity) => ({ kind: "recent" as const, entity: entity.id, limit: 5 }));
  const next = withNewPage(blueprint, { title, icon: "LayoutDashboard", sections });
  const said = `There is now a page “${title}” with the newest ${listOf(entities.map((entity) => entity.name.many))}.`;
  return { blueprint: next, said, became: [lastPage(next)] };
}

/** Adds a page of figures, or one of what is new. */
export function addPage(blueprint: Blueprint, { shows, title, entity }: EditOf<"add-page">): Edited {
  const listing = entity === null || shows === "figures" ? undefined : pageOf(blueprint, entity);
  const refusal = refusalOf(blueprint, listing?.title ?? title);
  if (refusal !== null) return refusal;
  if (shows === "figures") return figuresPage(blueprint, { title, entity });
  const recent = blueprint.pages.find((page) => page.sections.some((section) => section.kind === "recent"));
  if (recent !== undefined) return { refused: `The page “${recent.title}” shows what is new already.` };
  return overviewPage(blueprint, title);
}

/** Adds a page with the chart or total that is asked for, or says why there can be none. */
export function addFigurePage(blueprint: Blueprint, { said, entity, title }: EditOf<"add-figure-page">): Edited {
  const wished = addWish(blueprint, { kind: "add-wish", said, entity, guessed: false });
  if ("refused" in wished && wished.met === undefined) return wished;
  const drafted = "refused" in wished ? blueprint : wished.blueprint;
  const ids = "refused" in wished ? (wished.met ?? []) : wished.became;
  const shown = drafted.capabilities.filter(isFigure).filter(({ id }) => ids.includes(id));
  const [first] = shown;
  if (first === undefined) return { refused: `I found nothing in the app that “${said}” could be made of.` };
  const name = (title ?? first.label).slice(0, 60);
  const refusal = refusalOf(drafted, name);
  if (refusal !== null) return refusal;
  // What is new stands nowhere else.
  const isFresh = (id: string): boolean => ids.includes(id) && blueprint.capabilities.every((capability) => capability.id !== id);
  const pages = drafted.pages.map((page) => ({ ...page, sections: withoutFigures(page.sections, isFresh) }));
  const section = { kind: "figures" as const, capabilities: shown.map(({ id }) => id) };
  const next = tidy(withNewPage({ ...drafted, pages }, { title: name, icon: "ChartColumn", sections: [section] }));
  const labels = shown.map(({ kind, label }) => `the ${kind} “${label}”`).join(" and ");
  return { blueprint: next, said: `There is now a page “${name}” with ${labels}.`, became: [lastPage(next), ...ids] };
}

/** Removes a page: one that lists things goes with these, one of figures with those that stand nowhere else. */
export function removePage(blueprint: Blueprint, { page: id }: EditOf<"remove-page">): Edited {
  const page = blueprint.pages.find((candidate) => candidate.id === id);
  if (page === undefined) return { refused: "There is no such page." };
  if (blueprint.pages.length === 1) return { refused: `“${page.title}” is the only page, so it stays.` };
  const listing = page.sections.flatMap((section) => (section.kind === "collection" ? [section.entity] : []));
  const [first] = listing;
  if (first !== undefined) return removeEntity(blueprint, { kind: "remove-entity", entity: first });
  const onPage = page.sections.flatMap((section) => (section.kind === "feature" ? [section.feature] : []));
  if (onPage.length > 0) return removeFeaturePage(blueprint, page, onPage);
  const pages = blueprint.pages.filter((other) => other !== page);
  const figuresOn = (all: readonly Page[]): Set<string> =>
    new Set(all.flatMap((one) => one.sections.flatMap((section) => (section.kind === "figures" ? section.capabilities : []))));
  const elsewhere = figuresOn(pages);
  const only = [...figuresOn([page])].filter((figure) => !elsewhere.has(figure));
  const next = tidy({ ...blueprint, pages, capabilities: blueprint.capabilities.filter((capability) => !only.includes(capability.id)) });
  const home = blueprint.pages[0] === page ? ` The app now opens with “${next.pages[0]?.title ?? ""}”.` : "";
  return { blueprint: next, said: `The page “${page.title}” is gone.${home}`, became: [`-page.${id}`] };
}

/** A page of features goes with them; one of a feature that stands elsewhere too is a part of it and stays. */
function removeFeaturePage(blueprint: Blueprint, page: Page, features: readonly string[]): Edited {
  const elsewhere = blueprint.pages.flatMap((other) => (other === page ? [] : other.sections));
  const divided = features.find((id) => elsewhere.some((section) => section.kind === "feature" && section.feature === id));
  const feature = blueprint.features.find(({ id }) => id === divided);
  if (feature !== undefined) {
    const { called } = describeFeature(blueprint, feature);
    return { refused: `The page “${page.title}” is a part of ${called} and stays with it; that can be removed as a whole.` };
  }
  const sections = page.sections.filter(({ kind }) => kind === "feature");
  const alone = withPage(blueprint, page.id, (whole) => ({ ...whole, sections }));
  const removed = removeFeature(alone, { kind: "remove-feature", features: [...new Set(features)] });
  return "refused" in removed ? removed : { ...removed, became: [`-page.${page.id}`, ...removed.became] };
}
