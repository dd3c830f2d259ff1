// What a text wishes to be reminded of, for an app that can remind: the wish becomes a rule on a date of the rows. A date that
// is yet to come is taken where one fits, and the one that the person named is added where there is none.
import { NotifyFeature } from "../../../features/community/notify/notify-schema.ts";
import { capitalise } from "../../../model/names.ts";
import { singularsIn } from "../../../reader/text/content-words.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity, Field, SampleValue } from "../../../schema/entity.ts";
import type { Understood } from "../../../schema/reading.ts";
import { perform } from "../../edits/perform.ts";
import { isAmong } from "../said/is-among.ts";
import { type Reminder, readReminder } from "./read-reminder.ts";

/** A blueprint with an account of the text that it was read from. */
export interface Account {
  blueprint: Blueprint;
  understood: Understood[];
  notUnderstood: string[];
}

/** What was read of a text, with the reminders that it wishes for as far as the app has, or can have, the day. */
export function withReminders<Read extends Account>(read: Read, text: string): Read {
  let next = read;
  for (const phrase of read.notUnderstood) {
    if (!next.notUnderstood.includes(phrase)) continue;
    const clause = clauseFrom(text, phrase);
    const reminder = readReminder(clause);
    const made = reminder === null ? null : remind(next.blueprint, reminder);
    if (made === null) continue;
    const isOfIt = (other: string): boolean => other === phrase || clause.includes(other);
    next = {
      ...next,
      blueprint: made.blueprint,
      understood: [...next.understood, { phrase: clause, became: made.became }],
      notUnderstood: next.notUnderstood.filter((other) => !isOfIt(other)),
    };
  }
  return next;
}

/** The phrase with what follows it in its clause: of "remind me when it needs watering", "remind me" may be all that was left over. */
function clauseFrom(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  if (at < 0) return phrase;
  const rest = text.slice(at + phrase.length);
  const end = /[.,;:!?\n()]|\s(?:and|but|so)\s/i.exec(rest)?.index ?? rest.length;
  return text.slice(at, at + phrase.length + end).trim();
}

interface Made {
  blueprint: Blueprint;
  became: string[];
}

function remind(blueprint: Blueprint, reminder: Reminder): Made | null {
  const found = fittingDay(blueprint, reminder);
  if (found !== null) return withRule(blueprint, { ...found, reminder, became: [] });
  const entity = reminder.named === null ? undefined : subjectOf(blueprint, reminder);
  if (entity === undefined || reminder.named === null) return null;
  const added = perform(blueprint, { kind: "add-field", entity: entity.id, field: dayNamed(reminder.named, entity), guessed: false });
  if ("refused" in added) return null;
  const whole = added.blueprint.entities.find(({ id }) => id === entity.id);
  const field = whole?.fields.find(({ id }) => added.became.includes(`${entity.id}.${id}`));
  return whole === undefined || field === undefined
    ? null
    : withRule(added.blueprint, { entity: whole, field, reminder, became: added.became });
}

/** "Return date"; of appointments, "the appointment" is their date. */
function dayNamed(named: string, { name }: Entity): Field {
  const isEntity = singularsIn(named).every((word) => singularsIn(name.many).includes(word) || word === "due");
  const label = isEntity ? "Date" : capitalise(named);
  const id = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { id: id || "date", label, type: "date", required: false };
}

interface Day {
  entity: Entity;
  field: Field;
}

/** The date of which is reminded: the one that the words name, else the only one that can be meant; null where none is. */
function fittingDay({ entities }: Blueprint, { about, deed }: Reminder): Day | null {
  const days = entities.flatMap((entity) => entity.fields.filter((field) => isToCome(entity, field)).map((field) => ({ entity, field })));
  const named = deed === null ? about : [...about, deed];
  const said = days.filter(({ entity, field }) => {
    const label = singularsIn(field.label);
    const rest = about.filter((word) => !isAmong(word, singularsIn(entity.name.many)));
    return named.some((word) => isAmong(word, label)) && rest.every((word) => isAmong(word, label));
  });
  if (said.length > 0) return only(said);
  return only(days.filter(({ entity }) => about.every((word) => isAmong(word, singularsIn(entity.name.many)))));
}

/** The only one, or the only one whose name says that it is due. */
function only(days: readonly Day[]): Day | null {
  const due = days.filter(({ field }) => singularsIn(field.label).some((word) => word === "due" || word === "next"));
  const [one] = days.length === 1 ? days : due.length === 1 ? due : [];
  return one ?? null;
}

/** Whose date it is that is not there yet: what the words name, or what the app is about. */
function subjectOf({ entities }: Blueprint, { about }: Reminder): Entity | undefined {
  const named = entities.filter(({ name }) => about.some((word) => isAmong(word, singularsIn(name.many))));
  return named.length > 0 ? named[0] : entities.length === 1 ? entities[0] : undefined;
}

/** How many days from the first use a sample is; null where it says nothing of it. */
function daysFrom(value: SampleValue | undefined): number | null {
  const days = typeof value === "string" ? Number(/^(-?\d{1,3})T/.exec(value)?.[1] ?? NaN) : value;
  return typeof days === "number" && Number.isFinite(days) ? days : null;
}

/** "Last service", "started on": without samples, the name says that a date is past. */
const PAST = /\b(?:last|previous|since|\p{L}{2,}ed)\b/iu;

/** "Date": the day of a row, of which nothing says when it is. */
const PLAIN = /^(?:date|day|when)$/i;

/** Whether it is a date that is yet to come, as far as its samples say: nobody is reminded of when something was last done. */
function isToCome({ samples }: Entity, { id, type, label }: Field): boolean {
  const days = samples.flatMap((row) => daysFrom(row[id]) ?? []);
  return (
    (type === "date" || type === "datetime") && (days.length === 0 ? !PAST.test(label) : PLAIN.test(label) || days.some((day) => day > 0))
  );
}

/** The blueprint with a rule for a date, of which a sample is due, so that what is shown on the day can be tried. */
function withRule(blueprint: Blueprint, { entity, field, reminder, became }: Day & { reminder: Reminder; became: string[] }): Made {
  const { daysBefore } = reminder;
  const id = `notify-${entity.id}-${field.id}`.slice(0, 48);
  const about = { kind: "notify", id, phrase: null, entity: entity.id, field: field.id } as const;
  const nothing = { value: null, condition: null, text: "" } as const;
  const rule = NotifyFeature.parse({ ...about, ...nothing, when: "due", to: ["everybody"], ...(daysBefore > 0 && { daysBefore }) });
  const entities = blueprint.entities.map((one) => (one.id === entity.id ? withDue(one, { field, daysBefore }) : one));
  const features = [...blueprint.features.filter((one) => one.id !== id), rule];
  return { blueprint: { ...blueprint, entities, features }, became: [id, `${entity.id}.${field.id}`, ...became].filter(isFirst) };
}

const isFirst = (one: string, at: number, all: readonly string[]): boolean => all.indexOf(one) === at;

function withDue(entity: Entity, { field, daysBefore }: { field: Field; daysBefore: number }): Entity {
  const isDue = (row: Entity["samples"][number]): boolean => {
    const days = daysFrom(row[field.id]);
    return days !== null && days <= daysBefore && days >= 0;
  };
  if (entity.samples.some(isDue)) return entity;
  const samples = entity.samples.map((row, at) => (at === 0 ? { ...row, [field.id]: dueValue(row[field.id], daysBefore) } : row));
  return { ...entity, samples };
}

/** The value with another day, and the time of day that it has. */
function dueValue(value: SampleValue | undefined, day: number): SampleValue {
  const time = typeof value === "string" ? /T.*$/.exec(value)?.[0] : undefined;
  return time === undefined ? day : `${day - 1}${time}`;
}
