// Which field of an entity a result is of, and by which its rows are grouped, by the words of the wish.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { NUMBER_TYPES } from "../../../model/fields.ts";
import { statisticOf } from "../../../model/figures/statistic-of.ts";
import { meansPeople } from "../../../reader/text/noun-kind.ts";
import { singularsIn } from "../../../reader/text/content-words.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { isAmong } from "../said/is-among.ts";
import type { Result } from "./read-result.ts";
import { isSaid } from "../said/is-said.ts";

const GROUPING: ReadonlySet<Field["type"]> = new Set(["choice", "text", "reference", "boolean", "tags"]);

/** An entity, and the field of it that is measured. */
export interface Measured {
  entity: Entity;
  field: Field;
}

/** The number that words name, else the money of a row, else its only number where no money is meant; null where none is for sure. */
export function measuredField(
  entity: Entity,
  { about: words, isMoney, measure }: Pick<Result, "about" | "isMoney" | "measure">,
): Measured | null {
  const numbers = entity.fields.filter((field) => NUMBER_TYPES.has(field.type) && statisticOf(field, entity) !== "none");
  const named = numbers.filter((field) => isSaid(field, words));
  if (named.length > 0) return only(entity, named);
  const texts = measure === "count" ? [] : entity.fields.filter((field) => isFreeText(entity, field));
  const typed = only(
    entity,
    texts.filter((field) => isSaid(field, words)),
  );
  if (typed !== null) return asNumber(typed);
  const money = numbers.filter(({ type }) => type === "money");
  if (money.length > 0) return only(entity, money);
  if (numbers.length > 0 && !isMoney) return only(entity, numbers);
  const amounts = only(
    entity,
    texts.filter(({ label }) => isMoneySaid(label)),
  );
  return amounts === null ? null : asNumber(amounts);
}

/** The field by which rows are grouped: what words name, or whoever the rows are of; null where none is meant for sure. */
export function groupingField(entity: Entity, words: readonly string[]): Field | null {
  const fields = entity.fields.filter(({ type, formula }) => GROUPING.has(type) && formula === undefined);
  if (words.length > 0) {
    const [field, ...others] = fields.filter((one) => isSaid(one, words));
    if (field !== undefined) return others.length === 0 ? field : null;
    if (!words.some((word) => isAmong(word, singularsIn(entity.name.one)) || meansPeople(word))) return null;
  }
  const people = fields.filter(({ label, type }) => type === "text" && isOfPerson(label));
  const title = fields.find(({ id }) => id === entity.titleField);
  const [person, ...more] = people.length > 1 ? people.filter((field) => field !== title) : people;
  if (person !== undefined) return more.length === 0 ? person : null;
  return title !== undefined && meansPeople(entity.name.one) ? title : null;
}

const isOfPerson = (label: string): boolean => /^who\b/i.test(label) || singularsIn(label).some((word) => meansPeople(word));

const only = (entity: Entity, fields: readonly Field[]): Measured | null => {
  const [field] = fields;
  return field === undefined || fields.length > 1 ? null : { entity, field };
};

/** A text in which no sample has words, which may as well be a number. */
const isFreeText = ({ titleField, samples }: Entity, { id, type, formula }: Field): boolean =>
  type === "text" && id !== titleField && formula === undefined && samples.every((row) => (row[id] ?? null) === null);

/** "What it cost". */
const isMoneySaid = (label: string): boolean =>
  [label.toLowerCase(), ...singularsIn(label)].some((word) => fieldNoun(word)?.type === "money");

/** The entity with a text of it as a number. */
function asNumber({ entity, field }: Measured): Measured {
  const { placeholder: _words, ...plain } = field;
  const number: Field = isMoneySaid(field.label) ? { ...plain, type: "money", unit: "USD" } : { ...plain, type: "number" };
  return { entity: { ...entity, fields: entity.fields.map((one) => (one === field ? number : one)) }, field: number };
}
