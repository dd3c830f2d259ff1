// The acceptance checks of a blueprint: for every capability what a person does and then sees, and what every app
// promises. Capabilities that one visit proves cheaply share a check; one that the prompt asked for in words of its own
// keeps a check of its own, so that the proof can answer in those words.
import type { Blueprint } from "../schema/blueprint.ts";
import type { Capability } from "../schema/capability.ts";
import type { AcceptanceCheck, CheckStep } from "../schema/check.ts";
import { type EntityModel, fieldOf } from "../model/entity-model.ts";
import { inSentence } from "../model/names.ts";
import { type ProjectModel, projectModel } from "../model/project-model.ts";
import { addAndKeep } from "./add-and-keep.ts";
import { withAddedRows } from "./added-rows.ts";
import { changeSteps, chartSteps, figurePath, monthSteps, totalSteps } from "./steps/figure-steps.ts";
import { filterSteps, searchSteps, seesBeginning, sortedFields, sortSteps } from "./steps/find-steps.ts";
import { browseSteps, deleteSteps, detailSteps, editSteps, tagSteps } from "./steps/keep-steps.ts";
import { childChecks } from "./child-checks.ts";
import { featureChecks } from "./feature-checks.ts";
import { goneCheck } from "./since/gone-check.ts";
import { newValuesCheck } from "./since/new-values-check.ts";
import { type Place, placeOf } from "./place.ts";
import { colourSteps, schemeSteps, wayfindingSteps } from "./steps/promise-steps.ts";
import { stepsOfWalk, type WalkStep } from "./steps/walk.ts";
import { exportSteps, markSteps, rateSteps, sendSteps } from "./steps/use-steps.ts";

/** The checks that prove a blueprint's capabilities and the common promises, in the blueprint's order; after an earlier blueprint also that what it had beyond this one is gone. */
export function planChecks(blueprint: Blueprint, before: Blueprint | null = null): AcceptanceCheck[] {
  return withAddedRows(projectModel(blueprint), (project) => {
    const checks = project.entities.flatMap((model) => journeysOf(project, model).map((journey) => checkOf(project, { model, journey })));
    const all = [...promises(project), ...checks, ...childChecks(project), ...featureChecks(project)];
    const since =
      before === null
        ? []
        : [goneCheck(project, { before, others: all }), newValuesCheck(project, before)].filter((check) => check !== null);
    return [...all, ...since];
  });
}

/** What one capability needs to be shown. */
interface Segment {
  capability: Capability;
  steps: WalkStep[];
}

/** Segments that one visit performs, one after another. */
interface Journey {
  segments: [Segment, ...Segment[]];
}

const FAMILIES: Readonly<Record<Capability["kind"], string>> = {
  browse: "keep",
  detail: "keep",
  add: "keep",
  edit: "keep",
  delete: "keep",
  search: "find",
  filter: "find",
  sort: "find",
  mark: "use",
  rate: "use",
  export: "use",
  tag: "tag",
  send: "send",
  total: "figures",
  chart: "figures",
};

/** Rows are looked at while they are all there; what adds or removes comes last. */
const ORDER: readonly Capability["kind"][] = [
  "browse",
  "detail",
  "search",
  "filter",
  "sort",
  "mark",
  "rate",
  "tag",
  "export",
  "send",
  "chart",
  "total",
  "delete",
  "edit",
  "add",
];

function journeysOf(project: ProjectModel, model: EntityModel): Journey[] {
  const place = placeOf(project, model);
  const segments = [...model.capabilities]
    .sort((left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind))
    .map((capability) => ({ capability, steps: stepsOf({ project, model, place }, capability) }))
    .filter((segment) => segment.steps.length > 0);
  const journeys = new Map<string, Segment[]>();
  for (const segment of segments) {
    const family = FAMILIES[segment.capability.kind];
    const own = segment.capability.phrase;
    const existing = [...journeys.keys()].find(
      (key) => key.startsWith(`${family}\n`) && (own === null || key === `${family}\n${own}` || key === `${family}\n`),
    );
    const key = existing ?? `${family}\n${own ?? ""}`;
    const renamed = key === `${family}\n` && own !== null ? `${family}\n${own}` : key;
    const before = journeys.get(key) ?? [];
    if (renamed !== key) journeys.delete(key);
    journeys.set(renamed, [...before, segment]);
  }
  return [...journeys.values()].flatMap(([first, ...rest]) => (first ? [{ segments: [first, ...rest] }] : []));
}

interface StepsCall {
  project: ProjectModel;
  model: EntityModel;
  place: Place | null;
}

function stepsOf(call: StepsCall, capability: Capability): WalkStep[] {
  if (capability.kind === "total" || capability.kind === "chart") {
    const path = figurePath(call.project, capability, call.place?.home ?? null);
    if (path === null) return [];
    return capability.kind === "total" ? totalSteps({ ...call, path }, capability) : chartSteps({ ...call, path }, capability);
  }
  return call.place ? listSteps(call.place, capability) : [];
}

function listSteps(place: Place, capability: Exclude<Capability, { kind: "total" | "chart" }>): WalkStep[] {
  switch (capability.kind) {
    case "browse":
      return browseSteps(place);
    case "detail":
      return detailSteps(place);
    case "add":
      return addAndKeep(place).steps;
    case "edit":
      return editSteps(place);
    case "delete":
      return deleteSteps(place);
    case "search":
      return searchSteps(place);
    case "filter":
      return filterSteps(place, capability);
    case "sort":
      return sortSteps(place);
    case "mark":
      return markSteps(place, capability);
    case "rate":
      return rateSteps(place, capability);
    case "tag":
      return tagSteps(place, capability);
    case "export":
      return exportSteps(place, capability);
    case "send":
      return sendSteps(place, capability);
  }
}

/** What is shown once, after all totals were seen: that a new row changes them. */
function endingOf(project: ProjectModel, model: EntityModel, segments: readonly Segment[]): CheckStep[] {
  const shown = segments.map((segment) => segment.capability);
  const totals = shown.filter((capability) => capability.kind === "total");
  const charts = shown.filter((capability) => capability.kind === "chart" && fieldOf(model, capability.by).type === "date");
  const place = placeOf(project, model);
  if (place === null) return [];
  return [
    ...changeSteps(project, { place, totals }),
    ...monthSteps(project, { place, charts: charts.filter((capability) => capability.kind === "chart") }),
  ];
}

/** The fields that the steps use: those that a capability works on, and those that are filled in and seen again. */
function fieldsOf(project: ProjectModel, { model, segments }: { model: EntityModel; segments: readonly Segment[] }): string[] {
  const place = placeOf(project, model);
  const ids = segments.flatMap(({ capability }) => {
    if (capability.kind === "add") return place === null ? [] : addAndKeep(place).fields.map(({ id }) => id);
    if (capability.kind === "sort") return place === null ? [] : sortedFields(place);
    const by = capability.kind === "chart" ? [capability.by] : [];
    return "field" in capability && capability.field !== null ? [...by, capability.field] : by;
  });
  return [...new Set(ids)].map((id) => `${model.entity.id}.${id}`);
}

function checkOf(project: ProjectModel, { model, journey: { segments } }: { model: EntityModel; journey: Journey }): AcceptanceCheck {
  const [first] = segments;
  const lead = segments.find((segment) => segment.capability.phrase !== null) ?? first;
  const others = segments.filter((segment) => segment !== lead).map((segment) => segment.capability.id);
  const place = placeOf(project, model);
  const sort = segments.find((segment) => segment.capability.kind === "sort");
  const begins = sort !== undefined && place !== null && seesBeginning(place) ? [`${sort.capability.id}=begins`] : [];
  const also = [...others, ...fieldsOf(project, { model, segments }), ...begins];
  return {
    id: lead.capability.id,
    title: titleOf(model, segments),
    capability: lead.capability.id,
    ...(also.length === 0 ? {} : { also }),
    phrase: lead.capability.phrase,
    viewport: "desktop",
    steps: stepsOfWalk([...segments.flatMap((segment) => segment.steps), ...endingOf(project, model, segments)]),
  };
}

/** The promise of a check as a sentence: one clause for each capability. */
function titleOf(model: EntityModel, segments: readonly Segment[]): string {
  const shown = new Set(segments.map((segment) => segment.capability));
  const capabilities = model.capabilities.filter((capability) => shown.has(capability));
  const clauses = [...new Set(capabilities.map((capability) => clauseOf(model, capability)))];
  const last = clauses.pop() ?? "";
  const sentence = clauses.length === 0 ? last : `${clauses.join(", ")} and ${last}`;
  return `${model.entity.name.many.charAt(0).toUpperCase()}${model.entity.name.many.slice(1)} ${sentence}`;
}

function clauseOf(model: EntityModel, capability: Capability): string {
  const label = (id: string): string => inSentence(model.fields.find((field) => field.id === id)?.label ?? id);
  switch (capability.kind) {
    case "browse":
      return "are listed";
    case "detail":
      return "have a page each";
    case "add":
      return "can be added and are kept";
    case "edit":
      return "can be changed";
    case "delete":
      return "can be deleted and brought back";
    case "search":
      return "are found by a search";
    case "filter":
      return `are filtered by ${label(capability.field)}`;
    case "sort":
      return "stand in the chosen order";
    case "mark":
      return `keep their mark for ${label(capability.field)}`;
    case "rate":
      return `keep their ${label(capability.field)}`;
    case "tag":
      return `carry their ${label(capability.field)}`;
    case "total":
    case "chart":
      return `are counted in “${capability.label}”`;
    case "export":
      return `are exported as ${capability.format.toUpperCase()}`;
    case "send":
      return `send their ${label(capability.field)} on`;
  }
}

function promises(project: ProjectModel): AcceptanceCheck[] {
  const { background, components } = project.blueprint.theme;
  const colours = colourSteps(project);
  const words = [background, components].flatMap((colour) => (colour ? [colour.words] : []));
  const promise = { capability: null, phrase: null, viewport: "desktop" } as const;
  return [
    {
      ...promise,
      id: "wayfinding",
      also: project.pages.map(({ page }) => `page.${page.id}`),
      title: "Every page is reached by the navigation on a phone, and an unknown address leads back",
      viewport: "phone",
      steps: wayfindingSteps(project),
    },
    { ...promise, id: "scheme", title: "Dark and light colours can be switched, and the choice is kept", steps: schemeSteps(project) },
    ...(colours.length === 0
      ? []
      : [
          {
            ...promise,
            id: "colours",
            title: "The colours that were asked for are the ones that are seen",
            phrase: words.join(", "),
            steps: colours,
          },
        ]),
  ];
}
