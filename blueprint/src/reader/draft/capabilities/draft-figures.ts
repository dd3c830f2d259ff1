// Totals and charts, asked for or natural. What is added up is what the words name, else the money of the thing in question.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Figure } from "../../../knowledge/entity-template.ts";
import type { Field } from "../../../schema/entity.ts";
import type { Intent } from "../../parse/parsed-prompt.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import type { CapabilityOf } from "../../../model/entity-model.ts";
import { statisticOf } from "../../../model/figures/statistic-of.ts";
import { capital, yesOrNo } from "../draft-field.ts";
import { wordsIn } from "../../../project/words/words-in.ts";
import { fittingRows } from "../samples/fitting-rows.ts";
import { inOwnNoun } from "../look/in-own-noun.ts";
import { conditionOf, stateCounted } from "./state-counted.ts";
import { addCapability, addField, type AskedCapability, type DraftEntity, fieldFor, findField, plainField, type Plan } from "../plan.ts";

const summable = new Set<Field["type"]>(["money", "number", "duration", "percent", "rating"]);

function hasPeriod(intent: Intent): boolean {
  // "Over time" is a period, "cooking time" is none.
  const isPeriod = (word: string): boolean => lexicon.is(word, "period") && (word !== "time" || intent.words.includes("over"));
  return intent.words.some((word) => isPeriod(word) || /^(?:trends?|months)$/.test(word));
}

/** The entity that a figure is about: the one in question, unless only another one has something to add up. */
function figureEntity(plan: Plan, entity: DraftEntity, intent: Intent): DraftEntity {
  const has = (candidate: DraftEntity): boolean => candidate.fields.some((field) => field.type === "money");
  // "Revenue per client" is about what has the revenue.
  const grouping = ["by", "per"].flatMap((name) => intent.after.get(name)?.tokens.map((token) => token.low) ?? []);
  const words = intent.words.filter((word) => !grouping.includes(word));
  const meant = plan.entities.find((candidate) => words.includes(candidate.mention.many) || words.includes(candidate.mention.one));
  if (meant !== undefined) return meant;
  if (intent.object !== null && findField(entity, intent.object) !== null) return entity;
  return intent.act === "total" && !has(entity) ? (plan.entities.findLast(has) ?? entity) : entity;
}

function measuredField(entity: DraftEntity, intent: Intent): Field | null {
  const nouns: (NounPhrase | null | undefined)[] = [intent.object, intent.after.get("of"), intent.after.get("for")];
  for (const noun of nouns) {
    if (noun === null || noun === undefined) continue;
    const found = findField(entity, noun)?.field;
    if (found !== undefined && summable.has(found.type)) return fieldFor(entity, noun);
  }
  if (intent.words.some((word) => lexicon.is(word, "money-word")) || intent.act === "total")
    return entity.fields.find((field) => field.type === "money") ?? (isCounting(intent) ? null : onlyNumber(entity));
  // What is little else than an amount (expenses, payments) or a number (steps a day) is added up; counting it would say nothing.
  return (
    entity.fields.find((field) => field.type === "money" && field.id === "amount") ??
    (isTally(entity) ? onlyNumber(entity) : null) ??
    measurement(entity)
  );
}

/** The number that rows are named after, as weights are: each is a measurement, of which charts show every one. */
function measurement({ mention, fields }: DraftEntity): Field | null {
  return fields.find(({ type, label }) => summable.has(type) && label.toLowerCase() === mention.one) ?? null;
}

/** Rows of a day and a number. */
function isTally({ thing, fields }: DraftEntity): boolean {
  const others = fields.filter(({ type }) => type !== "number");
  return thing === null && others.some(({ type }) => type === "date") && others.every(({ type }) => /^(?:text|paragraph|date)$/.test(type));
}

/** What is added up where no word names it and there is no money: the only number of a row that can be. */
function onlyNumber(entity: DraftEntity): Field | null {
  const numbers = entity.fields.filter((field) => /^(?:number|duration)$/.test(field.type) && statisticOf(field, entity) === "sum");
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

function isCounting({ words }: Intent): boolean {
  return words.some((word) => /^(?:count|counts|many|number|counter)$/.test(word));
}

function measureOf(entity: DraftEntity, intent: Intent, field: Field | null): Measured["measure"] {
  const statistic = field === null ? "none" : statisticOf(field, entity);
  if (statistic === "none") return "count";
  if (intent.words.some((word) => lexicon.is(word, "result-average"))) return "average";
  if (isCounting(intent)) return "count";
  // What is stated to be a total is one, also of what has an average otherwise; no total is ever made of shares and stars.
  const isStated = intent.words.some((word) => lexicon.is(word, "result-sum"));
  return isStated && field?.type !== "percent" && field?.type !== "rating" ? "sum" : statistic;
}

/** The field that a chart is by: what the words name after "by", the date for a period, else the first that groups. */
function groupField(entity: DraftEntity, intent: Intent): Field | null {
  const dated = entity.fields.find((field) => field.type === "date") ?? null;
  for (const name of ["by", "per", "over", "across", "between"]) {
    const noun = intent.after.get(name);
    if (noun === undefined) continue;
    if (noun.tokens.some((token) => lexicon.is(token.one, "period"))) return dated;
    const field = fieldFor(entity, noun, [], false);
    if (field?.type === "text") return chosen(entity, field);
    return field !== null && /^(?:choice|tags|reference|boolean|date)$/.test(field.type) ? field : null;
  }
  if (hasPeriod(intent)) return dated;
  return (
    entity.fields.find((field) => field.type === "choice") ??
    entity.fields.find((field) => field.type === "tags" || field.type === "reference" || field.type === "boolean") ??
    dated
  );
}

/** A text that a chart is by becomes a choice of what the samples hold; where they hold nothing, what is typed makes the groups. */
function chosen(entity: DraftEntity, field: Field): Field | null {
  const column = entity.thing?.fields.findIndex((known) => known.id === field.id) ?? -1;
  const values = [
    ...new Set(
      (entity.thing === null ? [] : fittingRows(entity.thing, entity.mention.one).rows)
        .map((row) => row[column])
        .filter((value) => typeof value === "string" && value !== ""),
    ),
  ].map(String);
  if (values.length === 0) return field;
  if (values.length < 2 || values.length > 12) return null;
  const choice: Field = { id: field.id, label: field.label, type: "choice", required: field.required, options: values };
  entity.fields = entity.fields.map((other) => (other.id === field.id ? choice : other));
  return choice;
}

type Measured = Pick<Figure, "measure" | "field" | "label">;

const english = wordsIn("en").app;

function labelFor(entity: DraftEntity, measure: Measured["measure"], field: Field | null): string {
  const many = capital(entity.mention.many);
  if (field === null || measure === "count") return many;
  const label = field.label.toLowerCase();
  if (measure === "average") return english.averageValue({ label });
  return english.totalValue({ label: label === "amount" || label === "total" ? entity.mention.many : label });
}

/** The chart of a measure by a field; one that the thing knows too is called as the thing calls it. */
function chartOf(entity: DraftEntity, by: Field, { measure, field, label }: Measured, { words, phrase }: Intent): AskedCapability {
  const dated = by.type === "date";
  const each = measure === "average" && measurement(entity)?.id === field ? measurement(entity) : null;
  const period = dated ? (periodIn(words) ?? (each === null ? null : "day")) : null;
  const shape = dated ? "line" : by.type === "boolean" ? "ring" : "bars";
  const isSame = (figure: Figure): boolean =>
    figure.kind === "chart" && figure.by === by.id && figure.field === field && figure.measure === measure;
  const known = period !== null ? undefined : entity.thing?.figures?.find(isSame);
  const isOfEach = by.id === entity.titleField && by.type === "text" && measure !== "count";
  const group = isOfEach ? `of each ${entity.mention.one}` : `by ${period ?? (dated ? "month" : by.label.toLowerCase())}`;
  const called = `${each !== null && period === "day" ? each.label : label} ${group}`;
  const own = known === undefined ? undefined : { ...known, label: ownLabel(entity, known) };
  const chart = figureOf(entity, own ?? { kind: "chart", by: by.id, measure, field, shape, label: called }, phrase);
  return period !== null && chart.kind === "chart" ? { ...chart, period } : chart;
}

/** The period that words name for a chart; null for months, which need no word. */
function periodIn(words: readonly string[]): NonNullable<CapabilityOf<"chart">["period"]> | null {
  return (["day", "week", "year"] as const).find((period) => words.some((word) => lexicon.is(word, `by-${period}`))) ?? null;
}

/** Whether every word of what is to be added up is one that we can honour: "total outstanding" asks for more than a total. */
function isPlain(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const { object } = intent;
  if (object === null || findField(entity, object) !== null) return true;
  const names = plan.entities.flatMap((candidate) =>
    `${candidate.mention.one} ${candidate.mention.many} ${candidate.thing?.words.join(" ") ?? ""}`.split(" "),
  );
  return object.tokens.every(
    (token) =>
      (["period", "money-phrase", "computed-adjective"] as const).some((words) => lexicon.is(token.low, words)) ||
      names.includes(token.low) ||
      names.includes(token.one),
  );
}

/** The number whose course shows progress: a weight before all others, else the last that is kept. */
function progressField(entity: DraftEntity): Field | null {
  const numbers = entity.fields.filter((field) => summable.has(field.type));
  return numbers.find((field) => /weight|distance|score|pages|points/.test(field.id)) ?? numbers.at(-1) ?? null;
}

/** What is shown over time needs a date: the thing's own, or a plain one. */
function giveDate(entity: DraftEntity): void {
  if (entity.fields.some((field) => field.type === "date")) return;
  const known = entity.thing?.fields.find((field) => field.type === "date");
  addField(entity, known === undefined ? { id: "date", label: "Date", type: "date", required: false } : plainField(known));
}

/** "What is outstanding" is computed of the rows that are not settled, so each says whether it is. */
function giveSettling(entity: DraftEntity): void {
  const states = entity.fields.flatMap(({ label, mark, options = [] }) => [label, mark?.on ?? "", ...options]);
  if (!states.some((state) => lexicon.is(state, "settled-state"))) addField(entity, { id: "paid", required: false, ...yesOrNo("paid") });
}

/** Charts are by day, week, month or year: any other period that is asked for is not built. */
function leavePeriod({ account, parsed }: Plan, { place }: Intent): void {
  for (const { 0: word, index } of parsed.text.slice(place.start, place.end).matchAll(/\p{L}+/gu))
    if (lexicon.is(word.toLowerCase(), "period-not-drawn"))
      account.unread.push({ start: place.start + index, end: place.start + index + word.length });
}

/** Makes totals and charts of an intent for either. */
export function draftTotals(plan: Plan, asked: DraftEntity, intent: Intent): boolean {
  const entity = figureEntity(plan, asked, intent);
  const state = intent.act === "total" ? stateCounted(intent.words) : null;
  if (state !== null) return countState(plan, { entity, state, intent });
  const isComputed = intent.words.some((word) => lexicon.is(word, "computed-adjective"));
  const progress =
    intent.act === "chart" && intent.words.some((word) => /^(?:progress|development|improvement|evolution|history)$/.test(word));
  const field = measuredField(entity, intent) ?? (progress ? progressField(entity) : null);
  if (intent.act === "total" && (!isPlain(plan, entity, intent) || (isComputed && field === null))) return false;
  if (intent.words.some((word) => lexicon.is(word, "unsettled")) && field?.type === "money") giveSettling(entity);
  if ((progress && field !== null) || hasPeriod(intent)) giveDate(entity);
  const measure = progress && field !== null ? "average" : measureOf(entity, intent, field);
  const chart = intent.act === "chart" || hasPeriod(intent) || intent.after.has("by") || intent.after.has("per");
  const dated = entity.fields.find((candidate) => candidate.type === "date") ?? null;
  const by = progress && dated !== null ? dated : chart ? groupField(entity, intent) : null;
  if (chart && by === null) return false;
  if (by?.type === "date") leavePeriod(plan, intent);
  const measured = { measure, field: measure === "count" ? null : (field?.id ?? null), label: labelFor(entity, measure, field) };
  if (by !== null) addCapability(plan, chartOf(entity, by, measured, intent));
  if (intent.act === "total") addCapability(plan, figureOf(entity, { kind: "total", ...measured }, intent.phrase));
  return true;
}

/** Counts the rows in a state; not done where no field tells it, since the number of all would say something else. */
function countState(plan: Plan, { entity, state, intent }: { entity: DraftEntity; state: readonly string[]; intent: Intent }): boolean {
  const condition = conditionOf(entity, state);
  if (condition === null) return false;
  const { where, label } = condition;
  addCapability(plan, {
    kind: "total",
    entity: entity.id,
    phrase: intent.phrase,
    measure: "count",
    field: null,
    where,
    label: capital(label),
  });
  return true;
}

/** What a figure of a thing is called where its rows have a noun of their own: "Boats", and not "Vehicles". */
function ownLabel(entity: DraftEntity, { kind, measure, label }: Figure): string {
  const { thing, mention } = entity;
  const isOfAll = kind === "total" && measure === "count" && !label.includes(" ");
  const isOther = label === capital(thing?.many ?? "") || mention.one !== thing?.one;
  return isOfAll && isOther ? capital(mention.many) : inOwnNoun(label, entity);
}

/** The figure of a thing as a capability of its entity; null where the entity lacks a field of it. */
export function naturalFigure(entity: DraftEntity, figure: Figure): AskedCapability | null {
  const has = (id: string | null): boolean => id === null || entity.fields.some((field) => field.id === id);
  if (!has(figure.field) || (figure.kind === "chart" && !has(figure.by))) return null;
  return figureOf(entity, { ...figure, label: ownLabel(entity, figure) });
}

/** A figure as a capability of an entity that has its fields. */
function figureOf({ id: entity }: DraftEntity, figure: Figure, phrase: string | null = null): AskedCapability {
  return { ...figure, entity, phrase };
}
