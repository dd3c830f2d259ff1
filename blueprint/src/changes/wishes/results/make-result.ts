// A result that is wished for, as totals and charts of an entity, and as a field that the app works out where it takes one.
import { slugOf } from "../../../knowledge/field.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { nameInFormula } from "../../../model/formula/words/name-in-formula.ts";
import { wordsIn } from "../../../project/words/words-in.ts";
import { yesOrNo } from "../../../reader/draft/draft-field.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { placeFigures } from "../../edits/ground/find.ts";
import { filled, thingOf } from "../../edits/ground/plan-of.ts";
import { isNamed, isSaid } from "../said/is-said.ts";
import type { Made } from "./made.ts";
import type { Result } from "./read-result.ts";
import { groupingField, type Measured, measuredField } from "./result-field.ts";

const FIELDS_MAX = 24;
const LABEL_CHARACTERS_MAX = 60;
/** A wish that says more besides than this is another one. */
const UNKNOWN_MAX = 1;

/** What is shown of an entity whose fields suffice for it. */
interface Shown {
  entity: Entity;
  measure: "count" | "sum" | "average";
  field: Field | null;
  label: string;
  /** A field that the result brings. */
  brought?: string;
}

/** The app with a result that is wished for; null where its fields do not say for sure what is meant. */
export function makeResult(blueprint: Blueprint, result: Result): Made | null {
  const made = blueprint.entities.flatMap((entity) => madeOf(blueprint, entity, result) ?? []);
  const sure = made.length > 1 ? made.filter(({ isDoubted }) => !isDoubted) : made;
  return sure.length === 1 ? (sure[0] ?? null) : null;
}

function madeOf(blueprint: Blueprint, before: Entity, result: Result): Made | null {
  const shown = shownOf(before, result);
  if (shown === null || shown.entity.fields.length > FIELDS_MAX) return null;
  const { entity, field } = shown;
  const by = result.by === null ? null : groupingField(before, result.by);
  if (result.by !== null && (by === null || by === field)) return null;
  const day = result.period === null ? null : dayOf(entity);
  if (day?.isOpen === true) return null;
  const whole = day === null ? entity : day.entity;
  const unknown = result.about.filter((word) => !isNamed(whole, word) && !(field !== null && isSaid(field, [word])));
  // "How many are rotten" counts some of the rows, and "each day's fluids" are no mood.
  const isMeant = field !== null && (shown.brought !== undefined || isSaid(field, result.about));
  if (unknown.length > (isMeant ? UNKNOWN_MAX : 0) || unknown.some((word) => /\d/.test(word))) return null;
  const figures = figuresOf(blueprint, { ...shown, entity: whole }, { by, day: day?.field ?? null, period: result.period });
  const fresh = whole.fields.filter((one) => !before.fields.includes(one));
  const full = filled(blueprint, { entity: whole, thing: thingOf(whole), fields: fresh.filter(({ formula }) => formula === undefined) });
  const next: Blueprint = {
    ...blueprint,
    entities: blueprint.entities.map((one) => (one === before ? full : one)),
    capabilities: [...blueprint.capabilities, ...figures.filter(({ id }) => !blueprint.capabilities.some((one) => one.id === id))],
  };
  const brought = shown.brought === undefined ? [] : [`${entity.id}.${shown.brought}`];
  return {
    blueprint: placeFigures(next, blueprint),
    became: [...figures.map(({ id }) => id), ...brought],
    isDoubted: unknown.length > 0,
  };
}

function shownOf(entity: Entity, result: Result): Shown | null {
  const { measure, about, by } = result;
  if (measure === "owed") return owedOf(entity, { about, isGrouped: by !== null });
  const measured = measuredField(entity, result);
  if (measure === "count") {
    const isOfNumber = measured !== null && isSaid(measured.field, about);
    return isOfNumber ? addedUp(measured) : { entity, measure, field: null, label: capital(entity.name.many) };
  }
  if (measured === null) return null;
  if (measure === "sum") return addedUp(measured);
  return { ...measured, measure, label: labelled(english.averageValue({ label: measured.field.label.toLowerCase() })) };
}

const english = wordsIn("en").app;

function addedUp({ entity, field }: Measured): Shown {
  return { entity, field, measure: "sum", label: labelled(english.totalValue({ label: field.label.toLowerCase() })) };
}

/** What is still to be paid: an amount of what is not settled, or what is missing of it. */
function owedOf(entity: Entity, { about, isGrouped }: { about: readonly string[]; isGrouped: boolean }): Shown | null {
  const money = entity.fields.filter(({ type, formula }) => type === "money" && formula === undefined);
  const received = money.filter(({ label }) => lexicon.names(label, "settled-state"));
  const amounts = money.filter((field) => !received.includes(field));
  const [amount, ...others] = amounts.length > 1 ? amounts.filter((field) => isSaid(field, about)) : amounts;
  if (amount === undefined || others.length > 0 || received.length > 1) return null;
  const [part] = received;
  const settled = settledIn(entity);
  const label = "Still owed";
  if (entity.fields.some(({ id }) => id === slugOf(label))) return null;
  if (part === undefined && settled === null) {
    const paid: Field = { id: "paid", required: false, ...yesOrNo("paid") };
    return withOwed({ ...entity, fields: [...entity.fields, paid] }, { amount, formula: `if(Paid, 0, ${nameInFormula(amount)})`, label });
  }
  if (part !== undefined) return withOwed(entity, { amount, formula: `${nameInFormula(amount)} - ${nameInFormula(part)}`, label });
  if (!isGrouped && settled?.isMarked === true)
    return { entity, field: amount, measure: "sum", label: english.totalValue({ label: amount.label.toLowerCase() }) };
  return settled === null ? null : withOwed(entity, { amount, formula: `if(${settled.formula}, 0, ${nameInFormula(amount)})`, label });
}

function withOwed(entity: Entity, { amount, formula, label }: { amount: Field; formula: string; label: string }): Shown {
  const { unit = "USD" } = amount;
  const field: Field = { id: slugOf(label), label, type: "money", required: false, unit, formula };
  return { entity: { ...entity, fields: [...entity.fields, field] }, field, measure: "sum", label, brought: field.id };
}

/** How a row says that it is settled: as a formula, and whether it is ticked. */
function settledIn({ fields }: Entity): { formula: string; isMarked: boolean } | null {
  const flag = fields.find(({ type, label, formula }) => type === "boolean" && formula === undefined && isSettled(label));
  if (flag !== undefined) return { formula: nameInFormula(flag), isMarked: true };
  const state = fields.find(({ type, options = [] }) => type === "choice" && options.some(isSettled));
  const paid = state?.options?.find(isSettled);
  return state === undefined || paid === undefined ? null : { formula: `${nameInFormula(state)} = "${paid}"`, isMarked: false };
}

const isSettled = (words: string): boolean =>
  !lexicon.is(words.split(" ")[0]?.toLowerCase(), "denying-word") &&
  (lexicon.is(words, "settled-state") || lexicon.is(words.split(" ").at(-1), "settled-state"));

/** The day by which rows are grouped, and the entity that has it; `isOpen` where it has several. */
function dayOf(entity: Entity): { entity: Entity; field: Field; isOpen: boolean } {
  const days = entity.fields.filter(({ type, formula }) => type === "date" && formula === undefined);
  const [day, ...others] = days.length > 1 ? days.filter(({ id }) => id === "date") : days;
  if (day !== undefined) return { entity, field: day, isOpen: others.length > 0 };
  const field: Field = { id: "date", label: "Date", type: "date", required: false };
  return { entity: { ...entity, fields: [...entity.fields, field] }, field, isOpen: days.length > 1 };
}

function figuresOf(
  { capabilities }: Blueprint,
  { entity, measure, field, label }: Shown,
  { by, day, period }: { by: Field | null; day: Field | null; period: Result["period"] },
): Capability[] {
  const common = { entity: entity.id, phrase: null, measure, field: field?.id ?? null };
  const total: Capability = {
    ...common,
    id: idOf("total", entity, [field?.id ?? "count", ...(measure === "average" ? ["mean"] : [])]),
    kind: "total",
    label,
  };
  const groups = [...(by === null ? [] : [by]), ...(day === null ? [] : [day])];
  const charts = groups.map((group): Capability => {
    const isDay = group === day;
    const called = `${label} by ${isDay ? (period ?? "month") : group.label.toLowerCase()}`;
    const spans = isDay && period !== null && period !== "month" ? { period } : {};
    const shape = isDay ? "line" : group.type === "boolean" ? "ring" : "bars";
    return {
      ...common,
      id: idOf("chart", entity, [group.id, field?.id ?? "count", ...(isDay && period !== null ? [period] : [])]),
      kind: "chart",
      by: group.id,
      shape,
      label: labelled(called),
      ...spans,
    };
  });
  return [...charts, total].map((figure) => capabilities.find((one) => isSame(one, figure)) ?? figure);
}

const idOf = (kind: string, { id }: Entity, parts: readonly string[]): string =>
  [kind, id, ...parts].join("-").slice(0, 48).replace(/-+$/, "");

/** Whether a figure shows what another one does. */
function isSame(one: Capability, other: Capability): boolean {
  if (one.kind !== other.kind || one.entity !== other.entity) return false;
  if (one.kind === "total" && other.kind === "total") return one.measure === other.measure && one.field === other.field;
  if (one.kind !== "chart" || other.kind !== "chart") return false;
  return (
    one.measure === other.measure &&
    one.field === other.field &&
    one.by === other.by &&
    (one.period ?? "month") === (other.period ?? "month")
  );
}

const labelled = (label: string): string => label.slice(0, LABEL_CHARACTERS_MAX);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
