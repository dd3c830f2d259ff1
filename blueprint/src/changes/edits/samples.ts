// The rows of a first visit: given by name, of a subject, more or other ones, or none. What somebody has stored in the
// browser is never touched by samples, so every reply about them says so.
import { refersTo } from "../../schema/row-places.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { peopleNames } from "../../knowledge/sample-pools.ts";
import { type SampleSet, sampleSets, setNamed } from "../../knowledge/sample-sets.ts";
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import { meansPeople } from "../../reader/text/noun-kind.ts";
import { ownValue } from "../../reader/draft/samples/draft-samples.ts";
import { fittingRows } from "../../reader/draft/samples/fitting-rows.ts";
import { emailOf, sampleValue } from "../../reader/draft/samples/sample-value.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity, Field, SampleValue } from "../../schema/entity.ts";
import type { Edited, EditOf } from "./edit.ts";
import { filled, thingOf } from "./ground/plan-of.ts";
import { capitalise } from "../../model/names.ts";
import { listOf } from "../../project/code/list-of.ts";
import { entityOf, mainEntity, plainWords, withEntity } from "./ground/find.ts";
import { fits } from "../../model/sound/sound-entities.ts";
import { tidy } from "./ground/tidy.ts";

const samplesMax = 40;
const stays = "What is stored in somebody's browser stays as it is; a first visit shows the new rows.";
function folded(words: string): string {
  return plainWords(words.normalize("NFD").replace(/\p{M}/gu, ""));
}

/** The set that holds an example of this name for a thing. */
function setOf(thing: EntityTemplate | null, name: string): SampleSet | undefined {
  return sampleSets.find(
    (set) => isFor(set, thing) && set.names.some((other) => folded(other).split(" ")[0] === folded(name).split(" ")[0]),
  );
}

function isFor(set: SampleSet, thing: EntityTemplate | null): boolean {
  return thing !== null && set.of.includes(thing.one);
}

interface NewRow {
  entity: Entity;
  thing: EntityTemplate | null;
  name: string;
  row: number;
  /** What the row is, where that is known: `Italian`. */
  subject: string | undefined;
}

/** What a new row holds in a field: what is known of it, what any such row may hold, and nothing that might be wrong. */
function valueIn(field: Field, { entity, thing, name, row, subject }: NewRow): SampleValue {
  if (field.id === entity.titleField) return name;
  const known = thing?.rows.findIndex((values) => typeof values[0] === "string" && folded(values[0]) === folded(name)) ?? -1;
  const own = thing === null || known < 0 ? undefined : ownValue(thing, field, known);
  if (own !== undefined && field.type !== "reference") return own;
  const option = (field.options ?? []).find((one) => one.toLowerCase() === subject?.toLowerCase());
  if (option !== undefined) return field.type === "tags" ? [option] : option;
  if (lexicon.is(field.type, "comparable-type") || (field.type === "choice" && lexicon.is(field.id, "graded-field"))) {
    const there = entity.samples[row % Math.max(entity.samples.length, 1)]?.[field.id] ?? null;
    if (there !== null) return there;
  }
  if (field.type === "email") return emailOf(name);
  if (field.required) return sampleValue(field, row);
  return field.type === "lines" || field.type === "tags" ? [] : null;
}

function rowsFor(entity: Entity, names: readonly string[], subject?: string): Entity["samples"] {
  const thing = thingOf(entity);
  return names.map((name, row) => {
    const call = { entity, thing, name, row, subject: subject ?? setOf(thing, name)?.option };
    return Object.fromEntries(
      entity.fields.map((field): [string, SampleValue] => {
        const value = valueIn(field, call);
        return [field.id, fits(field, value) ? value : null];
      }),
    );
  });
}

/** The blueprint with other samples of an entity; rows of other things that pointed at them point at the new ones. */
function withSamples(blueprint: Blueprint, entity: Entity, samples: Entity["samples"]): Blueprint {
  const next = tidy(withEntity(blueprint, entity.id, (whole) => ({ ...whole, samples: samples.slice(0, samplesMax) })));
  const pointing = (other: Entity): Field[] => other.fields.filter((field) => refersTo(field).includes(entity.id));
  return {
    ...next,
    entities: next.entities.map((other) =>
      other.id !== entity.id && pointing(other).length > 0
        ? filled(next, { entity: other, thing: thingOf(other), fields: pointing(other) })
        : other,
    ),
  };
}

function titleIsText(entity: Entity): boolean {
  return entity.fields.some((field) => field.id === entity.titleField && field.type === "text");
}

function titlesIn({ titleField }: Entity, rows: Entity["samples"]): string[] {
  return rows.map((row) => String(row[titleField] ?? ""));
}

function namesOf(entity: Entity): string[] {
  return titlesIn(entity, entity.samples).map(folded);
}

/** Whether the folded names are just these. */
function areNames(there: readonly string[], names: readonly string[]): boolean {
  return names.length === there.length && names.every((name, at) => folded(name) === there[at]);
}

function shown(names: readonly string[]): string {
  return names.length <= 5 ? listOf(names) : `${names.slice(0, 4).join(", ")} and ${names.length - 4} more`;
}

/** Makes samples of the names that were given. */
export function nameSamples(blueprint: Blueprint, { entity: id, names, keep }: EditOf<"name-samples">): Edited {
  const entity = entityOf(blueprint, id);
  if (!titleIsText(entity))
    return { refused: `${capitalise(entity.name.many)} are not named by a text, so I cannot make samples of names.` };
  const given = [...new Set(names.map((name) => name.slice(0, 60).trim()))].filter((name) => name !== "");
  const there = namesOf(entity);
  const fresh = keep ? given.filter((name) => !there.includes(folded(name))) : given;
  if (fresh.length === 0 || (!keep && areNames(there, given)))
    return { refused: `${listOf(given)} ${given.length === 1 ? "is" : "are"} among the samples of ${entity.name.many} already.` };
  if (keep && entity.samples.length + fresh.length > samplesMax)
    return { refused: `${capitalise(entity.name.many)} have ${entity.samples.length} samples, and more than ${samplesMax} do not fit.` };
  const rows = rowsFor(entity, fresh.slice(0, samplesMax));
  if (!keep) return replaced(blueprint, entity, rows);
  const next = withSamples(blueprint, entity, [...entity.samples, ...rows]);
  return { blueprint: next, said: `The samples of ${entity.name.many} now include ${shown(fresh)}. ${stays}`, became: [id] };
}

/** Rows that a thing knows and the app does not show yet. */
function knownRows(entity: Entity, thing: EntityTemplate | null): Entity["samples"] {
  const there = new Set(namesOf(entity));
  const names = (thing === null ? [] : fittingRows(thing, entity.name.one).rows)
    .map((values) => values[0])
    .filter((name) => typeof name === "string" && !there.has(folded(name)));
  return rowsFor(entity, names.map(String));
}

/** Further names for an entity, as many as are known. */
function furtherRows(entity: Entity): Entity["samples"] {
  const thing = thingOf(entity);
  const known = knownRows(entity, thing);
  if (known.length >= 3) return known;
  const there = new Set(namesOf(entity));
  const set = sampleSets.find((one) => isFor(one, thing) && one.names.every((name) => !there.has(folded(name))));
  if (set !== undefined) return rowsFor(entity, set.names, set.option);
  const people = meansPeople(entity.name.one) ? peopleNames.filter((name) => !there.has(folded(name))) : [];
  return people.length >= 3 ? rowsFor(entity, people) : known;
}

/** Says that the samples are others now. */
function replaced(blueprint: Blueprint, entity: Entity, rows: Entity["samples"]): Edited {
  return {
    blueprint: withSamples(blueprint, entity, rows),
    said: `The samples of ${entity.name.many} are now ${shown(titlesIn(entity, rows))}. ${stays}`,
    became: [entity.id],
  };
}

function unknown(what: string, { many }: Entity["name"]): Edited {
  return { refused: `I know no ${what}. Give me their names: “use these examples for ${many}: First, Second, Third”.` };
}

function emptied(blueprint: Blueprint, entities: readonly Entity[]): Edited {
  const names = listOf(entities.map(({ name }) => name.many));
  if (entities.every(({ samples }) => samples.length === 0)) return { refused: `There are no samples of ${names}.` };
  return {
    blueprint: entities.reduce((whole, { id }) => withSamples(whole, entityOf(whole, id), []), blueprint),
    said: `A first visit now shows no ${names.replace(/ and /, " and no ")}. What is stored in somebody's browser stays as it is.`,
    became: entities.map(({ id }) => id),
  };
}

/** More samples, other ones, or none. */
export function varySamples(blueprint: Blueprint, { entity: id, how }: EditOf<"vary-samples">): Edited {
  const entity = id === null ? mainEntity(blueprint) : entityOf(blueprint, id);
  if (how === "none") return emptied(blueprint, id === null ? blueprint.entities : [entity]);
  const { many } = entity.name;
  const rows = titleIsText(entity) ? furtherRows(entity) : [];
  const all = how === "more" ? [...entity.samples, ...rows] : rows;
  if (rows.length === 0 || all.length > samplesMax) return unknown(`further examples of ${many}`, entity.name);
  if (how === "different") return replaced(blueprint, entity, rows);
  const what = rows.length === 1 ? "is now 1 more sample" : `are now ${rows.length} more samples`;
  const said = `There ${what} of ${many}: ${shown(titlesIn(entity, rows))}. ${stays}`;
  return { blueprint: withSamples(blueprint, entity, all), said, became: [entity.id] };
}

/** The samples of a subject: those that are known for it, else the rows that hold its word. */
export function themeSamples(blueprint: Blueprint, { entity: id, subject }: EditOf<"theme-samples">): Edited {
  const known = blueprint.entities.find((one) => setNamed(subject, thingOf(one)?.one ?? "") !== undefined);
  const entity = id === null ? (known ?? mainEntity(blueprint)) : entityOf(blueprint, id);
  const thing = thingOf(entity);
  const set = setNamed(subject, thing?.one ?? "");
  const words = folded(subject).split(" ");
  const holds = (value: SampleValue | undefined): boolean =>
    [value].flat().some((one) => typeof one === "string" && words.includes(folded(one)));
  const among = [...entity.samples, ...knownRows(entity, thing)].filter((row) => Object.values(row).some(holds));
  const rows = set === undefined ? among : rowsFor(entity, set.names, set.option);
  if (rows.length === 0 || (set === undefined && rows.length < 3) || !titleIsText(entity))
    return unknown(`examples of ${subject}`, entity.name);
  if (areNames(namesOf(entity), titlesIn(entity, rows))) return { refused: `The samples of ${entity.name.many} are ${subject} already.` };
  return replaced(blueprint, entity, rows);
}
