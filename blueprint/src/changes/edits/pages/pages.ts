// Pages come and go, and the way in which a list is shown changes.
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import { naturalFigure } from "../../../reader/draft/capabilities/draft-figures.ts";
import { addCapability, type DraftEntity, type Plan } from "../../../reader/draft/plan.ts";
import { addWish } from "../capabilities.ts";
import type { Edited, EditOf } from "../edit.ts";
import { removeFeature } from "../features/features.ts";
import { describeFeature } from "../../../features/feature.ts";
import { pagesMax, removeEntity, takenPages } from "../entities.ts";
import { entityOf, freeName, listed, pageOf, upper } from "../ground/find.ts";
import { pageSlug } from "../ground/page-slug.ts";
import { planOf } from "../ground/plan-of.ts";
import { tidy } from "../ground/tidy.ts";

const figuresMax = 10;

function isFigure({ kind }: Capability): boolean {
  return kind === "total" || kind === "chart";
}

/** The figures that suit a thing: those that are known for it, else how many there are and how they are spread. */
function giveFigures(plan: Plan, entity: DraftEntity): void {
  for (const figure of entity.thing?.figures ?? []) {
    const natural = naturalFigure(entity, figure);
    if (natural !== null) addCapability(plan, natural);
  }
  if (plan.capabilities.some((capability) => isFigure(capability) && capability.entity === entity.id)) return;
  const ofEntity = { phrase: null, entity: entity.id, measure: "count", field: null } as const;
  addCapability(plan, { kind: "total", id: `total-${entity.id}-count`, ...ofEntity, label: upper(entity.mention.many) });
  const by = entity.fields.find((field) => field.type === "choice");
  if (by === undefined) return;
  const label = `${upper(entity.mention.many)} by ${by.label.toLowerCase()}`;
  addCapability(plan, { kind: "chart", id: `chart-${entity.id}-${by.id}`, ...ofEntity, by: by.id, shape: "bars", label });
}

function figuresPage(
  blueprint: Blueprint,
  { title, entity: only }: { title: string; entity: string | null },
): { blueprint: Blueprint; said: string; became: string[] } {
  const plan = planOf(blueprint);
  for (const entity of plan.entities) if (only === null || only === entity.id) giveFigures(plan, entity);
  const figures = plan.capabilities.filter((capability) => isFigure(capability) && (only === null || capability.entity === only));
  const shown = [...figures.filter(({ kind }) => kind === "total"), ...figures.filter(({ kind }) => kind === "chart")].slice(0, figuresMax);
  const fresh = plan.capabilities.filter(
    (capability) => shown.includes(capability) && !blueprint.capabilities.some((other) => other.id === capability.id),
  );
  const id = freeName(pageSlug(title), takenPages(blueprint));
  const page: Page = {
    id,
    path: `/${id}`,
    title,
    icon: "ChartColumn",
    intro: null,
    sections: [{ kind: "figures", capabilities: shown.map((capability) => capability.id) }],
  };
  const labels = shown.map((capability) => (capability.kind === "total" || capability.kind === "chart" ? `“${capability.label}”` : ""));
  return {
    blueprint: { ...blueprint, capabilities: [...blueprint.capabilities, ...fresh], pages: [...blueprint.pages, page] },
    said: `There is now a page “${title}” with ${listed(labels)}.`,
    became: [`page.${id}`, ...shown.map((capability) => capability.id)],
  };
}

function overviewPage(blueprint: Blueprint, title: string): Edited {
  const id = freeName(pageSlug(title), takenPages(blueprint));
  const entities = blueprint.entities.slice(0, 4);
  const sections = entities.map((entity) => ({ kind: "recent" as const, entity: entity.id, limit: 5 }));
  const page: Page = { id, path: `/${id}`, title, icon: "LayoutDashboard", intro: null, sections };
  return {
    blueprint: { ...blueprint, pages: [...blueprint.pages, page] },
    said: `There is now a page “${title}” with the newest ${listed(entities.map((entity) => entity.name.many))}.`,
    became: [`page.${id}`],
  };
}

/** Adds a page of figures, or one of what is new. */
export function addPage(blueprint: Blueprint, { shows, title, entity }: EditOf<"add-page">): Edited {
  const there =
    blueprint.pages.find((page) => page.title.toLowerCase() === title.toLowerCase()) ??
    (entity === null || shows === "figures" ? undefined : pageOf(blueprint, entity));
  if (there !== undefined) return { refused: `There is a page “${there.title}” already.` };
  if (blueprint.pages.length >= pagesMax) return { refused: `The app has ${pagesMax} pages, and more do not fit; remove one first.` };
  if (shows === "figures") return figuresPage(blueprint, { title, entity });
  const recent = blueprint.pages.find((page) => page.sections.some((section) => section.kind === "recent"));
  if (recent !== undefined) return { refused: `The page “${recent.title}” shows what is new already.` };
  return overviewPage(blueprint, title);
}

/** Takes figures from the sections where they were placed a moment ago. */
function withoutPlaced(blueprint: Blueprint, figures: readonly string[]): Blueprint {
  const pages = blueprint.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section): Section[] => {
      if (section.kind !== "figures") return [section];
      const capabilities = section.capabilities.filter((id) => !figures.includes(id));
      return capabilities.length === 0 ? [] : [{ ...section, capabilities }];
    }),
  }));
  return { ...blueprint, pages };
}

/** Adds a page with the chart or total that is asked for, or says why there can be none. */
export function addFigurePage(blueprint: Blueprint, { said, entity, title }: EditOf<"add-figure-page">): Edited {
  if (blueprint.pages.length >= pagesMax) return { refused: `The app has ${pagesMax} pages, and more do not fit; remove one first.` };
  const wished = addWish(blueprint, { kind: "add-wish", said, entity, guessed: false });
  if ("refused" in wished && wished.met === undefined) return wished;
  const drafted = "refused" in wished ? blueprint : wished.blueprint;
  const ids = "refused" in wished ? (wished.met ?? []) : wished.became;
  const shown = drafted.capabilities
    .filter((capability) => ids.includes(capability.id))
    .filter((capability) => capability.kind === "total" || capability.kind === "chart");
  const [first] = shown;
  if (first === undefined) return { refused: `I found nothing in the app that “${said}” could be made of.` };
  const name = (title ?? first.label).slice(0, 60);
  const there = drafted.pages.find((page) => page.title.toLowerCase() === name.toLowerCase());
  if (there !== undefined) return { refused: `There is a page “${there.title}” already.` };
  const fresh = shown.map(({ id }) => id).filter((id) => blueprint.capabilities.every((capability) => capability.id !== id));
  const id = freeName(pageSlug(name), takenPages(blueprint));
  const page: Page = {
    ...{ id, path: `/${id}`, title: name, icon: "ChartColumn", intro: null },
    sections: [{ kind: "figures", capabilities: shown.map((capability) => capability.id) }],
  };
  const cleared = withoutPlaced(drafted, fresh);
  const labels = shown.map(({ kind, label }) => `the ${kind} “${label}”`).join(" and ");
  return {
    blueprint: tidy({ ...cleared, pages: [...cleared.pages, page] }),
    said: `There is now a page “${name}” with ${labels}.`,
    became: [`page.${id}`, ...ids],
  };
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
  const removed = removeFeature(
    { ...blueprint, pages: blueprint.pages.map((other) => (other === page ? { ...page, sections: featureSections(page) } : other)) },
    { kind: "remove-feature", features: [...new Set(features)] },
  );
  return "refused" in removed ? removed : { ...removed, became: [`-page.${page.id}`, ...removed.became] };
}

function featureSections({ sections }: Page): Section[] {
  return sections.filter(({ kind }) => kind === "feature");
}

const views = { cards: "as cards", list: "as a list", table: "as a table" };

/** Shows the rows of an entity in another way. */
export function setView(blueprint: Blueprint, { entity: id, view, guessed }: EditOf<"set-view">): Edited {
  const { many } = entityOf(blueprint, id).name;
  const sections = blueprint.pages.flatMap((page) => page.sections);
  if (sections.every((section) => section.kind !== "collection" || section.entity !== id || section.view === view))
    return { refused: `${upper(many)} are shown ${views[view]} already.` };
  const other = blueprint.entities.find((entity) => entity.id !== id);
  const hint = guessed && other !== undefined ? { hint: `For the others, name them: “show ${other.name.many} ${views[view]}”.` } : {};
  return {
    blueprint: {
      ...blueprint,
      pages: blueprint.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) => (section.kind === "collection" && section.entity === id ? { ...section, view } : section)),
      })),
    },
    said: `${upper(many)} are now shown ${views[view]}.`,
    ...hint,
    became: [blueprint.capabilities.find((capability) => capability.kind === "browse" && capability.entity === id)?.id ?? id],
  };
}
