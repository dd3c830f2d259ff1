// Charts: every group with its number, the largest first, and what pointing at one and leaving it out shows.
import type { CheckStep, Target } from "../../../schema/check.ts";
import { type CapabilityOf, type EntityModel, type FieldModel, fieldOf, hasAddedRows } from "../../../model/entity-model.ts";
import { measured, numberShown, sampleGroups, sampleValues } from "../../samples.ts";
import { type FigureCall, measuredField } from "./figure-steps.ts";
import { say } from "../../../project/words/say.ts";

/** A group of rows in a chart. */
interface Group {
  label: string;
  value: number;
  /** The value as the chart writes it. */
  stated: string;
}

/** More groups than this are not all named. */
const GROUPS_MAX = 10;

/** A chart names its groups with their numbers. */
export function chartSteps(call: FigureCall, capability: CapabilityOf<"chart">): CheckStep[] {
  if (!isDrawn(call.model, fieldOf(call.model, capability.by))) return [];
  const figure: Target = { role: "figure", name: capability.label, exact: true };
  const groups = groupsOf(call, capability);
  const [largest] = groups;
  const opened: CheckStep[] = [
    { do: "open", path: call.path },
    { do: "expectVisible", target: figure },
  ];
  if (largest === undefined) return opened;
  const list: Target = { role: "list", name: capability.label, exact: true };
  const isWhole = groups.length <= GROUPS_MAX && !hasAddedRows(call.model);
  if (capability.shape === "line" || !isWhole)
    return [...opened, ...[largest.label, largest.stated].map((contains): CheckStep => ({ do: "expectText", target: figure, contains }))];
  const sequence = groups.map(({ label, stated }) => `${label} ${stated}`).join(" ");
  const isPositive = groups.every(({ value }) => value > 0) && groups.length > 1;
  return [
    ...opened,
    { do: "expectText", target: list, contains: sequence },
    ...(isPositive
      ? pointingSteps(groups, { figure, list, isRing: capability.shape === "ring", field: measuredField(call.model, capability) })
      : []),
  ];
}

/** Whether any row is in a group: those without a day, a tag or a line are in none. */
function isDrawn(model: EntityModel, by: FieldModel): boolean {
  const mayBeNone = ["date", "datetime", "tags", "lines"].includes(by.type);
  return sampleValues(model, by).some((value) => !mayBeNone || (Array.isArray(value) ? value.length > 0 : value !== undefined));
}

interface Chart {
  figure: Target;
  list: Target;
  isRing: boolean;
  field: FieldModel | null;
}

/** A group is left out and shown again; pointing at a group, or reaching it by the keyboard, shows its share until one leaves it. */
function pointingSteps(groups: readonly Group[], { figure, list, isRing, field }: Chart): CheckStep[] {
  const [first, second] = groups;
  const last = groups.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [];
  const all = groups.reduce((sum, { value }) => sum + value, 0);
  const entry = ({ label }: Group): Target => ({ role: "button", name: label, exact: true, within: list });
  const says = (contains: string): CheckStep => ({ do: "expectText", target: figure, contains });
  const together = (value: number): CheckStep[] => (isRing ? [says(`${numberShown(field, value)} ${say.insight.together()}`)] : []);
  const left = ({ stated }: Group): CheckStep[] =>
    isRing ? together(all) : [{ do: "expectHidden", target: { role: "listitem", text: `${stated} · `, within: list } }];
  const share = ({ label, stated, value }: Group): CheckStep => {
    const percent = `${Math.round((value / all) * 100)}%`;
    return says(isRing ? `${label}, ${percent}` : `${label} ${stated} · ${percent}`);
  };
  return [
    ...together(all),
    { do: "setChecked", target: entry(first), checked: false },
    says(`${first.label} ${say.insight.leftOut()}`),
    ...together(all - first.value),
    { do: "setChecked", target: entry(first), checked: true },
    share(first),
    { do: "press", key: "Shift", target: entry(second) },
    share(second),
    // What has the focus stays stated when the pointer leaves another group, as it does when the page scrolls below it.
    { do: "hover", target: { role: "banner" } },
    share(second),
    { do: "press", key: "Tab", target: entry(last) },
    ...left(last),
    { do: "hover", target: entry(second) },
    share(second),
    { do: "hover", target: { role: "banner" } },
    ...left(second),
  ];
}

/** The groups of the samples, the largest first; none where they cannot be predicted: dates depend on the day. */
function groupsOf(call: FigureCall, capability: CapabilityOf<"chart">): Group[] {
  const { model } = call;
  const field = measuredField(model, capability);
  return sampleGroups(call, fieldOf(model, capability.by))
    .map(({ label, indexes }) => ({ label, value: measured(model, { measure: capability.measure, field, indexes }) || 0 }))
    .sort((left, right) => right.value - left.value)
    .map((group) => ({ ...group, stated: numberShown(field, group.value) }));
}
