// Decides what the app keeps: which of the named things, with which fields.
// A prompt that lists a thing's fields gets these (and what no such thing can do without); otherwise the usual ones.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { slugOf } from "../../knowledge/field.ts";
import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { samplePools } from "../../knowledge/sample-pools.ts";
import type { Thing } from "../../knowledge/thing.ts";
import { thingsByNoun } from "../../knowledge/things.ts";
import type { Field } from "../../schema/entity.ts";
import type { Brief, FieldWish, Mention } from "../parse/parsed-prompt.ts";
import { plural, singularWord } from "../../knowledge/words/inflect.ts";
import { gameKinds } from "../genres/game-kinds.ts";
import { fieldWithChoice, knownField } from "../parse/description/things/known-field.ts";
import { mentioned } from "../parse/description/things/mention.ts";
import { type Account, note } from "./account.ts";
import { draftField, labelOf } from "./draft-field.ts";
import { fieldsOfKind } from "./noun-kind.ts";
import { isContextPlace } from "../text/context-words.ts";
import { addField, asCalled, type DraftEntity, fieldFor, isStatedTwice, plainField, type Plan } from "./plan.ts";

const entitiesMax = 6;
const sureFrom = 1.8;

function banned(brief: Brief, mention: Mention): boolean {
  return brief.bans.some((ban) => mentioned(brief, ban.noun) === mention);
}

/** "A beekeeping log: hives have …": unknown words of the app's name are no thing where others are told of and they are not. */
function isOnlyTheName(brief: Brief, mention: Mention): boolean {
  const told = (other: Mention): boolean => brief.fields.some((wish) => wish.of === other);
  const spokenOf =
    brief.wishes.some((wish) => wish.of === mention) || brief.relations.some(({ from, to }) => from === mention || to === mention);
  const inName =
    brief.kind?.words.startsWith(`${mention.one} `) === true && brief.kind.words.split(" ").length === mention.one.split(" ").length + 1;
  return (
    inName &&
    mention.thing === null &&
    !told(mention) &&
    !spokenOf &&
    brief.mentions.some((other) => other.strength >= sureFrom && told(other))
  );
}

/** How sure a thing must be to be kept. A product that is a game or a poll keeps other things only where they weigh. */
function sureFor({ core }: Brief, { thing, one }: Mention): number {
  if (core === null || /^(?:news|article|candidate|event)$/.test(one)) return core !== null && gameKinds.has(core) ? Infinity : sureFrom;
  if (gameKinds.has(core) || core === "calculator" || core === "timer") return Infinity;
  return thing === null ? 3.6 : 3.2;
}

/** The things that the app keeps, the main one first. A thing that is only glanced at is kept only where none is sure. */
function chosenMentions(brief: Brief): Mention[] {
  const wanted = brief.mentions.filter((mention) => !banned(brief, mention) && !isOnlyTheName(brief, mention));
  const sure = wanted.filter((mention) => mention.strength >= sureFor(brief, mention));
  const best = wanted.toSorted((a, b) => b.strength - a.strength)[0];
  const chosen = sure.length > 0 ? sure : best === undefined || brief.core !== null ? [] : [best];
  const strongest = chosen.toSorted((a, b) => b.strength - a.strength).slice(0, entitiesMax);
  return withCompanions(
    brief,
    brief.mentions.filter((mention) => strongest.includes(mention)),
  );
}

/** Adds what a thing cannot do without: a budget is nothing without its expenses. */
function withCompanions(brief: Brief, chosen: Mention[]): Mention[] {
  const main = chosen[0];
  if (main === undefined || chosen.length > 2) return chosen;
  const brought = (main.thing?.brings ?? []).flatMap((noun): Mention[] => {
    const thing = thingsByNoun.get(noun);
    if (thing === undefined || chosen.some((mention) => mention.thing === thing)) return [];
    return [{ thing, one: thing.one, many: thing.many, phrase: "", place: { start: 0, end: 0 }, strength: 0 }];
  });
  return [...chosen, ...brought].filter((mention) => !banned(brief, mention));
}

function isTitle(wish: FieldWish): boolean {
  return /^(?:name|title|label)$/.test(wish.noun.key) || wish.noun.key === `${wish.of.one} name`;
}

/** The first listed field names the rows of an unknown thing where it can: the question of a card, not the queen of a hive. */
function namingField(wishes: readonly FieldWish[]): Field | null {
  const first = wishes[0];
  if (
    first === undefined ||
    !lexicon.ends(first.noun.key, "naming-noun") ||
    wishes.some(isTitle) ||
    samplePools.has(first.noun.key) ||
    first.noun.plural
  )
    return null;
  const field = fieldNoun(first.noun.key) === null && first.detail.length === 0 ? draftField(first.noun, []) : null;
  return field?.type === "text" ? field : null;
}

function startOf(mention: Mention, wishes: readonly FieldWish[]): Field[] {
  const { thing } = mention;
  const told = new Set(wishes.map((wish) => knownField(mention, wish.noun)?.id ?? slugOf(wish.noun.low)));
  const exact = told.size >= 2;
  if (thing === null) {
    const named = namingField(wishes);
    if (exact && named !== null) return [{ ...named, required: true }];
    const [name, ...others] = fieldsOfKind(mention.one).map(plainField);
    return name === undefined ? [] : [name, ...(exact ? [] : others)];
  }
  const presence = (field: Thing["fields"][number]): boolean => field.presence === "always" || (!exact && field.presence === "usual");
  return thing.fields.filter(presence).map(plainField);
}

/** "Morning and evening": the wish names a choice of a field that the thing has, and no field. */
function isChoice({ of, noun }: FieldWish): boolean {
  return knownField(of, noun) === null && fieldWithChoice(of, noun) !== null;
}

/** Puts the fields in the order in which the prompt lists them, the title first, and what is implied last. */
function inToldOrder(entity: DraftEntity, told: readonly string[]): void {
  const place = (field: Field): number => {
    if (field.id === entity.titleField) return -1;
    const at = told.indexOf(field.id);
    return at < 0 ? told.length + (field.type === "paragraph" ? 1 : 0) : at;
  };
  entity.fields = entity.fields.toSorted((a, b) => place(a) - place(b));
}

function draftEntity(mention: Mention, taken: ReadonlySet<string>, plan: Plan): DraftEntity {
  const wishes = plan.brief.fields.filter((wish) => wish.of === mention && !isChoice(wish));
  const fields = startOf(mention, wishes);
  const id = freeSlug(slugOf(mention.one), taken);
  const entity: DraftEntity = { mention, thing: mention.thing, id, fields, titleField: fields[0]?.id ?? "name" };
  const told: string[] = [];
  for (const wish of plan.brief.fields.filter((one) => one.of === mention)) {
    if (isBannedField(plan.brief, wish)) continue;
    const choosing = isChoice(wish) ? fieldWithChoice(mention, wish.noun) : null;
    if (choosing !== null) {
      if (addField(entity, plainField(choosing)) !== null) note(plan.account, wish.phrase, `${id}.${choosing.id}`);
      continue;
    }
    if (isTitle(wish) && knownField(mention, wish.noun) === null) {
      note(plan.account, wish.phrase, `${id}.${entity.titleField}`);
      continue;
    }
    const meant = fieldFor(entity, wish.noun, wish.detail);
    if (meant === null) continue;
    const field = asCalled(meant, wish.noun, entity);
    entity.fields = entity.fields.map((other) => (other.id === field.id ? field : other));
    told.push(field.id);
    note(plan.account, wish.phrase, `${id}.${field.id}`);
  }
  entity.fields = entity.fields.filter((field) => told.includes(field.id) || !isStatedTwice(entity, field));
  if (told.length >= 2) inToldOrder(entity, told);
  return entity;
}

function isBannedField(brief: Brief, wish: FieldWish): boolean {
  return brief.bans.some((ban) => ban.noun.key === wish.noun.key);
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** References to things that are in the app point at them; all others become plain texts. */
function settleReferences(plan: Plan): void {
  for (const entity of plan.entities) {
    entity.fields = entity.fields.map((field) => {
      if (field.type !== "reference") return pointing(plan, entity, field);
      const target = plan.entities.find(
        (other) => other !== entity && (other.id === field.of || (other.thing !== null && slugOf(other.thing.one) === field.of)),
      );
      const { of: _of, ...plain } = field;
      return target === undefined ? { ...plain, type: "text" } : { ...field, label: field.label, of: target.id };
    });
  }
}

/** A field named like another entity points at it: the artist of a record, where artists are kept too. */
function pointing(plan: Plan, entity: DraftEntity, field: Field): Field {
  const target = plan.entities.find(
    (other) => other !== entity && (other.id === field.id || other.mention.one === field.label.toLowerCase()),
  );
  if (target === undefined || field.id === entity.titleField || (field.type !== "text" && field.type !== "choice")) return field;
  return { id: field.id, label: field.label, type: "reference", required: false, of: target.id };
}

function relate(plan: Plan): void {
  for (const relation of plan.brief.relations) {
    const from = plan.entities.find((entity) => entity.mention === relation.from);
    const to = plan.entities.find((entity) => entity.mention === relation.to);
    if (from === undefined || to === undefined) continue;
    if (from.fields.some((field) => field.type === "reference" && field.of === to.id)) continue;
    const natural = from.thing?.fields.find((field) => field.type === "reference" && field.of === slugOf(to.thing?.one ?? to.mention.one));
    const field =
      natural === undefined
        ? {
            id: freeSlug(to.id, new Set(from.fields.map((other) => other.id))),
            label: labelOf(to.mention.one),
            type: "reference" as const,
            required: false,
          }
        : plainField(natural);
    const added = addField(from, { ...field, of: to.id });
    if (added !== null) note(plan.account, relation.phrase, `${from.id}.${added.id}`);
  }
}

/** References that two things naturally have, where both were named: an invoice has its client. */
function relateNaturally(plan: Plan): void {
  for (const from of plan.entities) {
    for (const field of from.thing?.fields ?? []) {
      const target = plan.entities.find((other) => other !== from && other.thing !== null && slugOf(other.thing.one) === field.of);
      if (target === undefined || field.type !== "reference" || from.fields.some((other) => other.id === field.id)) continue;
      addField(from, plainField(field));
    }
  }
}

/** A second thing that is done to the first points at it: an inspection of a hive. */
function relateDeeds(plan: Plan): void {
  const [first, second, ...others] = plan.entities;
  if (first === undefined || second === undefined || others.length > 0 || second.thing !== null) return;
  if (
    !lexicon.ends(second.mention.one, "recurring-action") ||
    lexicon.ends(first.mention.one, "recurring-action") ||
    second.fields.some((field) => field.type === "reference")
  )
    return;
  addField(second, {
    id: freeSlug(first.id, new Set(second.fields.map((field) => field.id))),
    label: labelOf(first.mention.one),
    type: "reference",
    required: false,
    of: first.id,
  });
}

function dropBannedFields(plan: Plan): void {
  for (const ban of plan.brief.bans) {
    for (const entity of plan.entities) {
      const gone = entity.fields.find(
        (field) =>
          field.id !== entity.titleField &&
          (knownField(entity.mention, ban.noun)?.id === field.id || field.id === slugOf(ban.noun.low) || field.id === slugOf(ban.noun.key)),
      );
      if (gone === undefined) continue;
      entity.fields = entity.fields.filter((field) => field !== gone);
      note(plan.account, ban.phrase, entity.id);
    }
  }
}

/** "A health survey website": the words of the product's own name ask for nothing more than the product. */
function isNamedInProduct({ scene, kind }: Brief, { phrase }: Mention): boolean {
  return scene === "public" && kind !== null && kind.phrase.includes(phrase);
}

/** Things that are named and not kept are not understood, unless a field or the unread words say so already. */
function leaveOthers(plan: Plan): void {
  for (const mention of plan.brief.mentions) {
    const kept = plan.entities.some(
      (entity) => entity.mention === mention || entity.fields.some((field) => field.id === slugOf(mention.one)),
    );
    if (
      !kept &&
      !banned(plan.brief, mention) &&
      !isOnlyTheName(plan.brief, mention) &&
      !isNamedInProduct(plan.brief, mention) &&
      mention.strength >= 1 &&
      !isContextPlace(plan.brief.text, mention.place)
    )
      plan.account.unread.push(mention.place);
  }
}

/** "Plumbing jobs with customer and price": a noun whose told fields another trade's thing lacks is a thing of its own. */
function settleHomonym(brief: Brief, mention: Mention): void {
  const { thing } = mention;
  const told = brief.fields.filter((wish) => wish.of === mention && !isTitle(wish));
  const said = mention.phrase.toLowerCase().split(/\s+/);
  const last = said.at(-1);
  if (
    thing === null ||
    brief.scene === "public" ||
    told.length < 2 ||
    last === undefined ||
    last === "" ||
    thing.one.split(" ").includes(singularWord(last))
  )
    return;
  const whole = [...said.slice(0, -1), singularWord(last)].join(" ");
  if (thing.apps.some((app) => said.join(" ").includes(app)) || (said.length > 1 && thing.words.includes(whole))) return;
  const known = told.filter((wish) => knownField(mention, wish.noun) !== null);
  if (known.length * 2 > told.length) return;
  Object.assign(mention, { thing: null, one: whole, many: plural(whole) });
}

/** Drafts the entities of a brief with their fields. */
export function draftEntities(brief: Brief, account: Account): Plan {
  const plan: Plan = { brief, account, entities: [], capabilities: [], features: [], managed: new Set(), places: [] };
  for (const mention of chosenMentions(brief)) {
    settleHomonym(brief, mention);
    const taken = new Set(plan.entities.map((entity) => entity.id));
    const entity = draftEntity(mention, taken, plan);
    plan.entities.push(entity);
    note(account, mention.phrase, entity.id);
  }
  leaveOthers(plan);
  relateNaturally(plan);
  relate(plan);
  relateDeeds(plan);
  settleReferences(plan);
  dropBannedFields(plan);
  return plan;
}
