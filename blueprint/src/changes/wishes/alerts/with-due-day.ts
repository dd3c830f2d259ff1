// What comes again after a time has a day on which it is due, worked out of the day on which it was done last.
import { slugOf } from "../../../knowledge/field.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { parseFormula } from "../../../model/formula/parse-formula.ts";
import { nameInFormula } from "../../../model/formula/words/name-in-formula.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { Account } from "../reminders/with-reminders.ts";
import { isSaid } from "../said/is-said.ts";
import { type Interval, readInterval } from "./read-interval.ts";

const LABEL = "Next due";
const FIELDS_MAX = 24;

/** What was read of a text, with the day on which each row is due again, where the text says after what time and the rows have the day from which it is counted. */
export function withDueDay<Read extends Account>(read: Read, text: string): Read {
  const interval = readInterval(text);
  if (interval === null) return read;
  const { blueprint } = read;
  const [due, ...others] = blueprint.entities.flatMap((entity) => dueIn(entity, interval) ?? []);
  if (due === undefined || others.length > 0) return read;
  const { before, after, field } = due;
  const entities = blueprint.entities.map((entity) => (entity === before ? after : entity));
  if ("problem" in parseFormula(entities, after, field)) return read;
  const id = `${after.id}.${field.id}`;
  // "Get drenched every 8 weeks".
  const isDuty = (phrase: string): boolean =>
    phrase.includes(interval.phrase) &&
    (phrase.replace(interval.phrase, " ").match(/\p{L}+/gu) ?? []).every((word) => lexicon.names(word, "recurring-duty"));
  // "Next due = 12 months after last test", whose words the field alone would not account for.
  const stated = read.understood.find((one) => one.became.includes(id) && one.phrase.includes(interval.phrase));
  const phrase = read.notUnderstood.find(isDuty) ?? stated?.phrase ?? interval.phrase;
  const isOfIt = (other: string): boolean => phrase.includes(other) || other === field.label.toLowerCase();
  return {
    ...read,
    blueprint: { ...blueprint, entities },
    understood: [...read.understood.filter((one) => one !== stated), { phrase, became: [id], isWhole: true }],
    notUnderstood: read.notUnderstood.filter((other) => !isOfIt(other)),
  };
}

interface Due {
  before: Entity;
  after: Entity;
  field: Field;
}

function dueIn(entity: Entity, { unit, count, from }: Interval): Due | null {
  const days = entity.fields.filter(({ type, formula }) => type === "date" && formula === undefined);
  const toCome = days.filter(({ label }) => lexicon.names(label, "due-word"));
  const done = days.filter((field) => !toCome.includes(field));
  const said = from.length === 0 ? [] : done.filter((field) => isSaid(field, from));
  const last = done.filter(({ label }) => lexicon.names(label, "done-last"));
  const [day, ...others] = said.length > 0 ? said : last;
  const [typed, ...more] = toCome;
  if (day === undefined || others.length > 0 || more.length > 0 || (typed === undefined && entity.fields.length >= FIELDS_MAX)) return null;
  const name = nameInFormula(day);
  const formula = unit === "days" ? `${name} + ${count}` : `months(${name}, ${count})`;
  const field: Field = { id: typed?.id ?? slugOf(LABEL), label: typed?.label ?? LABEL, type: "date", required: false, formula };
  if (typed === undefined && entity.fields.some(({ id }) => id === field.id)) return null;
  const fields =
    typed === undefined
      ? entity.fields.toSpliced(entity.fields.indexOf(day) + 1, 0, field)
      : entity.fields.map((one) => (one === typed ? field : one));
  const samples = entity.samples.map(({ [field.id]: _entered, ...row }) => row);
  return { before: entity, after: { ...entity, fields, samples }, field };
}
