// Decides what the app keeps: which of the named things, with which fields.
// A prompt that lists a thing's fields gets these (and what no such thing can do without); otherwise the usual ones.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { slugOf, type ThingField } from "../../knowledge/field.ts";
import { fieldNoun, isOfOptions } from "../../knowledge/field-nouns.ts";
import { samplePools } from "../../knowledge/sample-pools.ts";
import { templatesByNoun } from "../../knowledge/entity-templates.ts";
import type { Field } from "../../schema/entity.ts";
import type { ParsedPrompt, FieldIntent, Mention } from "../parse/parsed-prompt.ts";
import { openingTimes } from "../../knowledge/words/opening-times.ts";
import { plural, singularWord } from "../../knowledge/words/inflect.ts";
import { thingOfTrade } from "./samples/thing-of-trade.ts";
import { gameKinds } from "../genres/game-kinds.ts";
import { fieldWithChoice, knownField } from "../parse/description/things/known-field.ts";
import { mentioned, narrow } from "../parse/description/things/mention.ts";
import { draftField, measuredField } from "./draft-field.ts";
import { canNameField, listenerIn } from "../text/field-name.ts";
import { fieldsOfKind, nounKind } from "../text/noun-kind.ts";
import { placeOf, sentencesOf, type Token } from "../text/token.ts";
import { isContextPlace } from "../text/context-words.ts";
import { relate, relateDeeds, relateNaturally, settleReferences } from "./draft-relations.ts";
import {
  addField,
  asCalled,
  type DraftEntity,
  fieldFor,
  findField,
  freeSlug,
  isStatedTwice,
  plainField,
  type Plan,
  type Account,
  note,
} from "./plan.ts";

const entitiesMax = 6;
const sureFrom = 1.8;
/** As sure is what only the words for the app name. */
const NAMED_ONCE = 2;

function banned(parsed: ParsedPrompt, mention: Mention): boolean {
  return parsed.bans.some((ban) => mentioned(parsed, ban.noun) === mention);
}

/** "A beekeeping log: hives have …": unknown words of the app's name are no thing where others are said more of and they are not. */
function isOnlyTheName(parsed: ParsedPrompt, mention: Mention): boolean {
  const stated = (other: Mention): boolean => parsed.fields.some((intent) => intent.of === other);
  const spokenOf =
    parsed.intents.some((intent) => intent.of === mention) || parsed.relations.some(({ from, to }) => from === mention || to === mention);
  const inName =
    parsed.kind?.words.startsWith(`${mention.one} `) === true && parsed.kind.words.split(" ").length === mention.one.split(" ").length + 1;
  return (
    inName &&
    mention.thing === null &&
    mention.strength <= NAMED_ONCE &&
    !stated(mention) &&
    !spokenOf &&
    parsed.mentions.some((other) => other.strength >= sureFrom && stated(other))
  );
}

/** How sure a thing must be to be kept. A product that is a game or a poll keeps other things only where they weigh. */
function sureFor({ core }: ParsedPrompt, { thing, one }: Mention): number {
  if (core === null || /^(?:news|article|candidate|event)$/.test(one)) return core !== null && gameKinds.has(core) ? Infinity : sureFrom;
  if (gameKinds.has(core) || core === "calculator" || core === "timer") return Infinity;
  return thing === null ? 3.6 : 3.2;
}

/** The things that the app keeps, the main one first. A thing that is only glanced at is kept only where none is sure. */
function chosenMentions(parsed: ParsedPrompt): Mention[] {
  const wanted = parsed.mentions.filter((mention) => !banned(parsed, mention) && !isOnlyTheName(parsed, mention));
  const sure = wanted.filter((mention) => mention.strength >= sureFor(parsed, mention));
  const best = wanted.toSorted((a, b) => b.strength - a.strength)[0];
  const chosen = sure.length > 0 ? sure : best === undefined || parsed.core !== null ? [] : [best];
  const strongest = chosen.toSorted((a, b) => b.strength - a.strength).slice(0, entitiesMax);
  return withCompanions(
    parsed,
    parsed.mentions.filter((mention) => strongest.includes(mention)),
  );
}

/** Adds what a thing cannot do without: a budget is nothing without its expenses. */
function withCompanions(parsed: ParsedPrompt, chosen: Mention[]): Mention[] {
  const main = chosen[0];
  if (main === undefined || chosen.length > 2) return chosen;
  const brought = (main.thing?.brings ?? []).flatMap((noun): Mention[] => {
    const thing = templatesByNoun.get(noun);
    if (thing === undefined || chosen.some((mention) => mention.thing === thing)) return [];
    return [{ thing, one: thing.one, many: thing.many, phrase: "", place: { start: 0, end: 0 }, strength: 0 }];
  });
  return [...chosen, ...brought].filter((mention) => !banned(parsed, mention));
}

function isTitle(intent: FieldIntent): boolean {
  return /^(?:name|title|label)$/.test(intent.noun.key) || intent.noun.key === `${intent.of.one} name`;
}

/** The first listed field names the rows of an unknown thing where it can: the question of a card, not the queen of a hive. */
function namingField(intents: readonly FieldIntent[]): Field | null {
  const first = intents[0];
  if (
    first === undefined ||
    !lexicon.ends(first.noun.key, "naming-noun") ||
    intents.some(isTitle) ||
    samplePools.has(first.noun.key) ||
    first.noun.plural
  )
    return null;
  const field = fieldNoun(first.noun.key) === null && first.detail.length === 0 ? draftField(first.noun, []) : null;
  return field?.type === "text" ? field : null;
}

/** The first of all fields names the rows where it is a text or a number that distinguishes them; else the second, if it is a text. */
function wholeNamingField(mention: Mention, intents: readonly FieldIntent[]): Field | null {
  const title = intents.find(isTitle);
  if (title !== undefined) return mention.thing === null ? draftField(title.noun, []) : null;
  const naming = intents.slice(0, 2).filter(({ noun }) => !isOfOptions(noun.key));
  const fields = naming.map(({ noun, detail }) => {
    const known = knownField(mention, noun);
    return known === null || detail.length > 0 ? draftField(noun, detail) : plainField(known);
  });
  const [first, second] = fields;
  if (first !== undefined && first.label.includes(" ") && !first.label.includes(" of ") && lexicon.ends(first.label, "identifying-noun"))
    return { ...first, type: "text" };
  return [first, second].find((field) => field?.type === "text") ?? null;
}

function startOf(
  parsed: ParsedPrompt,
  { mention, known: thing }: Pick<DraftEntity, "mention" | "known">,
  intents: readonly FieldIntent[],
): Field[] {
  const stated = new Set(intents.map((intent) => knownField(mention, intent.noun)?.id ?? slugOf(intent.noun.low)));
  const exact = stated.size >= 2;
  const naming = mention.isWhole === true ? wholeNamingField(mention, intents) : null;
  if (naming !== null) return [{ ...naming, required: true }];
  if (thing === null) {
    const named = namingField(intents);
    if (exact && named !== null) return [{ ...named, required: true }];
    // What is booked has no day of its own: its bookings have.
    const isBooked = parsed.intents.some(({ act, of }) => act === "book" && of === mention) && nounKind(mention.one) === "object";
    const [name, ...others] = fieldsOfKind(mention.one)
      .filter(({ type }, at) => (!isBooked || type !== "date") && (mention.names === undefined || at === 0 || type === "paragraph"))
      .map(plainField);
    return name === undefined ? [] : [name, ...(exact ? [] : [...measuredField(mention.one), ...others])];
  }
  const presence = (field: ThingField): boolean => field.presence === "always" || (!exact && field.presence === "usual");
  const measured = thing.fields.filter(({ type, words }) => type === "number" && [...words].includes(mention.one));
  const isOther = (field: ThingField): boolean =>
    measured.length > 0 && /^(?:number|duration)$/.test(field.type) && !measured.includes(field);
  return thing.fields.filter((field) => measured.includes(field) || (presence(field) && !isOther(field))).map(plainField);
}

/** "Morning and evening": the field of the thing that has what the intent names as a choice, where that is no field itself. */
function choiceOf({ of, noun }: FieldIntent): ThingField | null {
  return knownField(of, noun) === null ? fieldWithChoice(of, noun) : null;
}

/** Puts the fields in the order in which the prompt lists them, the title first, and what is implied last. */
function inVisibleOrder(entity: DraftEntity, stated: readonly string[]): void {
  const place = (field: Field): number => {
    if (field.id === entity.titleField) return -1;
    const at = stated.indexOf(field.id);
    return at < 0 ? stated.length + (field.type === "paragraph" ? 1 : 0) : at;
  };
  entity.fields = entity.fields.toSorted((a, b) => place(a) - place(b));
}

function draftEntity(mention: Mention, taken: ReadonlySet<string>, plan: Plan): DraftEntity {
  const intents = plan.parsed.fields.filter((intent) => intent.of === mention && choiceOf(intent) === null);
  const { thing } = mention;
  const known = thing === null ? null : thingOfTrade(thing, plan.parsed);
  const fields = startOf(plan.parsed, { mention, known }, intents);
  const id = freeSlug(slugOf(mention.one), taken);
  const entity: DraftEntity = { mention, thing, known, id, fields, titleField: fields[0]?.id ?? "name" };
  const stated: string[] = [];
  for (const intent of plan.parsed.fields.filter((one) => one.of === mention)) {
    const choosing = choiceOf(intent);
    if (choosing !== null) {
      if (addField(entity, plainField(choosing)) !== null) note(plan.account, intent.phrase, `${id}.${choosing.id}`);
      continue;
    }
    if (isTitle(intent) && knownField(mention, intent.noun) === null) {
      note(plan.account, intent.phrase, `${id}.${entity.titleField}`);
      continue;
    }
    const meant = ownField(entity, intent, stated) ?? fieldFor(entity, intent.noun, intent.detail);
    if (meant === null) continue;
    const field = asCalled(meant, intent.noun, entity);
    entity.fields = entity.fields.map((other) => (other.id === field.id ? field : other));
    stated.push(field.id);
    note(plan.account, intent.phrase, `${id}.${field.id}`);
  }
  entity.fields = entity.fields.filter((field) => stated.includes(field.id) || !isStatedTwice(entity, field));
  if (stated.length >= 2) inVisibleOrder(entity, stated);
  return entity;
}

/** "From where, to where": what another detail was read for already is a field of its own; null where it is the first of its kind. */
function ownField(entity: DraftEntity, { noun, detail }: FieldIntent, stated: readonly string[]): Field | null {
  const found = findField(entity, noun);
  if (found === null || !stated.includes(found.field.id)) return null;
  const field = draftField(noun, detail);
  return entity.fields.some(({ id, label }) => id === field.id || label === field.label) ? null : addField(entity, field);
}

function dropBannedFields(plan: Plan): void {
  for (const ban of plan.parsed.bans) {
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
function isNamedInProduct({ audience, kind }: ParsedPrompt, { phrase }: Mention): boolean {
  return audience === "public" && kind !== null && kind.phrase.includes(phrase);
}

/** Things that are named and not kept are not understood, unless a field or the unread words say so already. */
function leaveOthers(plan: Plan): void {
  for (const mention of plan.parsed.mentions) {
    const kept = plan.entities.some(
      (entity) => entity.mention === mention || entity.fields.some((field) => field.id === slugOf(mention.one)),
    );
    if (
      !kept &&
      !banned(plan.parsed, mention) &&
      !isOnlyTheName(plan.parsed, mention) &&
      !isNamedInProduct(plan.parsed, mention) &&
      mention.strength >= 1 &&
      !isContextPlace(plan.parsed.text, mention.place)
    )
      plan.account.unread.push(mention.place);
  }
}

/** "An inventory where staff can add products": its items are the narrower things that the text goes on to name. */
function settleNarrower({ text }: ParsedPrompt, mention: Mention): void {
  const thing = templatesByNoun.get(mention.thing?.narrower ?? "");
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  if (thing !== undefined && mention.one === mention.thing?.one && words.some((word) => word === thing.one || word === thing.many))
    narrow(mention);
}

/** "Plumbing jobs with customer and price": a noun whose stated fields another trade's thing lacks is a thing of its own. */
function settleHomonym(parsed: ParsedPrompt, mention: Mention): void {
  const { thing } = mention;
  const stated = parsed.fields.filter((intent) => intent.of === mention && !isTitle(intent));
  const said = mention.phrase.toLowerCase().split(/\s+/);
  const last = said.at(-1);
  if (thing === null || parsed.audience === "public" || stated.length < 2 || last === undefined || last === "") return;
  const whole = [...said.slice(0, -1), singularWord(last)].join(" ");
  if (thing.holdsAnything === true && ![thing.one, ...thing.words].includes(mention.one)) return;
  if (thing.apps.some((app) => said.join(" ").includes(app)) || (said.length > 1 && thing.words.includes(whole))) return;
  // Its own noun means the thing, unless next to nothing of what is stated is of it: "lost property" with where it was found.
  const isOwn = thing.one.split(" ").includes(singularWord(last));
  const known = stated.filter((intent) => knownField(mention, intent.noun) !== null);
  if (isOwn ? stated.length < 3 || known.length * 4 > stated.length : known.length * 2 > stated.length) return;
  Object.assign(mention, { thing: null, one: whole, many: plural(whole) });
}

/** "So I can show the nurse". */
const saysToWhom = (phrase: string): boolean => sentencesOf(phrase).some(({ tokens }) => listenerIn(tokens) !== null);

/** "Came to training", yes or no: whatever its words do, it is a field. */
const isAnswer = (detail: readonly (readonly Token[])[]): boolean =>
  detail.map((part) => part.map(({ low }) => low).join(" ")).join() === "yes,no";

/** Drafts the entities of a parsed prompt with their fields. */
export function draftEntities(whole: ParsedPrompt, account: Account): Plan {
  const isField = ({ noun, detail, phrase }: FieldIntent): boolean =>
    (isAnswer(detail) || canNameField(noun.tokens)) && openingTimes(phrase) === null && !saysToWhom(phrase);
  const parsed = { ...whole, fields: whole.fields.filter(isField) };
  const left = whole.fields.filter((field) => !isField(field)).map(({ noun }) => placeOf(noun.tokens));
  account.unread.push(...left.filter(({ start, end }) => start < end));
  const plan: Plan = { parsed, account, entities: [], capabilities: [], features: [], managed: new Set(), places: [] };
  for (const mention of chosenMentions(parsed)) {
    settleNarrower(parsed, mention);
    settleHomonym(parsed, mention);
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
