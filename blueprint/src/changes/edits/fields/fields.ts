// Fields come, go and change. A new one gets what anybody would expect of it: stars can be given, a yes or no switched,
// a choice filtered by. What goes is gone everywhere: from samples, filters, orders and figures.
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field, FieldType } from "../../../schema/entity.ts";
import { needsDetail } from "../../../reader/draft/capabilities/draft-implied.ts";
import { addCapability, type Plan } from "../../../reader/draft/plan.ts";
import type { Edited, EditOf } from "../edit.ts";
import { filled, planOf, thingOf, withPlan } from "../ground/plan-of.ts";
import { capitalise } from "../../../model/names.ts";
import { listOf } from "../../../project/code/list-of.ts";
import { areOneName, entityOf, fieldOf, freeName, isFigure, lower, plainWords, withEntity, withField } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";

const fieldsMax = 24;
const filtersMax = 5;
const optionsMax = 40;

/** What a field holds, in words. */
const holdings: Readonly<Record<FieldType, string | ((field: Field, blueprint: Blueprint) => string)>> = {
  text: "a short text",
  paragraph: "room for longer text",
  lines: "a list, one entry a line",
  number: ({ unit }) => (unit === undefined ? "a number" : `a number of ${unit}`),
  money: "an amount of money",
  percent: "a percentage",
  duration: ({ unit = "minutes" }) => `a length of time in ${unit}`,
  date: "a day",
  datetime: "a day and a time",
  time: "a time of day",
  boolean: "yes or no",
  choice: ({ options = [] }) => `one of ${listOf(options.slice(0, 5))}${options.length > 5 ? " and more" : ""}`,
  tags: ({ options }) => (options === undefined ? "tags that are typed" : `any of ${listOf(options.slice(0, 5))}`),
  rating: ({ max = 5 }) => `1 to ${max} stars`,
  reference: ({ of }, { entities }) => `one of the ${entities.find(({ id }) => id === of)?.name.many ?? "rows"}`,
  references: ({ of }, { entities }) => `any of the ${entities.find(({ id }) => id === of)?.name.many ?? "rows"}`,
  anyReference: ({ ofAny = [] }, { entities }) =>
    `one of the ${listOf(ofAny.map((of) => entities.find(({ id }) => id === of)?.name.many ?? "rows"))}`,
  link: "a web address",
  email: "an e-mail address",
  picture: "a picture from the device",
  phone: "a phone number",
};

function holds(blueprint: Blueprint, field: Field): string {
  const words = holdings[field.type];
  return typeof words === "string" ? words : words(field, blueprint);
}

/** What one can do with a new field without asking for it. */
function implied(plan: Plan, entity: Entity, field: Field): string[] {
  const of = { entity: entity.id, phrase: null };
  const said: string[] = [];
  const has = (kind: Capability["kind"]): number => plan.capabilities.filter((one) => one.kind === kind && one.entity === entity.id).length;
  if (field.type === "rating" && has("rate") === 0) {
    addCapability(plan, { kind: "rate", ...of, field: field.id });
    said.push(`rate ${entity.name.many}`);
  }
  if (field.type === "tags" && has("tag") === 0) addCapability(plan, { kind: "tag", ...of, field: field.id });
  if (field.type === "boolean") {
    addCapability(plan, { kind: "mark", ...of, field: field.id });
    said.push("switch it in the list");
  }
  if (/^(?:choice|tags|boolean|reference)$/.test(field.type) && has("filter") < filtersMax) {
    addCapability(plan, { kind: "filter", ...of, field: field.id });
    said.push("filter by it");
  }
  const sort = plan.capabilities.find((one) => one.kind === "sort" && one.entity === entity.id);
  if (sort?.kind === "sort" && /^(?:rating|date|money|number|percent|duration)$/.test(field.type)) {
    sort.fields = [...sort.fields, field.id];
    said.push("sort by it");
  }
  return said;
}

/** Adds a field with a value in every sample. */
export function addField(blueprint: Blueprint, { entity: id, field: wanted, guessed, exact = false }: EditOf<"add-field">): Edited {
  const entity = entityOf(blueprint, id);
  const there = entity.fields.find((field) => field.id === wanted.id || plainWords(field.label) === plainWords(wanted.label));
  if (there !== undefined) return { refused: `${capitalise(entity.name.many)} have the field “${there.label}” already.` };
  const same = exact ? undefined : entity.fields.find((field) => areOneName(field.label, wanted.label) || areOneName(field.id, wanted.id));
  if (same !== undefined)
    return {
      refused: `${capitalise(entity.name.many)} have the field “${same.label}” already. If you mean another one, say: “add a field called "${wanted.label}" to ${entity.name.many}”.`,
    };
  if (entity.fields.length >= fieldsMax)
    return { refused: `${capitalise(entity.name.many)} have ${fieldsMax} fields, and more do not fit.` };
  const field = { ...wanted, id: freeName(wanted.id, entity.fields) };
  const plan = planOf(blueprint);
  const drafted = plan.entities.find((other) => other.id === id);
  if (drafted === undefined) return { refused: `There are no ${entity.name.many} in the app.` };
  // Notes stay last: what is read at length closes a form.
  const last = drafted.fields.at(-1);
  if (last?.type === "paragraph" && field.type !== "paragraph" && last.id !== entity.titleField) drafted.fields.splice(-1, 0, field);
  else drafted.fields.push(field);
  const can = implied(plan, entity, field);
  if (needsDetail(drafted) && !plan.capabilities.some((one) => one.kind === "detail" && one.entity === id))
    addCapability(plan, { kind: "detail", phrase: null, entity: id });
  const abilities = can.length === 0 ? "" : ` You can ${listOf(can)}.`;
  const elsewhere = blueprint.entities.find((one) => one !== entity)?.name.many;
  const hint = `I took ${entity.name.many} for it; for another list, name it: “add ${lower(field.label)} to ${elsewhere ?? ""}”.`;
  return {
    blueprint: withPlan(blueprint, plan),
    said: `${capitalise(entity.name.many)} now have the field “${field.label}”: ${holds(blueprint, field)}.${abilities}`,
    ...(guessed && elsewhere !== undefined && { hint }),
    became: [
      `${id}.${field.id}`,
      ...plan.capabilities.filter((one) => !blueprint.capabilities.some((other) => other.id === one.id)).map((one) => one.id),
    ],
  };
}

/** What went with a field, in words. */
function goneWith(before: Blueprint, after: Blueprint): string {
  const gone = before.capabilities.filter((capability) => !after.capabilities.some((other) => other.id === capability.id));
  const words = gone.flatMap((one) => {
    if (isFigure(one)) return [`the ${one.kind} “${one.label}”`];
    return one.kind === "filter" ? ["its filter"] : [];
  });
  const stated = [...new Set(words)];
  return stated.length === 0 ? "" : ` ${capitalise(listOf(stated))} went with it.`;
}

/** Removes a field everywhere. */
export function removeField(blueprint: Blueprint, { entity: entityId, field: id }: EditOf<"remove-field">): Edited {
  const entity = entityOf(blueprint, entityId);
  const field = fieldOf(entity, id);
  if (entity.titleField === id)
    return { refused: `“${field.label}” has to stay, because ${entity.name.many} are named by it. You can give it another name.` };
  const next = tidy(withEntity(blueprint, entityId, (whole) => ({ ...whole, fields: whole.fields.filter((other) => other.id !== id) })));
  return {
    blueprint: next,
    said: `${capitalise(entity.name.many)} no longer have the field “${field.label}”.${goneWith(blueprint, next)}`,
    became: [`-${entityId}.${id}`],
  };
}

function changed(blueprint: Blueprint, { entity: id, field: before, to }: { entity: string; field: Field; to: Partial<Field> }): Blueprint {
  const { options: _options, unit: _unit, min: _min, max: _max, mark: _mark, of: _of, ...plain } = before;
  const retyped = to.type !== undefined && to.type !== before.type;
  const field: Field = retyped ? { ...plain, ...to } : { ...before, ...to };
  const next = withField(blueprint, { entity: id, field: before.id }, () => field);
  const filledIn = withEntity(next, id, (entity) => filled(next, { entity, thing: thingOf(entity), fields: [field] }));
  const plan = planOf(tidy(filledIn));
  if (retyped) implied(plan, entityOf(filledIn, id), field);
  return withPlan(tidy(filledIn), plan);
}

function isThatWay(field: Field, to: Partial<Field>): boolean {
  // The keys of a partial field are keys of a field.
  const keys = Object.keys(to) as (keyof Field)[];
  return keys.every((key) => JSON.stringify(to[key]) === JSON.stringify(field[key]));
}

/** Changes what a field holds or asks for. */
export function setField(blueprint: Blueprint, { entity: id, field: fieldId, to }: EditOf<"set-field">): Edited {
  const entity = entityOf(blueprint, id);
  const field = fieldOf(entity, fieldId);
  if (isThatWay(field, to)) return { refused: `The field “${field.label}” of ${entity.name.many} is that way already.` };
  const title = entity.titleField === fieldId;
  if (title && (to.required === false || (to.type !== undefined && to.type !== "text")))
    return { refused: `“${field.label}” stays a text that has to be filled in, because ${entity.name.many} are named by it.` };
  const next = changed(blueprint, { entity: id, field, to });
  const now = fieldOf(entityOf(next, id), fieldId);
  const what =
    to.required === undefined ? `now holds ${holds(blueprint, now)}` : to.required ? "now has to be filled in" : "may now be left empty";
  // That something may be left out is seen in no check.
  const became = to.required === false ? `${id}.${fieldId}=optional` : `${id}.${fieldId}`;
  return { blueprint: next, said: `The field “${now.label}” of ${entity.name.many} ${what}.`, became: [became] };
}

/** Offers further values for a choice or for tags. */
export function addOptions(blueprint: Blueprint, { entity: id, field: fieldId, options }: EditOf<"add-options">): Edited {
  const entity = entityOf(blueprint, id);
  const field = fieldOf(entity, fieldId);
  const there = field.options ?? [];
  const fresh = options.filter((option) => !there.some((other) => other.toLowerCase() === option.toLowerCase()));
  if (fresh.length === 0)
    return { refused: `“${field.label}” of ${entity.name.many} offers ${listOf(options.map((option) => `“${option}”`))} already.` };
  if (there.length + fresh.length > optionsMax) return { refused: `“${field.label}” cannot offer more than ${optionsMax} values.` };
  const next = changed(blueprint, { entity: id, field, to: { options: [...there, ...fresh] } });
  return {
    blueprint: next,
    said: `“${field.label}” of ${entity.name.many} now also offers ${listOf(fresh.map((option) => `“${option}”`))}.`,
    became: fresh.map((option) => `${id}.${fieldId}=${option}`),
  };
}
