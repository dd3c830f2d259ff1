// A blueprint as a plan of the reader's drafter and back, so that what a message asks for is drafted as a prompt's intent is.
import { refersTo, valueOfPlaces } from "../../../schema/row-places.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import { emptyParsedPrompt, type Mention, type ParsedPrompt } from "../../../reader/parse/parsed-prompt.ts";
import { segmentPrompt } from "../../../reader/parse/sentence/segment-prompt.ts";
import { knownThing } from "../../../reader/parse/description/things/known-thing.ts";
import type { DraftEntity, Plan } from "../../../reader/draft/plan.ts";
import { nounPhrase } from "../../../reader/text/noun-phrase.ts";
import { sentencesOf } from "../../../reader/text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity, Field, SampleValue } from "../../../schema/entity.ts";
import { entityOf, placeFigures, withEntity } from "./find.ts";
import { tidy } from "./tidy.ts";
import { ownValue } from "../../../reader/draft/samples/draft-samples.ts";
import { sampleValue } from "../../../reader/draft/samples/sample-value.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import { fits } from "../../../model/sound/sound-entities.ts";

const things = new WeakMap<Entity, EntityTemplate | null>();

/** What is known about an entity: by its id, which renaming leaves alone, else by its name. */
export function thingOf(entity: Entity): EntityTemplate | null {
  const before = things.get(entity);
  if (before !== undefined) return before;
  const noun = nounPhrase(sentencesOf(entity.name.one)[0]?.tokens ?? []);
  const found = templatesByNoun.get(entity.id.replaceAll("-", " ")) ?? (noun === null ? null : (knownThing(noun)?.thing ?? null));
  things.set(entity, found);
  return found;
}

/** The entity as a prompt that names it would mention it. */
export function mentionOf(entity: Entity): Mention {
  const { one, many } = entity.name;
  return { thing: thingOf(entity), one, many, phrase: "", place: { start: 0, end: 0 }, strength: 2 };
}

/** The entity as the drafter works on it. */
export function draftOf(entity: Entity, mention: Mention = mentionOf(entity)): DraftEntity {
  return { mention, thing: mention.thing, known: mention.thing, id: entity.id, fields: [...entity.fields], titleField: entity.titleField };
}

/** The blueprint as the drafter works on it, with what a message says of it. */
export function planOf(blueprint: Blueprint, said?: { parsed: ParsedPrompt; mentions: readonly Mention[] }): Plan {
  const parsed = said?.parsed ?? emptyParsedPrompt(segmentPrompt(""));
  const entities = blueprint.entities.map((entity, at) => draftOf(entity, said?.mentions[at]));
  return {
    parsed,
    account: { became: new Map(), unread: [...parsed.unread] },
    entities,
    capabilities: structuredClone(blueprint.capabilities),
    features: structuredClone(blueprint.features),
    managed: new Set(),
    places: [],
  };
}

/** A field that naturally points at a thing: at the app's own, and a plain text where the app does not keep it. */
export function settled({ entities }: Blueprint, field: Field): Field {
  if (field.type !== "reference" || entities.some((entity) => entity.id === field.of)) return field;
  const target = entities.find((entity) => slugOf(thingOf(entity)?.one ?? "") === field.of);
  const { of: _of, ...plain } = field;
  return target === undefined ? { ...plain, type: "text" } : { ...field, of: target.id };
}

/** The blueprint with the plan's fields and capabilities; samples are filled, and new figures placed. What was there keeps its phrases. */
export function withPlan(blueprint: Blueprint, plan: Plan): Blueprint {
  let next = blueprint;
  for (const drafted of plan.entities) {
    const before = blueprint.entities.find((entity) => entity.id === drafted.id);
    if (before === undefined) continue;
    const changed = drafted.fields.filter((field) => !before.fields.includes(field));
    if (changed.length === 0) continue;
    const fields = drafted.fields.map((field) => (changed.includes(field) ? settled(blueprint, field) : field));
    next = withEntity(next, drafted.id, (entity) => ({ ...entity, fields }));
    const fresh = fields.filter((field) => !before.fields.includes(field));
    next = withEntity(next, drafted.id, (entity) => filled(next, { entity, thing: drafted.thing, fields: fresh }));
  }
  const capabilities = plan.capabilities.map((capability) => {
    const before = blueprint.capabilities.find((other) => other.id === capability.id);
    return before === undefined ? capability : { ...capability, phrase: before.phrase };
  });
  return tidy(placeFigures({ ...next, capabilities }, blueprint));
}

/** The fields that one blueprint's entity has and the other's has not. */
export function newFields(before: Entity, after: Entity): Field[] {
  return after.fields.filter((field) => !before.fields.some((other) => other.id === field.id));
}

/** The fields that one blueprint has and the other has not: their ids, and the sentences that say so. */
export function fieldsBrought(before: Blueprint, after: Blueprint): { ids: string[]; said: string } {
  const fields = after.entities.flatMap((entity) => newFields(entityOf(before, entity.id), entity).map((field) => ({ entity, field })));
  return {
    ids: fields.map(({ entity, field }) => `${entity.id}.${field.id}`),
    said: fields.map(({ entity, field }) => ` For this, ${entity.name.many} now have the field “${field.label}”.`).join(""),
  };
}

function rowsIn({ entities }: Blueprint): (entity: string) => number {
  return (id) => entities.find((entity) => entity.id === id)?.samples.length ?? 0;
}

/** A believable value for a field of a sample row. */
function valueFor(
  blueprint: Blueprint,
  { entity, thing, field, row }: { entity: Entity; thing: EntityTemplate | null; field: Field; row: number },
): SampleValue {
  const rowsOf = rowsIn(blueprint);
  const target = refersTo(field).find((id) => rowsOf(id) > 0);
  if (refersTo(field).length > 0)
    return valueOfPlaces(field, target === undefined ? [] : [{ entity: target, index: (row + (seedOf(field.id) % 3)) % rowsOf(target) }]);
  const title = entity.samples[row]?.[entity.titleField];
  const known = thing?.rows.findIndex((values) => values[0] === title) ?? -1;
  const own = thing === null || known < 0 ? undefined : ownValue(thing, field, known);
  return own !== undefined && fits(field, own, rowsOf) ? own : sampleValue(field, row);
}

/** The entity with a value in each of its samples for the given fields, where there is none that fits. */
export function filled(
  blueprint: Blueprint,
  { entity, thing, fields }: { entity: Entity; thing: EntityTemplate | null; fields: readonly Field[] },
): Entity {
  const samples = entity.samples.map((sample, row) => ({
    ...sample,
    ...Object.fromEntries(
      fields.map((field): [string, SampleValue] => {
        const there = sample[field.id];
        const stays = there !== undefined && there !== null && fits(field, there, rowsIn(blueprint));
        return [field.id, stays ? there : valueFor(blueprint, { entity, thing, field, row })];
      }),
    ),
  }));
  return { ...entity, samples };
}
