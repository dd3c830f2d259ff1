// Totals and charts: the right numbers of the samples, and other ones when a row is added.
import type { CheckStep } from "../schema/check.ts";
import { markWords } from "../writer/feature/field-display.ts";
import { can, type CapabilityOf, type EntityModel, type FieldModel, fieldOf } from "../writer/model/entity-model.ts";
import { type FigureCapability, type ProjectModel } from "../writer/model/project-model.ts";
import { addSteps, fullEntry } from "./keep-steps.ts";
import type { Place } from "./place.ts";
import { measured, numberShown, sampleValues, wordsOf } from "./samples.ts";

/** The page that shows a figure: the one that places it, else the one that lists its entity. */
export function figurePath(project: ProjectModel, capability: FigureCapability, home: string | null): string | null {
  const placed = project.pages.find(({ page }) =>
    page.sections.some((section) => section.kind === "figures" && section.capabilities.includes(capability.id)),
  );
  return placed?.path ?? home;
}

interface FigureCall {
  project: ProjectModel;
  model: EntityModel;
  path: string;
  place: Place | null;
}

/** A total says the samples' number; a new row changes it. */
export function totalSteps(call: FigureCall, capability: CapabilityOf<"total">): CheckStep[] {
  const { project, model, path, place } = call;
  const target = { role: "group", name: capability.label, exact: true } as const;
  const field = measuredField(model, capability);
  const value = measured(model, { measure: capability.measure, field, indexes: model.entity.samples.map((_, index) => index) });
  const entry = fullEntry(project, model);
  const shows: CheckStep[] = [
    { do: "open", path },
    { do: "expectText", target, contains: numberShown(field, value) },
  ];
  if (!place || !entry || !can(model, "add")) return shows;
  return [
    ...shows,
    { do: "rememberText", target, as: capability.id },
    ...addSteps(place, entry),
    { do: "open", path },
    { do: "expectTextChanged", target, since: capability.id },
  ];
}

function measuredField(model: EntityModel, { measure, field }: FigureCapability): FieldModel | null {
  return measure === "count" || field === null ? null : fieldOf(model, field);
}

/** A chart names its largest group and that group's number. */
export function chartSteps({ project, model, path }: FigureCall, capability: CapabilityOf<"chart">): CheckStep[] {
  const target = { role: "figure", text: capability.label } as const;
  const largest = largestGroup(project, model, capability);
  return [
    { do: "open", path },
    { do: "expectVisible", target },
    ...(largest
      ? [{ do: "expectText", target, contains: largest.label } as const, { do: "expectText", target, contains: largest.value } as const]
      : []),
  ];
}

/** The largest group of the samples, where it can be foretold: dates depend on the day. */
function largestGroup(
  project: ProjectModel,
  model: EntityModel,
  capability: CapabilityOf<"chart">,
): { label: string; value: string } | null {
  const by = fieldOf(model, capability.by);
  const field = measuredField(model, capability);
  const groups = new Map<string, number[]>();
  sampleValues(model, by).forEach((value, index) => {
    const labels = Array.isArray(value)
      ? value
      : by.type === "boolean"
        ? [value === true ? markWords(by).on : markWords(by).off]
        : [wordsOf(project, by, value)];
    for (const label of labels) groups.set(label, [...(groups.get(label) ?? []), index]);
  });
  const values = [...groups]
    .filter(([label]) => label !== "" && by.type !== "date")
    .map(([label, indexes]) => ({ label, value: measured(model, { measure: capability.measure, field, indexes }) }));
  const [largest] = values.sort((left, right) => right.value - left.value);
  return largest ? { label: largest.label, value: numberShown(field, largest.value) } : null;
}
