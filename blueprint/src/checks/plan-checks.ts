// The acceptance checks of a blueprint: for every capability what a person does and then sees, and what every app
// promises. Capabilities that one visit proves cheaply share a check; one that the prompt asked for in words of its own
// keeps a check of its own, so that the proof can answer in those words.
import type { Blueprint } from "../schema/blueprint.ts";
import { type Capability, type CapabilityKind, fieldsOfCapability } from "../schema/capability.ts";
import type { AcceptanceCheck, CheckStep } from "../schema/check.ts";
import { spokenIn } from "../project/words/say.ts";
import { type CapabilityOf, type EntityModel, fieldOf } from "../model/entity-model.ts";
import { capitalise, inSentence } from "../model/names.ts";
import { type FigureCapability, type ProjectModel, projectModel } from "../model/project-model.ts";
import { listOf } from "../project/code/list-of.ts";
import { addAndKeep } from "./add-and-keep.ts";
import { withAddedRows } from "./added-rows.ts";
import { chartSteps } from "./steps/figures/chart-steps.ts";
import { changeSteps, type FigureCall, monthSteps, totalSteps } from "./steps/figures/figure-steps.ts";
import { filterSteps, searchSteps, seesBeginning, sortedFields, sortSteps } from "./steps/find-steps.ts";
import { browseSteps, deleteSteps, detailSteps, editSteps, tagSteps } from "./steps/keep-steps.ts";
import { concernedChecks } from "./records/doing/concerned-checks.ts";
import { noticeChecks } from "./records/doing/notice-checks.ts";
import { actionChecks } from "./records/doing/action-checks.ts";
import { wayChecks } from "./records/doing/way-checks.ts";
import { accessChecks, asAdministrator } from "./records/access-checks.ts";
import { childChecks } from "./records/child-checks.ts";
import { alertChecks } from "./records/computed/alert-checks.ts";
import { computedChecks } from "./records/computed/computed-checks.ts";
import { lineChecks } from "./records/line-checks.ts";
import { pictureChecks } from "./records/picture-checks.ts";
import { referenceChecks } from "./records/reference-checks.ts";
import { fieldAccessChecks } from "./records/field-access-checks.ts";
import { entryChecks } from "./records/doing/entry-checks.ts";
import { ownRowsChecks } from "./records/doing/own-rows-checks.ts";
import { ruleChecks } from "./records/doing/rule-checks.ts";
import { profileChecks } from "./records/doing/profile-checks.ts";
import { pageChecks } from "./records/doing/page-checks.ts";
import { roleChecks } from "./records/role-checks.ts";
import { stampChecks } from "./records/stamp-checks.ts";
import { transitionChecks } from "./records/doing/transition-checks.ts";
import { featureChecks } from "./feature-checks.ts";
import { goneCheck } from "./since/gone-check.ts";
import { newValuesCheck } from "./since/new-values-check.ts";
import { figurePath, type Place, placeOf } from "./place.ts";
import { colourSteps, schemeSteps, wayfindingSteps } from "./steps/promise-steps.ts";
import { stepsOfWalk, type WalkStep } from "./steps/walk.ts";
import { waysIn } from "./steps/ways.ts";
import { exportSteps, markSteps, rateSteps, sendSteps } from "./steps/use-steps.ts";

/** The checks that prove a blueprint's capabilities and the common promises, in the blueprint's order; after an earlier blueprint also that what it had beyond this one is gone. */
export function planChecks(blueprint: Blueprint, before: Blueprint | null = null): AcceptanceCheck[] {
  const whole = projectModel(blueprint);
  const planned = withAddedRows(whole, (project) => {
    const checks = project.entities.flatMap((model) => journeysOf(project, model).map((journey) => checkOf(project, { model, journey })));
    const all = [
      ...promises(project),
      ...checks,
      ...childChecks(project),
      ...referenceChecks(project),
      ...lineChecks(project),
      ...computedChecks(project),
      ...alertChecks(project),
      ...transitionChecks(project),
      ...pictureChecks(project),
      ...featureChecks(project),
    ];
    const since =
      before === null
        ? []
        : [goneCheck(project, { before, others: all }), newValuesCheck(project, before)].filter((check) => check !== null);
    return [...all, ...since];
  });
  return spokenIn(
    [
      ...asAdministrator(whole, planned),
      ...accessChecks(whole),
      ...pageChecks(whole),
      ...stampChecks(whole),
      ...roleChecks(whole),
      ...fieldAccessChecks(whole),
      ...actionChecks(whole),
      ...ruleChecks(whole),
      ...wayChecks(whole),
      ...noticeChecks(whole),
      ...profileChecks(whole),
      ...ownRowsChecks(whole),
      ...entryChecks(whole),
      ...concernedChecks(whole),
    ],
    whole.words,
  );
}

/** What one capability needs to be shown. */
interface Segment {
  capability: Capability;
  steps: WalkStep[];
}

/** Segments that one visit performs, one after another. */
type Journey = [Segment, ...Segment[]];

interface StepsCall {
  project: ProjectModel;
  model: EntityModel;
  place: Place | null;
}

/** How a kind of capability is proven. Those of one family share a visit; `says` is its clause of the promise. */
interface Proof<Of extends Capability> {
  family: string;
  steps(call: StepsCall, capability: Of): WalkStep[];
  says(capability: Of, label: (field: string) => string): string;
}

/** Steps at the list that shows the rows; none where no page lists them. */
function onList<Of>(steps: (place: Place, capability: Of) => WalkStep[]): (call: StepsCall, capability: Of) => WalkStep[] {
  return ({ place }, capability) => (place === null ? [] : steps(place, capability));
}

/** Steps on the page that shows a figure; none where no page does. */
function onItsPage<Of extends FigureCapability>(
  steps: (call: FigureCall, figure: Of) => WalkStep[],
): (call: StepsCall, figure: Of) => WalkStep[] {
  return (call, figure) => {
    const path = figurePath(call.project, figure, call.place?.home ?? null);
    return path === null ? [] : steps({ ...call, path }, figure);
  };
}

/** In the order in which they are performed: rows are looked at while they are all there; what adds or removes comes last. */
const PROOFS: { readonly [Kind in CapabilityKind]: Proof<CapabilityOf<Kind>> } = {
  browse: { family: "keep", steps: onList(browseSteps), says: () => "are listed" },
  detail: { family: "keep", steps: onList(detailSteps), says: () => "have a page each" },
  search: { family: "find", steps: onList(searchSteps), says: () => "are found by a search" },
  filter: { family: "find", steps: onList(filterSteps), says: ({ field }, label) => `are filtered by ${label(field)}` },
  sort: { family: "find", steps: onList(sortSteps), says: () => "stand in the chosen order" },
  mark: { family: "use", steps: onList(markSteps), says: ({ field }, label) => `keep their mark for ${label(field)}` },
  rate: { family: "use", steps: onList(rateSteps), says: ({ field }, label) => `keep their ${label(field)}` },
  tag: { family: "tag", steps: onList(tagSteps), says: ({ field }, label) => `carry their ${label(field)}` },
  export: { family: "use", steps: onList(exportSteps), says: ({ format }) => `are exported as ${format.toUpperCase()}` },
  send: { family: "send", steps: onList(sendSteps), says: ({ field }, label) => `send their ${label(field)} on` },
  chart: { family: "figures", steps: onItsPage(chartSteps), says: ({ label }) => `are counted in “${label}”` },
  total: { family: "figures", steps: onItsPage(totalSteps), says: ({ label }) => `are counted in “${label}”` },
  delete: { family: "keep", steps: onList(deleteSteps), says: () => "can be deleted and brought back" },
  edit: { family: "keep", steps: onList(editSteps), says: () => "can be changed" },
  add: { family: "keep", steps: onList((place) => addAndKeep(place).steps), says: () => "can be added and are kept" },
};

const ORDER = Object.keys(PROOFS);

/** The proof of a capability's own kind. */
function proofOf({ kind }: Capability): Proof<Capability> {
  return PROOFS[kind];
}

/** Whether it is about a computed field of which no check can say what it holds. */
function dependsOnTheDay(model: EntityModel, capability: Capability): boolean {
  return fieldsOfCapability(capability).some((id) => fieldOf(model, id).isUnpredictable);
}

function journeysOf(project: ProjectModel, model: EntityModel): Journey[] {
  const place = placeOf(project, model);
  const segments = [...model.capabilities]
    .sort((left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind))
    .map((capability) => ({ capability, steps: proofOf(capability).steps({ project, model, place }, capability) }))
    .filter((segment) => segment.steps.length > 0 && !dependsOnTheDay(model, segment.capability));
  const journeys = new Map<string, Segment[]>();
  for (const segment of segments) {
    const family = proofOf(segment.capability).family;
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
  return [...journeys.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []));
}

/** What is shown once, after all totals were seen: that a new row changes them. */
function endingOf(project: ProjectModel, model: EntityModel, segments: readonly Segment[]): CheckStep[] {
  const shown = segments.map((segment) => segment.capability);
  const totals = shown.filter((capability) => capability.kind === "total");
  const charts = shown.filter((capability) => capability.kind === "chart" && fieldOf(model, capability.by).type === "date");
  const place = placeOf(project, model);
  if (place === null) return [];
  const changed = changeSteps(project, { place, totals });
  // Nobody adds two profiles.
  if (changed.length > 0 && model.entity.profileOf !== undefined) return changed;
  return [...changed, ...monthSteps(project, { place, charts: charts.filter((capability) => capability.kind === "chart") })];
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
  // That a list is filtered by a warning does not show that it warns.
  const shown = ids.filter((id) => fieldOf(model, id).alert === undefined);
  return [...new Set(shown)].map((id) => `${model.entity.id}.${id}`);
}

function checkOf(project: ProjectModel, { model, journey: segments }: { model: EntityModel; journey: Journey }): AcceptanceCheck {
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
    steps: stepsOfWalk([...segments.flatMap((segment) => segment.steps), ...endingOf(project, model, segments)], waysIn(project)),
  };
}

/** The promise of a check as a sentence: one clause for each capability. */
function titleOf(model: EntityModel, segments: readonly Segment[]): string {
  const shown = new Set(segments.map((segment) => segment.capability));
  const capabilities = model.capabilities.filter((capability) => shown.has(capability));
  const label = (id: string): string => inSentence(fieldOf(model, id).label);
  const clauses = new Set(capabilities.map((capability) => proofOf(capability).says(capability, label)));
  return `${capitalise(model.entity.name.many)} ${listOf([...clauses])}`;
}

function promises(project: ProjectModel): AcceptanceCheck[] {
  const { background, components } = project.blueprint.theme;
  const words = [background, components].flatMap((colour) => (colour ? [colour.words] : []));
  const promise = { capability: null, phrase: null, viewport: "desktop" } as const;
  const all: AcceptanceCheck[] = [
    {
      ...promise,
      id: "wayfinding",
      also: project.pages.map(({ page }) => `page.${page.id}`),
      title: "Every page is reached by the navigation on a phone, and an unknown address leads back",
      viewport: "phone",
      steps: wayfindingSteps(project),
    },
    { ...promise, id: "scheme", title: "Dark and light colours can be switched, and the choice is kept", steps: schemeSteps(project) },
    {
      ...promise,
      id: "colours",
      title: "The colours that were asked for are the ones that are seen",
      phrase: words.join(", "),
      steps: colourSteps(project),
    },
  ];
  return all.filter(({ steps }) => steps.length > 0);
}
