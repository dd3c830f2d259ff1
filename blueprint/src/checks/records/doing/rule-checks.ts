// Rules of rows: a row that would break one is refused with a reason and not added, and the same row is added when it keeps the rule.
import { can, enteredFields, type EntityModel, type FieldModel, fieldOf } from "../../../model/entity-model.ts";
import { breakingRule, brokenBy, keepingRules } from "../../../model/entered/keeping-rules.ts";
import { addLabel, type EnteredValue, type NewEntry } from "../../../model/entered/new-entry.ts";
import type { RuleRead } from "../../../model/entered/read-rules.ts";
import { fieldsRead } from "../../../model/formula/fields-read.ts";
import { withArticle } from "../../../model/names.ts";
import { entityOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import { saidOf } from "../../../project/records/row-rules.ts";
import type { AcceptanceCheck, CheckStep } from "../../../schema/check.ts";
import { addSteps, enter, formPath, type Place, placeOf, rowsOf, seeRow } from "../../place.ts";
import { entryWith, variantsOf, withEntered } from "../entered-sample.ts";
import { firstAsAdministrator } from "../people.ts";

/** A check for each rule of rows that a form adds. */
export function ruleChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.rules.flatMap((rule) => {
    const model = entityOf(project, rule.entity);
    const place = placeOf(project, model);
    const steps = place === null || !can(model, "add") ? [] : stepsOf({ project, model, place, rule });
    if (steps.length === 0) return [];
    const check: AcceptanceCheck = {
      id: `${rule.id}-${rule.entity}`,
      title: `${titleOf(model, rule)}, and nothing is added; one that keeps the rule is added`,
      capability: `browse-${rule.entity}`,
      also: [`${rule.entity}.${rule.id}`],
      phrase: null,
      viewport: "desktop",
      steps: [...(hasAccounts(project) ? firstAsAdministrator(project).steps : []), ...steps],
    };
    return [check];
  });
}

interface Ruled {
  project: ProjectModel;
  model: EntityModel;
  place: Place;
  rule: RuleRead;
}

function titleOf(model: EntityModel, { fields, period, holds, otherwise }: RuleRead): string {
  const labels = (ids: readonly string[]): string => ids.map((id) => fieldOf(model, id).label).join(" and ");
  const one = withArticle(model.entity.name.one);
  if (holds !== null)
    return `${one.charAt(0).toUpperCase()}${one.slice(1)} whose ${labels(fields)} do not fit is refused${otherwise === null ? "" : ` (“${otherwise}”)`}`;
  if (period === null) return `A second ${model.entity.name.one} with the same ${labels(fields)} is refused`;
  const same = fields.length === 0 ? "" : ` with the same ${labels(fields)}`;
  return `A second ${model.entity.name.one}${same} is refused where it overlaps the first from ${labels([period.from])} to ${labels([period.to])}`;
}

/** The fields that a form asks for and that a rule is about. */
function fieldsOf(model: EntityModel, { fields, period }: RuleRead): FieldModel[] {
  const ids = [...fields, ...(period === null ? [] : [period.from, period.to])];
  return ids.map((id) => fieldOf(model, id)).filter(({ transitions }) => transitions === undefined);
}

function stepsOf(ruled: Ruled): CheckStep[] {
  const { project, model, place, rule } = ruled;
  const entry = entryWith(project, model, fieldsOf(model, rule));
  if (entry === null || brokenBy(project, model, entry.values).length > 0) return [];
  return rule.holds === null ? comparedSteps(ruled, entry) : heldSteps({ project, model, place, rule }, entry);
}

/** A row for which the formula does not hold. */
function heldSteps({ project, model, place, rule }: Ruled, entry: NewEntry): CheckStep[] {
  const broken = breakingRule(project, model, { values: entry.values, rule });
  if (broken === null) return [];
  return [
    ...refusedSteps(place, broken, reasonOf({ project, model, place, rule })),
    ...notThere(place, entry.title),
    ...keptSteps(place, entry),
  ];
}

/** A second row with the values of the first one; then with another value. */
function comparedSteps({ project, model, place, rule }: Ruled, begun: NewEntry): CheckStep[] {
  const own = fieldsOf(model, rule);
  if (own.length === 0 || own.some((field) => !begun.values.some((value) => value.field === field))) return [];
  const read = rule.where === null ? [] : fieldsRead(rule.where).filter(({ entity }) => entity === model.entity.id);
  const asked = enteredFields(model).filter(({ id }) => read.some(({ field }) => field === id));
  // Only some rows may be compared: those in a state.
  const pairs = variantsOf(begun, asked).flatMap((variant) => {
    const first = { ...variant, values: keepingRules(project, model, variant.values) };
    if (brokenBy(project, model, first.values).length > 0) return [];
    const after = withEntered(project, model, first);
    const grown = entityOf(after, model.entity.id);
    const same = named(first, own);
    const second = { ...same, values: keepingRules(after, grown, same.values, rule) };
    return [{ first, after, grown, second, broken: brokenBy(after, grown, second.values) }];
  });
  const found = pairs.find(({ broken }) => broken.length === 1 && broken[0]?.id === rule.id);
  if (found === undefined) return [];
  const { first, after, grown, second } = found;
  const mended = entryApart(after, grown, second);
  return [
    ...addSteps(place, first),
    seeRow(place, first.title),
    ...refusedSteps(place, second.values, reasonOf({ project, model, place, rule }) ?? saying(rule, first.title)),
    ...(second.title === first.title ? [] : notThere(place, second.title)),
    ...(mended === null ? [] : keptSteps(place, mended)),
  ];
}

const OTHER = "Another ";

/** The entry under another name, where the name may differ. */
function named({ title, values }: NewEntry, own: readonly FieldModel[]): NewEntry {
  const name = values.find(({ field, text }) => field.type === "text" && text === title);
  if (name === undefined || own.includes(name.field)) return { title, values };
  const other = `${OTHER}${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return { title: other, values: values.map((value) => (value === name ? { ...value, text: other } : value)) };
}

/** The entry with a value that lets it stand beside the others; null where there is none, or it has no name of its own. */
function entryApart(project: ProjectModel, model: EntityModel, { title, values }: NewEntry): NewEntry | null {
  const kept = keepingRules(project, model, values);
  return brokenBy(project, model, kept).length > 0 || !title.startsWith(OTHER) ? null : { title, values: kept };
}

/** What the app says where a rule of its own words is broken; null where it says what is in the way. */
function reasonOf({ project, model, rule }: Ruled): string | null {
  return saidOf(project, model, rule) ?? (rule.holds === null ? null : say.general.notPossible());
}

function saying({ period }: RuleRead, title: string): string {
  return period === null ? say.general.isThereAlready({ title }) : say.general.overlapsWith({ title });
}

function refusedSteps(place: Place, values: readonly EnteredValue[], reason: string | null): CheckStep[] {
  return [
    { do: "open", path: formPath(place) },
    ...values.map(enter),
    { do: "click", target: { role: "button", name: addLabel(place.model), exact: true } },
    { do: "expectVisible", target: { text: reason ?? "" } },
    { do: "expectVisible", target: { role: "button", name: addLabel(place.model), exact: true } },
  ];
}

const notThere = (place: Place, title: string): CheckStep[] => [
  { do: "open", path: place.home },
  { do: "expectHidden", target: rowsOf(place, { text: title }) },
];

const keptSteps = (place: Place, entry: NewEntry): CheckStep[] => [...addSteps(place, entry), seeRow(place, entry.title)];
