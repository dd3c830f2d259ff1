// What is entered is changed until the row keeps the rules of its entity, or until it breaks one of them.
import type { EntityModel, FieldModel } from "../entity-model.ts";
import { NUMBER_TYPES } from "../fields.ts";
import type { ProjectModel } from "../project-model.ts";
import { rowSources } from "../effects/row-sources.ts";
import { entityOf } from "../project-model.ts";
import { refersTo } from "../../schema/row-places.ts";
import { isBroken } from "./is-broken.ts";
import { type EnteredValue, rowChosen, savedValue } from "./entered-value.ts";
import type { RuleRead } from "./read-rules.ts";

type Values = readonly EnteredValue[];

/** More than so many values are not changed. */
const CHANGES_MAX = 4;

/** The values with others in their place where a row with them would break a rule; as they are where no others keep it. `but` may be broken, and what it is about stays. */
export function keepingRules(project: ProjectModel, model: EntityModel, values: EnteredValue[], but?: RuleRead): EnteredValue[] {
  const brokenIn = (one: Values): RuleRead[] => brokenBy(project, model, one).filter(({ id }) => id !== but?.id);
  const fixed = but === undefined ? [] : fieldsOf(but);
  let kept = values;
  for (let change = 0; change < CHANGES_MAX; change += 1) {
    const broken = brokenIn(kept);
    const [first] = broken;
    if (first === undefined) return kept;
    const others = withOther(project, model, { values: kept, rule: first, fixed });
    const better = others.find((one) => brokenIn(one).length < broken.length);
    if (better === undefined) return values;
    kept = better;
  }
  return brokenIn(kept).length === 0 ? kept : values;
}

/** Values that differ in one or two of the fields of a rule so that a row with them breaks that rule and no other one; null where none do. */
export function breakingRule(
  project: ProjectModel,
  model: EntityModel,
  { values, rule }: { values: Values; rule: RuleRead },
): EnteredValue[] | null {
  const isAlone = (one: Values): boolean => {
    const broken = brokenBy(project, model, one);
    return broken.length === 1 && broken[0]?.id === rule.id;
  };
  return withOther(project, model, { values, rule }).find(isAlone) ?? null;
}

/** The rules that a row with these values breaks. */
export function brokenBy(project: ProjectModel, model: EntityModel, values: Values): RuleRead[] {
  const own = project.rules.filter(({ entity }) => entity === model.entity.id);
  if (own.length === 0) return [];
  const begun = model.fields.flatMap(({ id, transitions, options }) =>
    transitions === undefined ? [] : [[id, options?.[0] ?? null] as const],
  );
  const row = { ...Object.fromEntries(begun), ...Object.fromEntries(values.map((value) => [value.field.id, savedValue(project, value)])) };
  const sources = rowSources(project).map((source) =>
    source.id === model.entity.id ? { ...source, rows: [...source.rows, row] } : source,
  );
  return own.filter((rule) => isBroken(rule, { sources, index: model.rows.length }));
}

/** The fields that a rule is about. */
function fieldsOf({ fields, period }: RuleRead): string[] {
  return [...fields, ...(period === null ? [] : [period.from, period.to])];
}

/** The values with another one in one field of a rule, the last fields first. */
function withOther(
  project: ProjectModel,
  model: EntityModel,
  { values, rule, fixed = [] }: { values: Values; rule: RuleRead; fixed?: readonly string[] },
): EnteredValue[][] {
  const ids = fieldsOf(rule).filter((id) => !fixed.includes(id));
  return ids.toReversed().flatMap((id) => {
    const entered = values.find(({ field }) => field.id === id);
    // The row is found by its name.
    if (entered === undefined || entered.field === model.title) return [];
    return othersFor(project, entered).map((other) => values.map((value) => (value === entered ? other : value)));
  });
}

const DATES = ["2031-05-20", "2031-05-18", "2031-05-10", "2031-06-17"];
const TIMES = ["11:30", "09:30", "12:30", "08:00"];
const NUMBERS = [1, 0, 2, 5, 10, 100, 1000];

const DAYS = [1, 20, 40, 2, 60];

/** What else can be entered into a field. */
function othersFor(project: ProjectModel, { field, text, inDays }: EnteredValue): EnteredValue[] {
  if (inDays !== undefined) return DAYS.filter((days) => days !== inDays).map((days) => ({ field, text: String(days), inDays: days }));
  return choicesOf(project, field, text)
    .filter((other) => other !== text)
    .map((other) => ({ field, text: other }));
}

function choicesOf(project: ProjectModel, field: FieldModel, text: string): string[] {
  const { type, options = [], min = -Infinity, max = Infinity } = field;
  if (type === "date") return DATES;
  if (type === "datetime") return DATES.flatMap((date) => [`${date}T10:30`, `${date}T12:30`]);
  if (type === "time") return TIMES;
  if (type === "choice") return [...options];
  if (NUMBER_TYPES.has(type)) return NUMBERS.filter((number) => number >= min && number <= max).map(String);
  if (refersTo(field).length > 0)
    return refersTo(field).flatMap((entity) =>
      [...entityOf(project, entity).rows.keys()].flatMap((index) => rowChosen(project, field, { entity, index }) ?? []),
    );
  return type === "text" ? [`${text} again`] : [];
}
