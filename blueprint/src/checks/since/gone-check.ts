// What a version no longer has: looked for where the version before showed it. A check first sees the place itself, so
// that nothing counts as gone because its place is.
import type { Blueprint, Page, Section } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { Entity, Field } from "../../schema/entity.ts";
import { markWords } from "../../model/fields.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { addLabel } from "../../model/entered/new-entry.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { pageHeading } from "../page-heading.ts";
import { type Gone, goneFeatures, type Since } from "./gone-features.ts";
import { addsInPlace, namedSample, openForm, openSample, type Place, placeOf, rowControl, rowsOf } from "../place.ts";
import { say } from "../../project/words/say.ts";

/** What of these is not among those that are there now. */
function missing<One extends { id: string }>(before: readonly One[], now: readonly { id: string }[]): One[] {
  return before.filter(({ id }) => now.every((other) => other.id !== id));
}

/** What had a page is proven by it: looked for in the navigation. */
function goneByPage(project: ProjectModel, gone: readonly { id: string; page: Page | undefined }[]): Gone[] {
  return gone.flatMap(({ id, page }) =>
    page === undefined ? [] : gonePage(project, page).map(({ steps }) => ({ id: `-${id}`, steps: steps.slice(0, 3) })),
  );
}

/** A thing that is gone had a page that listed it. */
function goneEntities(project: ProjectModel, before: Blueprint): Gone[] {
  const isOf = (section: Section, entity: string): boolean => section.kind === "collection" && section.entity === entity;
  const gone = missing(before.entities, project.blueprint.entities);
  return goneByPage(
    project,
    gone.map(({ id }) => ({ id, page: before.pages.find(({ sections }) => sections.some((section) => isOf(section, id))) })),
  );
}

/** A feature that had pages to itself is proven by the first of them, another one by what was used of it. */
function featuresGone(project: ProjectModel, { before, others }: Since): Gone[] {
  const isOf = (section: Section, feature: string): boolean => section.kind === "feature" && section.feature === feature;
  const gone = missing(before.features, project.blueprint.features);
  const byPage = goneByPage(
    project,
    gone.map(({ id }) => ({ id, page: before.pages.find(({ sections }) => sections.every((section) => isOf(section, id))) })),
  );
  return [...byPage, ...goneFeatures(project, { before, others }).filter(({ id }) => byPage.every((one) => one.id !== id))];
}

/** Looks for all that an earlier blueprint has and this one has not; null where nothing can be looked for. */
export function goneCheck(project: ProjectModel, { before, others }: Since): AcceptanceCheck | null {
  const all = [
    ...project.entities.flatMap((model) => goneFields(project, { model, before })),
    ...goneCapabilities(project, before),
    ...before.pages.flatMap((page) => gonePage(project, page)),
    ...goneEntities(project, before),
    ...featuresGone(project, { before, others }),
  ].filter(({ steps }) => steps.length > 0);
  if (all.length === 0) return null;
  return {
    id: "gone",
    title: "What was removed is not there any more",
    capability: null,
    also: all.map(({ id }) => id),
    phrase: null,
    viewport: "desktop",
    steps: all.flatMap(({ steps }) => steps),
  };
}

function hidden(target: Target): CheckStep {
  return { do: "expectHidden", target };
}

function formName(field: Field): string {
  return field.type === "boolean" ? (field.mark?.on ?? field.label) : field.label;
}

/** Fields that are gone are asked for in no form. One whose words another field has now cannot be looked for. */
function goneFields(project: ProjectModel, { model, before }: { model: EntityModel; before: Blueprint }): Gone[] {
  const earlier = before.entities.find(({ id }) => id === model.entity.id);
  const place = placeOf(project, model);
  if (earlier === undefined || place === null) return [];
  const names = new Set(model.fields.map((field) => formName(field).toLowerCase()));
  return missing(earlier.fields, model.fields)
    .filter((field) => !names.has(formName(field).toLowerCase()) && !(field.type === "boolean" && addsInPlace(model)))
    .flatMap((field) => {
      const opened = openForm(place);
      const steps = opened.length === 0 ? [] : [...opened, hidden({ label: formName(field), exact: true })];
      return { id: `-${earlier.id}.${field.id}`, steps };
    });
}

/** What could be done with a thing that is still there. */
function goneCapabilities(project: ProjectModel, before: Blueprint): Gone[] {
  return missing(before.capabilities, project.blueprint.capabilities).flatMap((capability): Gone[] => {
    const model = project.entities.find(({ entity }) => entity.id === capability.entity);
    const earlier = before.entities.find(({ id }) => id === capability.entity);
    const place = model === undefined ? null : placeOf(project, model);
    if (place === null || earlier === undefined) return [];
    return [{ id: `-${capability.id}`, steps: vainSteps(place, { capability, earlier }) }];
  });
}

function vainSteps(place: Place, { capability, earlier }: { capability: Capability; earlier: Entity }): CheckStep[] {
  const { many } = place.model.entity.name;
  const field = earlier.fields.find(({ id }) => "field" in capability && id === capability.field);
  const inToolbar = { role: "search", name: say.general.list({ many }) } as const;
  switch (capability.kind) {
    case "search":
      return onList(place, { role: "searchbox", name: say.general.search({ many }), exact: true });
    case "filter":
      return field === undefined
        ? []
        : onList(place, { role: "combobox", name: say.general.filter({ label: field.label }), exact: true, within: inToolbar });
    case "sort":
      return onList(place, { role: "combobox", name: say.general.sort({ many }), exact: true });
    case "add":
      return onList(place, { text: addLabel(place.model) });
    case "export":
      return isAloneOnPage(place)
        ? onList(place, { role: "button", name: say.general.exportAs({ format: capability.format.toUpperCase() }), exact: true })
        : [];
    case "edit":
      return onRow(place, (title) => rowControl(place, title, { role: "link", name: say.general.edit() }));
    case "delete":
      return onRow(place, (title) => rowControl(place, title, { role: "button", name: say.general.remove() }));
    case "mark":
      return field === undefined ? [] : onRow(place, () => ({ role: "checkbox", name: markWords({ ...field, key: "" }).on }));
    case "rate":
      return field === undefined
        ? []
        : onRow(place, (title) => ({ role: "radiogroup", name: say.general.rating({ label: field.label, title }) }));
    case "send":
      return onRow(place, () => ({ role: "button", name: capability.verb }));
    case "total":
      return everywhere(place.project, { role: "group", name: capability.label, exact: true });
    case "chart":
      return everywhere(place.project, { role: "figure", name: capability.label, exact: true });
    case "browse":
    case "detail":
    case "tag":
      return [];
  }
}

function isAloneOnPage({ project, model, home }: Place): boolean {
  const page = project.pages.find(({ path }) => path === home)?.page;
  return (page?.sections ?? []).every((section) => section.kind !== "collection" || section.entity === model.entity.id);
}

function onList(place: Place, target: Target): CheckStep[] {
  // A list without rows shows nothing to work on them with: there nothing is missed.
  if (place.model.rows.length === 0) return [];
  return [{ do: "open", path: place.home }, { do: "expectVisible", target: place.list }, hidden(target)];
}

/** Where a row is used: on its own page, else in its place in the list. `controlOf`: what is gone, by the row's name. */
function onRow(place: Place, controlOf: (title: string) => Target): CheckStep[] {
  const named = namedSample(place);
  if (named === null) return [];
  const { hasDetail } = place.model;
  const row = hasDetail ? ({ role: "heading", name: named.title, exact: true } as const) : rowsOf(place, { text: named.title });
  return [
    openSample(place, named.index),
    { do: "expectVisible", target: row },
    hidden({ within: hasDetail ? { role: "main" } : row, ...controlOf(named.title) }),
  ];
}

function everywhere(project: ProjectModel, target: Target): CheckStep[] {
  return project.pages.flatMap(({ path, page }): CheckStep[] => [
    { do: "open", path },
    { do: "expectVisible", target: { role: "heading", name: pageHeading(project, page), exact: true } },
    hidden(target),
  ]);
}

/** A page that is gone is no place in the navigation, and its address leads nowhere. */
function gonePage(project: ProjectModel, page: Page): Gone[] {
  const { pages } = project;
  if (pages.some((other) => other.page.id === page.id)) return [];
  const [first] = pages;
  const renamed = pages.some((other) => other.page.title.toLowerCase() === page.title.toLowerCase());
  if (first === undefined || renamed) return [];
  const isFree = page.path !== "/" && pages.every(({ path }) => path !== page.path);
  const steps: CheckStep[] = [
    { do: "open", path: "/" },
    { do: "expectVisible", target: { role: "heading", name: pageHeading(project, first.page), exact: true } },
    hidden({ role: "link", name: page.title, exact: true, within: { role: "navigation", name: say.general.main() } }),
    ...(isFree
      ? [
          { do: "open", path: page.path } as const,
          { do: "expectVisible", target: { role: "heading", name: say.general.pageNotFound(), exact: true } } as const,
        ]
      : []),
  ];
  return [{ id: `-page.${page.id}`, steps }];
}
