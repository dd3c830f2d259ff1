// Things come and go. A new one is read and drafted as in a prompt, beside the things that the app keeps already.
import { placesIn, refersTo, valueOfPlaces } from "../../schema/row-places.ts";
import type { Blueprint, Page } from "../../schema/blueprint.ts";
import type { Entity, Field, SampleValue } from "../../schema/entity.ts";
import { readDescription } from "../../reader/parse/description/read-description.ts";
import { segmentPrompt } from "../../reader/parse/sentence/segment-prompt.ts";
import { draftImplied } from "../../reader/draft/capabilities/draft-implied.ts";
import { draftIntents } from "../../reader/draft/capabilities/draft-intents.ts";
import { draftEntities } from "../../reader/draft/draft-entities.ts";
import { draftPages } from "../../reader/draft/draft-pages.ts";
import { type DraftEntity, entityOf as schemaOf, type Plan } from "../../reader/draft/plan.ts";
import { draftSamples } from "../../reader/draft/samples/draft-samples.ts";
import { pluralSlug, capitalise } from "../../model/names.ts";
import type { Edited, EditOf } from "./edit.ts";
import { filled, mentionOf, settled } from "./ground/plan-of.ts";
import { listOf } from "../../project/code/list-of.ts";
import { entityOf, freeName, lower, withEntity } from "./ground/find.ts";
import { tidy } from "./ground/tidy.ts";

const entitiesMax = 8;
/** More pages do not fit in the navigation. */
export const pagesMax = 8;

/** What no new page may be called: the pages' names, and the addresses under which rows live. */
export function takenPages(blueprint: Blueprint): string[] {
  return [...blueprint.pages.flatMap((page) => [page.id, page.path.slice(1)]), ...blueprint.entities.map(pluralSlug), "home"];
}

/** The things of a plan that were not there before, each with references that point at the blueprint's own things. */
function freshEntities(blueprint: Blueprint, plan: Plan, mentions: readonly DraftEntity["mention"][]): DraftEntity[] {
  const ids = new Map(
    plan.entities.map((drafted) => [drafted.id, blueprint.entities[mentions.indexOf(drafted.mention)]?.id ?? drafted.id]),
  );
  return plan.entities
    .filter(({ mention }) => plan.parsed.mentions.includes(mention) && !mentions.includes(mention))
    .map((drafted) => ({
      ...drafted,
      fields: drafted.fields.map((field) => (field.of === undefined ? field : { ...field, of: ids.get(field.of) ?? field.of })),
    }));
}

function withFresh(blueprint: Blueprint, plan: Plan, drafted: DraftEntity): Blueprint {
  const id = freeName(drafted.id, blueprint.entities);
  const own: DraftEntity = { ...drafted, id, fields: drafted.fields.map((field) => settled(blueprint, field)) };
  const alone: Plan = { ...plan, entities: [own], capabilities: [], features: [], managed: new Set(), places: [] };
  // "Wines with name, year and rating": a rating is something to do with them, and a field.
  draftIntents({
    ...alone,
    parsed: { ...plan.parsed, intents: plan.parsed.intents.filter((intent) => intent.of === drafted.mention && intent.act !== "keep") },
  });
  draftImplied(alone);
  const capabilities = alone.capabilities.filter(({ kind }) => kind !== "total" && kind !== "chart");
  const pages = draftPages({ ...alone, capabilities }).map((page): Page => {
    const name = freeName(page.id, takenPages(blueprint));
    return { ...page, id: name, path: `/${name}`, intro: drafted.thing?.tagline ?? null };
  });
  const entity: Entity = { ...schemaOf(own), samples: draftSamples({ ...plan, entities: [...plan.entities, own] }, own) };
  const next: Blueprint = {
    ...blueprint,
    entities: [...blueprint.entities, entity],
    capabilities: [...blueprint.capabilities, ...capabilities],
    pages: [...blueprint.pages, ...pages],
  };
  const references = own.fields.filter((field) => field.type === "reference");
  const whole = tidy(next);
  return withEntity(whole, id, (fresh) => filled(whole, { entity: fresh, thing: drafted.thing, fields: references }));
}

/** The line under the name lists what the app keeps, if it did before. */
function redescribed(before: Blueprint, after: Blueprint): Blueprint {
  const lineOf = ({ entities }: Blueprint): string => `${capitalise(listOf(entities.map((entity) => entity.name.many)))} in one place`;
  const lost = before.entities.some(
    (entity) => !after.entities.includes(entity) && before.tagline.toLowerCase().includes(entity.name.many),
  );
  return before.tagline === lineOf(before) || (lost && before.entities.length > 1)
    ? { ...after, tagline: lineOf(after).slice(0, 120) }
    : after;
}

/** Adds a thing with its fields, its list and a page. */
export function addEntity(blueprint: Blueprint, { said }: EditOf<"add-entity">): Edited {
  if (blueprint.entities.length >= entitiesMax || blueprint.pages.length >= pagesMax)
    return {
      refused: `The app has ${Math.max(blueprint.entities.length, blueprint.pages.length)} lists and pages, and more do not fit; remove one first.`,
    };
  const mentions = blueprint.entities.map(mentionOf);
  const parsed = readDescription(segmentPrompt(`Track ${said}`), { mentions, current: null });
  const plan = draftEntities(parsed, { became: new Map(), unread: [] });
  const [drafted] = freshEntities(blueprint, plan, mentions);
  if (drafted === undefined) return { refused: `I did not understand what “${said}” would be.` };
  const next = withFresh(blueprint, plan, drafted);
  const entity = next.entities.at(-1);
  if (entity === undefined) return { refused: `I did not understand what “${said}” would be.` };
  const fields = entity.fields.map((field) => lower(field.label));
  return {
    blueprint: redescribed(blueprint, next),
    said: `The app now keeps ${entity.name.many} too, on a page of their own, with ${listOf(fields)}.`,
    became: [entity.id, ...entity.fields.map((field) => `${entity.id}.${field.id}`)],
  };
}

/** A field that named rows of a thing that goes: from now on a text, under an id of its own so that no stored id is shown as words. */
function unreferred(entity: Entity, gone: Entity): Entity {
  const references = entity.fields.filter((field) => refersTo(field).includes(gone.id));
  return references.reduce((whole, field) => {
    const others = refersTo(field).filter((target) => target !== gone.id);
    if (others.length > 0) return withoutTarget(whole, field, others);
    const id = freeName(`${field.id.slice(0, 40)}-name`, whole.fields);
    const isList = field.type === "references";
    const text: Field = { id, label: field.label, type: isList ? "lines" : "text", required: false };
    const titleOf = (value: SampleValue | undefined): SampleValue => {
      const titles = placesIn(field, value).map(({ index }) => gone.samples[index]?.[gone.titleField]);
      const texts = titles.filter((title) => typeof title === "string");
      return isList ? texts : (texts[0] ?? null);
    };
    return {
      ...whole,
      fields: whole.fields.map((other) => (other === field ? text : other)),
      samples: whole.samples.map((sample) => ({ ...sample, [id]: titleOf(sample[field.id]) })),
    };
  }, entity);
}

/** The entity with a field that refers to one target less; where one is left, to that alone. */
function withoutTarget(entity: Entity, { ofAny: _ofAny, ...field }: Field, others: readonly string[]): Entity {
  const [only] = others;
  const left: Field =
    others.length > 1 ? { ...field, ofAny: [...others] } : { ...field, type: "reference", ...(only !== undefined && { of: only }) };
  const before: Field = { ...field, ofAny: [...others] };
  return {
    ...entity,
    fields: entity.fields.map((other) => (other.id === field.id ? left : other)),
    samples: entity.samples.map((sample) => ({ ...sample, [field.id]: valueOfPlaces(left, placesIn(before, sample[field.id])) })),
  };
}

/** Removes a thing with its rows, its page and what pointed at it. */
export function removeEntity(blueprint: Blueprint, { entity: id }: EditOf<"remove-entity">): Edited {
  const gone = entityOf(blueprint, id);
  const others = blueprint.entities.filter((entity) => entity !== gone);
  if (others.length === 0)
    return {
      refused: `${capitalise(gone.name.many)} are all that the app keeps, so they stay. You can call them something else, or start a new app.`,
    };
  const named = others.find((entity) => entity.fields.some((field) => field.id === entity.titleField && field.of === id));
  if (named !== undefined) return { refused: `${capitalise(gone.name.many)} have to stay, because ${named.name.many} are named by them.` };
  const pointing = others.filter((entity) => entity.fields.some((field) => refersTo(field).includes(id)));
  const next = tidy({ ...blueprint, entities: others.map((entity) => unreferred(entity, gone)) });
  if (next.pages.length === 0) return { refused: `The app would have nothing left to show without its ${gone.name.many}, so they stay.` };
  const kept =
    pointing.length === 0
      ? ""
      : ` ${capitalise(listOf(pointing.map((entity) => entity.name.many)))} keep the name of the ${gone.name.one} as a plain text, which is empty in rows that are stored already.`;
  return {
    blueprint: redescribed(blueprint, next),
    said: `The app no longer keeps ${gone.name.many}; their list and everything about them is gone.${kept}`,
    became: [`-${id}`],
  };
}
