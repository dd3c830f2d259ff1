// What is to be added: a field, a thing with its fields, a page, a choice, or something to do with the app.
// The same words mean different things by what the app keeps already, so the order of the questions is the rule.
import { article } from "../../knowledge/words/inflect.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { fieldNoun, isFieldNoun } from "../../knowledge/field-nouns.ts";
import { slugOf } from "../../knowledge/field.ts";
import { templatesByNoun } from "../../knowledge/entity-templates.ts";
import { knownField } from "../../reader/parse/description/things/known-field.ts";
import { knownThing } from "../../reader/parse/description/things/known-thing.ts";
import { isGeneric } from "../../reader/parse/description/things/mention.ts";
import { labelOf } from "../../reader/draft/draft-field.ts";
import { isUnsupported } from "../../reader/lexicon/unsupported.ts";
import { isFeatureAct } from "../../reader/lexicon/acts.ts";
import { featureIn } from "../../reader/lexicon/features.ts";
import { nounPhrase, type NounPhrase } from "../../reader/text/noun-phrase.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Edit } from "../edits/edit.ts";
import { mainEntity } from "../edits/ground/find.ts";
import { mentionOf } from "../edits/ground/plan-of.ts";
import { newField, typeNamed } from "./fields/new-field.ts";
import { type Item, itemsFor, listedOptions, namedOptions, namesOf, namedOption } from "./words/items.ts";
import { entityNamed, fieldNounOf, fieldsNamed, withTarget } from "./words/named.ts";
import { plain } from "./words/tokens.ts";
import { readLookChange } from "./layout/read-look.ts";
import { readFeature } from "./features/read-feature.ts";
import { isOwnPage, readPage } from "./read-page.ts";
import type { ClauseContext } from "./words/clauses.ts";

/** An item to add, with the thing that it is for. */
interface Addition {
  item: Item;
  head: Token[];
  target: Entity | null;
  /** Whether the words were only "rating" or "dark notes page", with no verb to say that something is to be added. */
  bare: boolean;
  /** Whether the words before it say of anything that one would like it: "I need", "give me". */
  weak: boolean;
}

/** The entity for a field that nobody said an entity for: one that naturally has such a field, else the main one. */
function entityFor({ blueprint }: ClauseContext, noun: NounPhrase): Entity {
  const entities = [mainEntity(blueprint), ...blueprint.entities];
  const has = (entity: Entity): boolean => entity.fields.some(({ id }) => id === slugOf(noun.low) || id === slugOf(noun.key));
  const isNatural = (entity: Entity): boolean => knownField(mentionOf(entity), noun) !== null;
  return entities.find(has) ?? entities.find(isNatural) ?? mainEntity(blueprint);
}

function addField(context: ClauseContext, { item, head, target }: Addition, typed: ReturnType<typeof typeNamed>): Edit[] {
  const { blueprint } = context;
  const words = typed?.rest ?? head;
  const noun = fieldNounOf(words);
  if (noun === null || noun.tokens.length > 6) return [];
  const entity = target ?? entityFor(context, noun);
  const field = newField(context, { entity, noun, detail: item.detail, type: typed?.type ?? null, quoted: quotedIn(context, words) });
  const exact = quotedIn(context, words) !== null || item.tokens.some((token) => /^(?:called|named)$/.test(token.low));
  return [{ kind: "add-field", entity: entity.id, field, guessed: target === null && blueprint.entities.length > 1, exact }];
}

/** A name in quotes keeps its letters. */
function quotedIn({ written }: ClauseContext, tokens: readonly Token[]): string | null {
  const open = tokens.findIndex((token) => /^["']$/.test(token.text));
  const close = tokens.findLastIndex((token) => /^["']$/.test(token.text));
  return close > open + 1 ? labelOf(quote(written, tokens.slice(open + 1, close))) : null;
}

/** A thing of its own: a plural, the name of an app about it, or a noun with fields of its own. */
function isThing(noun: NounPhrase, { item, target }: Addition): boolean {
  if (target !== null) return false;
  const known = knownThing(noun);
  if (known?.byApp === true) return true;
  const stated = item.detail.length > 0 && item.tail[0]?.text !== ":" && noun.plural;
  if (stated || (item.detail.length > 0 && known !== null && noun.plural)) return true;
  const type = fieldNoun(noun.key)?.type ?? "";
  if (noun.plural && known !== null && templatesByNoun.has(noun.key)) return !/^(?:paragraph|tags|rating)$/.test(type);
  return noun.plural && known !== null && type === "";
}

function wordsOf(context: ClauseContext, tokens: readonly Token[]): string {
  return quote(context.text, tokens);
}

/** Something to do with the app, asked for by its noun: "a filter by category", "CSV export". */
function addFeature(context: ClauseContext, { head, target, bare }: Addition): Edit | null {
  const words = plain(head);
  const noun = nounPhrase(words);
  const at = words.findIndex((token) => lexicon.is(token.low, "preposition-in-name"));
  const before = at < 0 ? words : words.slice(0, at);
  const feature =
    featureIn((nounPhrase(before)?.tokens ?? before).map((token) => token.one)) ?? featureIn(before.map((token) => token.low));
  if (noun === null || feature === null) return null;
  const { act, length } = feature;
  const { id: entity, name } = target ?? mainEntity(context.blueprint);
  const wish = (said: string): Edit => ({ kind: "add-wish", said, entity, guessed: target === null });
  const measure = /^(?:average|total|sum)$/.test(before.find((token) => !/^(?:a|an|the|my)$/.test(token.low))?.low ?? "");
  if (measure && act === "rate") return wish(`calculate the ${wordsOf(context, words)}`);
  if (isFeatureAct(act) || /^(?:rate|tag|browse)$/.test(act) || (bare && before.length > length + 2)) return null;
  if (fieldsKnown(context, noun, target) || isFieldInstead(context, { noun, target, act })) return null;
  if (!/^(?:search|filter|sort)$/.test(act)) return wish(withObject(wordsOf(context, words), name.many));
  const about = at < 0 ? nounPhrase(before.slice(0, -length).filter((token) => !/^(?:a|an|the)$/.test(token.low))) : null;
  const isBy = act !== "search" && about !== null && about.tokens.length > 0 && !isGeneric(about);
  const object = isBy ? `by ${wordsOf(context, about.tokens)}` : wordsOf(context, at < 0 ? [] : words.slice(at));
  return wish(withObject(`${act} ${object}`.trim(), name.many));
}

/** One word alone says nothing of what it is done with. */
function withObject(words: string, many: string): string {
  return words.includes(" ") ? words : `${words} ${many}`;
}

/** "A phone number" and "a balance" are fields; "total hours" adds up the hours, where there are some. */
function isFieldInstead(
  { blueprint }: ClauseContext,
  { noun, target, act }: { noun: NounPhrase; target: Entity | null; act: string },
): boolean {
  if (act === "mark") return fieldNoun(noun.key)?.type === "number";
  if (act !== "total" || noun.tokens[0]?.low === "sum") return false;
  if (/^(?:number|count|score|average)$/.test(noun.key)) return target !== null;
  const rest = noun.tokens.filter((token) => !/^(?:total|totals|average|number|sum|of)$/.test(token.low));
  if (/^(?:total|totals|average)$/.test(noun.tokens[0]?.low ?? ""))
    return (
      rest.length > 0 &&
      fieldsNamed(blueprint, rest, target).length === 0 &&
      entityNamed(blueprint, rest) === null &&
      fieldNoun(noun.key) !== null
    );
  return noun.tokens.length > 1 && fieldNoun(noun.key) !== null;
}

/** Whether a noun is a natural field of the thing in question: "total price" beside "total". */
function fieldsKnown({ blueprint }: ClauseContext, noun: NounPhrase, target: Entity | null): boolean {
  const entity = target ?? mainEntity(blueprint);
  return noun.tokens.length > 1 && knownField(mentionOf(entity), noun) !== null;
}

/** "A recipe called Lasagne": one more sample. */
function addSample(context: ClauseContext, head: readonly Token[]): Edit | null {
  const at = head.findIndex((token) => /^(?:called|named|titled)$/.test(token.low));
  const entity = at < 1 ? null : entityNamed(context.blueprint, head.slice(0, at));
  const names = namesOf(context.written, head.slice(at + 1));
  return entity === null || names.length === 0 ? null : { kind: "name-samples", entity: entity.id, names, keep: true };
}

function addThing(context: ClauseContext, addition: Addition, noun: NounPhrase): Edit | null {
  const { item, head } = addition;
  if (noun.tokens.some((token) => isUnsupported(token.low) || /^(?:kanban|board)$/.test(token.low) || /^(?:to|for|as)$/.test(token.low)))
    return null;
  const there = addition.target === null ? entityNamed(context.blueprint, head) : null;
  if (there !== null && noun.plural)
    return item.detail.length > 0 ? null : { kind: "refuse", reason: `The app keeps ${there.name.many} already.` };
  if (there !== null && noun.tokens.length === 1 && context.blueprint.entities.length === 1)
    return {
      kind: "refuse",
      reason: `To add ${noun.article === null ? "" : `${article(there.name.one)} `}${there.name.one}, use the app itself. To have one among the samples, name it: “add ${article(there.name.one)} ${there.name.one} called …”.`,
    };
  if (!isThing(noun, addition)) return null;
  const fields = item.detail.length === 0 ? "" : ` with ${item.detail.map((part) => wordsOf(context, part)).join(", ")}`;
  return { kind: "add-entity", said: `${wordsOf(context, noun.tokens)}${fields}` };
}

/** The fields of a thing that is there: "add recipes with a source and a link". */
function furtherFields(context: ClauseContext, { item, head }: Addition): Edit[] {
  const entity = entityNamed(context.blueprint, head);
  if (entity === null || item.detail.length === 0) return [];
  return item.detail.flatMap((part) =>
    addField(context, { item: { tokens: part, detail: [], tail: [] }, head: part, target: entity, bare: false, weak: false }, null),
  );
}

function readItem(context: ClauseContext, addition: Addition): Edit[] {
  const { item, head, target, bare } = addition;
  const words = plain(head);
  const noun = nounPhrase(words);
  if (noun === null || lexicon.is(noun.key, "nothing-named")) return [];
  if (bare && words.some((token) => lexicon.is(token.low, "question-opener"))) return [];
  const look = target === null ? readLookChange(context, words) : null;
  if (look !== null) return [look];
  const typed = typeNamed(words.length === head.length ? words : head);
  if (typed !== null) return addField(context, addition, typed);
  const whole = bare && plain(head).length > 5 ? null : readFeature(context, { head, tail: item.tail, target });
  if (whole !== null) return [whole];
  if (isOwnPage(context, words, target !== null)) return addField(context, addition, null);
  const page = readPage(context, head, addition.item);
  if (page !== null) return [page];
  const special =
    namedOption(context, addition) ?? addSample(context, head) ?? namedOptions(context, head) ?? addFeature(context, addition);
  if (special !== null) return [special];
  const further = furtherFields(context, addition);
  if (further.length > 0) return further;
  if (isGeneric(noun)) return [];
  const asField = /^(?:fields?|columns?|attribute|property)$/.test(words.at(-1)?.low ?? "");
  if (!asField) {
    const thing = addThing(context, addition, noun);
    if (thing !== null) return [thing];
  }
  const single = fieldNounOf(head) ?? noun;
  const entity = target ?? entityFor(context, single);
  const known = knownField(mentionOf(entity), single) !== null || isFieldNoun(single) || featureIn([single.key]) !== null;
  const another = context.blueprint.entities.some((other) => other !== entity && entityNamed(context.blueprint, words) === other);
  if (!asField && target === null && !isFieldNoun(single) && words.some((token) => isUnsupported(token.low))) return [];
  if (words.some((token) => lexicon.is(token.low, "beyond-fields")) && !/link|url/.test(single.key)) return [];
  // "A due date to tasks" where there are no tasks: nothing is added to anything else.
  if (target === null && !asField && words.some((token) => /^(?:to|for)$/.test(token.low))) return [];
  const sure = known || asField || target !== null || another;
  // "I need a beer", "what about the weather?": what nobody knows as a field, or what is there already in the world, is no wish.
  const weak = (addition.weak || bare) && target === null && !asField && !another;
  const usual = knownField(mentionOf(entity), single) !== null || fieldNoun(single.key) !== null;
  if (weak && (!usual || (bare && isDefinite(context, head)))) return [];
  // "Add pagination": a word that nobody knows and that has no article is a function of some program, and no field.
  const articled = /^(?:a|an|the|another|new)$/.test(head[0]?.low ?? "") || head.some((token) => /^["']$/.test(token.text));
  if (!sure && !articled) return [];
  if (!sure && (bare || (single.plural && single.tokens.length > 2))) return [];
  if (!sure && single.tokens.length > 3) return [];
  return addField(context, addition, null);
}

/** "Wash the dishes", "read me a story", "that was quick", "five stars": words without a verb that we know, and no name for anything. */
function isSentence(words: readonly Token[]): boolean {
  const counts = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/;
  return (
    counts.test(words[0]?.low ?? "") ||
    words.some(
      (token, at) =>
        lexicon.is(token.low, "clause-word") ||
        (at > 0 && lexicon.is(token.low, "possessive") && !lexicon.is(words[at - 1]?.low, "name-joint")),
    )
  );
}

/** "(I need) the weather": what is there already in the world, and not in the app. */
function isDefinite({ blueprint }: ClauseContext, words: readonly Token[]): boolean {
  const named = words.slice(1);
  return (
    /^(?:the|my|your|some|that|this)$/.test(words[0]?.low ?? "") &&
    !/^(?:fields?|columns?)$/.test(words.at(-1)?.low ?? "") &&
    withTarget(blueprint, words).entity === null &&
    featureIn(plain(named).map((token) => token.one)) === null &&
    entityNamed(blueprint, named) === null &&
    fieldsNamed(blueprint, named, null).length === 0
  );
}

/** What to add, from the words after the verb: `wanted` after "I need" and the like, `named` where there is no verb. Items that no edit comes of are returned as they were written. */
export function readAdd(
  context: ClauseContext,
  words: readonly Token[],
  how: "added" | "noted" | "wanted" | "named" = "added",
): { edits: Edit[]; unread: string[] } {
  const [bare, weak] = [how === "named", how === "wanted" || how === "noted"];
  const edits: Edit[] = [];
  const unread: string[] = [];
  if ((bare && isSentence(words)) || (how === "wanted" && isDefinite(context, words))) return { edits, unread };
  const colon = words.findIndex((token) => token.text === ":");
  const announced = colon > 0 && plain(words.slice(0, colon)).every((token) => lexicon.is(token.low, "new-field-opener"));
  const given = giving(context, withoutOwner(announced ? words.slice(colon + 1) : words));
  const whole = withTarget(context.blueprint, given.words);
  const options = listedOptions(context, given.words);
  if (options !== null) return { edits: [options], unread };
  let previous: Addition | null = null;
  for (const { item: listed, own, target: named } of itemsFor(context.blueprint, given.words)) {
    const { item, clause } = withoutClause(listed);
    if (clause.length > 0) unread.push(quote(context.text, clause));
    const { head } = withTarget(context.blueprint, item.tokens);
    const inDetail = item.tail.length > 0 ? whole.entity : null;
    const target = given.entity ?? own ?? inDetail ?? named;
    const detail = inDetail === null ? item.detail : item.detail.map((part) => withTarget(context.blueprint, part).head);
    const addition: Addition = { item: { ...item, detail }, head, target, bare, weak };
    // "Notes to recipes and shopping items": the same for the other one too.
    const also = own === null && previous !== null && item.detail.length === 0 ? entityNamed(context.blueprint, item.tokens) : null;
    const found = readItem(context, also !== null && previous !== null ? { ...previous, target: also } : addition);
    if (own !== null) previous = addition;
    edits.push(...found);
    if (found.length === 0) unread.push(quote(context.text, item.tokens));
  }
  return { edits, unread };
}

/** "Restaurants *I want to visit*": what only describes the noun is left, and reported. */
function withoutClause(item: Item): { item: Item; clause: Token[] } {
  const at = item.tokens.findIndex(
    (token, place) =>
      place > 0 && /^(?:i|we|that|which|who)$/.test(token.low) && !/^(?:for|called|named|how)$/.test(item.tokens[place - 1]?.low ?? ""),
  );
  const quoted = item.tokens.some((token) => /^["']$/.test(token.text));
  return at < 0 || quoted ? { item, clause: [] } : { item: { ...item, tokens: item.tokens.slice(0, at) }, clause: item.tokens.slice(at) };
}

/** "The friend's phone number": whose it is goes without saying. */
function withoutOwner(words: readonly Token[]): Token[] {
  const at = words.findIndex((token) => /'s?$/.test(token.low) && token.low.length > 3);
  return at >= 0 && at < 3 && at < words.length - 1 ? words.slice(at + 1) : [...words];
}

/** "(Give) each recipe a rating": the thing stands before what it gets. */
function giving({ blueprint }: ClauseContext, words: readonly Token[]): { words: Token[]; entity: Entity | null } {
  const from = /^(?:each|every|all|the|my)$/.test(words[0]?.low ?? "") ? 1 : 0;
  const opening = words.findIndex((token, at) => at > from && at <= from + 3 && /^(?:a|an|some|another)$/.test(token.low));
  const entity = opening < 0 ? null : entityNamed(blueprint, words.slice(from, opening));
  return entity === null ? { words: [...words], entity: null } : { words: words.slice(opening), entity };
}
