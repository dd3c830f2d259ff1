// What stands in the controls of a list, and what the list says of itself.
import type { CheckStep, Target } from "../../schema/check.ts";
import { markWords } from "../../model/fields.ts";
import { type EntityModel, type FieldModel, hasAddedRows } from "../../model/entity-model.ts";
import { beginsIn, isListed, ordersOf } from "../../model/list-query.ts";
import { capitalise } from "../../model/names.ts";
import { refersTo } from "../../schema/row-places.ts";
import { rowChosen } from "../../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Place } from "../place.ts";
import { sampleValues, wordsOf } from "../samples.ts";
import { say } from "../../project/words/say.ts";

/** So many options are looked at. */
const OPTIONS_MAX = 10;

/** A list has these options in this order, and no others unless it `mayHaveMore`. */
export function optionSteps(choice: Target, labels: readonly string[], mayHaveMore = false): CheckStep[] {
  const all: Target = { role: "option", within: choice };
  return [
    { do: "expectCount", target: all, atLeast: labels.length, ...(mayHaveMore ? {} : { atMost: labels.length }) },
    ...labels.slice(0, OPTIONS_MAX).map((contains, nth): CheckStep => ({ do: "expectText", target: { ...all, nth }, contains })),
  ];
}

/** The orders that a list offers, the one that it begins in first. */
export function orderLabels(model: EntityModel): string[] {
  const orders = ordersOf(model);
  const first = orders.find(({ value }) => value === beginsIn(model));
  return [
    first?.label ?? (isListed(model) ? say.general.asListed() : say.general.newestFirst()),
    ...orders.filter((order) => order !== first).map(({ label }) => label),
  ];
}

/** The options of a filter in their order; null where they cannot be predicted. */
export function filterLabels({ project, model }: Pick<Place, "project" | "model">, field: FieldModel): string[] | null {
  if (field.type === "boolean") {
    const { on, off } = markWords(field);
    return [say.general.any({ label: field.label }), on, off];
  }
  const options = optionLabels(project, model, field);
  return options === null ? null : [say.general.any({ label: field.label }), ...options];
}

function optionLabels(project: ProjectModel, model: EntityModel, field: FieldModel): string[] | null {
  const values = asStored(model, sampleValues(model, field));
  switch (field.type) {
    case "choice":
      return [...(field.options ?? [])];
    case "rating":
      return Array.from({ length: field.max ?? 5 }, (_, at) => (field.max ?? 5) - at).map((stars) => say.general.star({ count: stars }));
    case "date":
    case "datetime":
      return [say.general.beforeToday(), say.general.today(), say.general.next7Days(), say.general.later()];
    case "tags":
      return distinct([...(field.options ?? []), ...values.flatMap((value) => (Array.isArray(value) ? value : []))]);
    case "lines":
      return inOrder(project, distinct(values.flatMap((value) => (Array.isArray(value) ? value : []))));
    case "reference":
    case "references":
    case "anyReference": {
      const targets = refersTo(field).map((id) => entityOf(project, id));
      const kinds = field.type === "anyReference" ? targets.map(({ entity }) => capitalise(entity.name.many)) : [];
      const rows = targets.flatMap((target) =>
        asStored(target, [...target.rows.keys()]).map((index) => rowChosen(project, field, { entity: target.entity.id, index })),
      );
      const named = rows.filter((title) => title !== null);
      return named.length === rows.length ? [...kinds, ...named] : null;
    }
    default:
      return inOrder(project, distinct(values.map((value) => wordsOf(project, field, value))));
  }
}

function inOrder({ words }: ProjectModel, texts: readonly string[]): string[] {
  return texts.toSorted(new Intl.Collator(words.language.locale, { numeric: true, sensitivity: "base" }).compare);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
}

/** Samples are stored in their order; of rows that were added the newest comes first. */
function asStored<Value>(model: EntityModel, values: readonly Value[]): Value[] {
  return hasAddedRows(model) ? values.toReversed() : [...values];
}

/** How many rows the list says that it shows. */
export function countedSteps({ model }: Place, shown: number): CheckStep {
  const { one, many } = model.entity.name;
  const all = model.rows.length;
  const counted = say.general.countOfRows({ count: all, one, many });
  return {
    do: "expectText",
    target: { role: "status", within: { role: "main" } },
    contains: shown === all ? counted : say.general.shownOf({ shown, all: counted }),
  };
}

/** The name of the control that filters by a field, in the controls of its list. */
export function filterTarget(model: EntityModel, field: FieldModel): Target {
  const within: Target = { role: "search", name: say.general.list(model.entity.name) };
  return { role: "combobox", name: say.general.filter({ label: field.label }), exact: true, within };
}
