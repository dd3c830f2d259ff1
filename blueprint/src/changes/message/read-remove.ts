// What is to go: a field, a page, a thing, a value of a choice, or something that one can do with the app.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { isDeed, leadingVerb } from "../../reader/lexicon/acts.ts";
import { featureIn } from "../../reader/lexicon/features.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { nounPhrase } from "../../reader/text/noun-phrase.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { CapabilityKind } from "../../schema/capability.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Edit } from "../edits/edit.ts";
import { capitalise } from "../../model/names.ts";
import { kindNamed } from "./features/name-feature.ts";
import { readFeatureGone } from "./features/read-feature.ts";
import { itemsFor, namesOf } from "./words/items.ts";
import { entityNamed, fieldsNamed, isStatistics, lastField, pageNamed, placeOf, withTarget } from "./words/named.ts";
import { lowText, plain } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

interface Removal {
  head: Token[];
  target: Entity | null;
}

function removePage({ blueprint }: ClauseContext, { head }: Removal): Edit | null {
  const words = plain(head);
  const at = words.findIndex((token) => /^(?:pages?|screen|tab|dashboard)$/.test(token.low));
  if (at < 0) return null;
  const about = words.filter((token, place) => place !== at && !lexicon.is(token.low, "removal-noun-filler"));
  const page = pageNamed(blueprint, about.length === 0 ? words : about);
  if (page !== null) return { kind: "remove-page", page: page.id };
  const called = words.filter((token, place) => place !== at && !/^(?:the|a)$/.test(token.low)).map((token) => token.text);
  return { kind: "refuse", reason: called.length === 0 ? "Say which page should go." : `There is no page “${called.join(" ")}”.` };
}

/** The act that the words are a noun or a verb of. */
function kindsOf(words: readonly Token[]): { kinds: CapabilityKind[]; called: string; verb: boolean } | null {
  const bare = words.filter((token) => !lexicon.is(token.low, "control-noun"));
  const first = bare[0]?.low ?? "";
  const done = leadingVerb([first]);
  // "Book" and "enter" are nouns or fields more often than what is to be possible no longer.
  if (done !== null && isDeed(done.act) && (done.act !== "add" || first === "adding"))
    return { kinds: [done.act], called: first, verb: true };
  const whole = lowText(bare);
  if (lexicon.is(whole, "metric-noun") || /^(?:average|mean)\b/.test(whole))
    return { kinds: ["total", "chart"], called: whole, verb: false };
  const feature = featureIn((nounPhrase(bare)?.tokens ?? bare).map((token) => token.one)) ?? featureIn(bare.map((token) => token.low));
  return feature !== null && isDeed(feature.act) ? { kinds: [feature.act], called: whole, verb: false } : null;
}

/** "The number of recipes", "the average rating": which of the totals goes. */
function measureIn(words: readonly Token[]): "count" | "average" | null {
  const said = lowText(words);
  if (/\b(?:average|mean)\b/.test(said)) return "average";
  return /\b(?:number|count|how many)$/.test(said) ? "count" : null;
}

/** "The button that adds to the shopping list", "sending": what one list hands to the other. */
function removeSend({ blueprint }: ClauseContext, words: readonly Token[]): Edit | null {
  const said = words
    .map((token) => token.low)
    .join(" ")
    .replace(/^the | button$/g, "");
  const send = blueprint.capabilities.find(
    (one) => one.kind === "send" && (said === one.verb.toLowerCase() || /^send(?:ing)?\b/.test(said)),
  );
  if (send === undefined) return null;
  return { kind: "remove-capability", kinds: ["send"], entity: send.entity, field: null, measure: null, called: said };
}

/** Where "by cuisine" or "of stock" says which filter or chart is meant. */
function removeCapability(context: ClauseContext, { head, target }: Removal): Edit | null {
  const { blueprint } = context;
  const words = plain(head);
  const at = words.findIndex((token) => lexicon.is(token.low, "detail-preposition"));
  const before = at < 0 ? words : words.slice(0, at);
  const found = kindsOf(before);
  if (found === null) return null;
  // "(Don't) delete recipes" has its object behind it, "the cuisine filter" before it.
  const beside = found.verb && !lexicon.is(before[1]?.low, "control-tail") ? before.slice(1) : before.slice(0, -1);
  const about = at < 0 ? beside : words.slice(at + 1);
  const fields = fieldsNamed(blueprint, about, target);
  const [first] = fields;
  const chart = found.kinds.includes("chart") || found.kinds.includes("total");
  // The chart of recipes by cuisine: the last "by" decides.
  const by = words.findLastIndex((token) => token.low === "by");
  const grouped = chart && by > at && by > 0 ? fieldsNamed(blueprint, words.slice(by + 1), target)[0] : undefined;
  const meant = grouped ?? (at < 0 && before.length < 2 ? undefined : first);
  const said = about;
  const entity = target ?? (meant === undefined ? entityNamed(blueprint, said) : meant.entity);
  const content = said.filter((token) => !lexicon.is(token.low, "search-filler") && !lexicon.is(token.low, "export-noun"));
  if (meant === undefined && entity === null && content.length > 0 && at >= 0 && !lexicon.is(content[0]?.low, "export-object")) return null;
  return {
    kind: "remove-capability",
    kinds: found.kinds,
    entity: entity?.id ?? null,
    field: meant?.field.id ?? null,
    measure: measureIn(before),
    called: found.called,
  };
}

/** "Thai from the cuisines", "the option Thai". */
function removeOption({ blueprint, text }: ClauseContext, head: readonly Token[]): Edit | null {
  const at = head.findLastIndex((token) => /^(?:from|of|in)$/.test(token.low));
  const name = (namesOf(text, at < 1 ? head : head.slice(0, at))[0] ?? "")
    .replace(/^(?:option|value|choice|category|tag|status) /i, "")
    .toLowerCase();
  const all = blueprint.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  for (const found of at < 1 ? all : fieldsNamed(blueprint, head.slice(at + 1), null)) {
    const option = found.field.options?.find((one) => one.toLowerCase() === name);
    if (option !== undefined) return { kind: "remove-option", ...placeOf(found), option };
  }
  return null;
}

function removeField(context: ClauseContext, { head, target }: Removal): Edit[] {
  const everywhere = head.some((token) => /^(?:everywhere|all|every)$/.test(token.low));
  const words = head.filter((token) => !/^(?:everywhere)$/.test(token.low));
  const fields = fieldsNamed(context.blueprint, words, target);
  return (everywhere ? fields : fields.slice(0, 1)).map((found) => ({ kind: "remove-field", ...placeOf(found) }));
}

function isPluralName(entity: Entity, words: readonly Token[]): boolean {
  const said = lowText(words);
  return said.endsWith(entity.name.many) || singularWord(words.at(-1)?.low ?? "") !== words.at(-1)?.low;
}

function readItem(context: ClauseContext, removal: Removal): Edit[] {
  const words = plain(removal.head);
  const said = lowText(words);
  if (words.length === 0 || /\b(?:except|but|apart|other than|unless|only)\b/.test(said)) return [];
  if (/^(?:everything|all|it all|the app|all fields|all data)$/.test(said))
    return refuse("I take nothing away at once: name the field, page or list that should go.");
  const last = lastField(context);
  if (/^(?:it|that|this|them)$/.test(said)) return last === undefined ? [] : [{ kind: "remove-field", ...placeOf(last) }];
  const send = removeSend(context, words);
  if (send !== null) return [send];
  if (/^(?:the )?dark (?:mode|theme|scheme|colou?rs)$/.test(said)) return [{ kind: "restyle", look: { scheme: "light" } }];
  const feature = readFeatureGone(context, removal);
  if (feature !== null) return [feature];
  const page = removePage(context, removal);
  if (page !== null) return [page];
  const isField = /\b(?:fields?|columns?)$/.test(said);
  const entity = removal.target === null && !isField ? entityNamed(context.blueprint, words) : null;
  const fields = removeField(context, removal);
  const exactField = fields.length > 0 && (isField || removal.target !== null || entity === null || !isPluralName(entity, words));
  const star = /^(?:the |all |any )?(?:star )?(?:ratings?|stars?|tags?|favou?rites|checkbox(?:es)?)$/.test(said);
  const capability = isField || star ? null : removeCapability(context, removal);
  if (capability !== null && !(fields.length > 0 && capability.kind === "remove-capability" && !isStatistics(said) && featureless(said)))
    return [capability];
  if (exactField) return fields;
  if (entity !== null) return [{ kind: "remove-entity", entity: entity.id }];
  const { target } = removal;
  const option = removeOption(context, target === null ? removal.head : words);
  if (option !== null || fields.length > 0) return option === null ? fields : [option];
  if (kindNamed(context.blueprint, words) !== null) return refuse(`The app has no ${said.replace(/^(?:the|an?|any|my|all) /, "")}.`);
  return target === null ? [] : refuse(`${capitalise(target.name.many)} have nothing called “${said.replace(/^the /, "")}”.`);
}

function refuse(reason: string): Edit[] {
  return [{ kind: "refuse", reason }];
}

/** Words that name a field although one of them also names a feature: "number", "total price". */
function featureless(said: string): boolean {
  return !/\b(?:search|filter|sort|chart|graph|export|button|diagram|total of|sum of)/.test(said);
}

/** "The *field for* servings", "the field *called* servings". */
function isFieldFor(words: readonly Token[], at: number): boolean {
  const isFor = (place: number): boolean =>
    /^(?:field|column)$/.test(words[place - 1]?.low ?? "") && /^(?:for|called|named)$/.test(words[place]?.low ?? "");
  return isFor(at) || isFor(at + 1);
}

/** "(I don't want) people to delete recipes": who does it says nothing of what goes. */
function withoutActor(words: readonly Token[]): Token[] {
  let rest = [...words];
  if (!lexicon.is(rest[0]?.low, "audience")) return rest;
  rest = rest.slice(1);
  while (/^(?:to|be|able|should|can)$/.test(rest[0]?.low ?? "")) rest = rest.slice(1);
  return rest.length === 0 ? [...words] : rest;
}

/** What to take away, from the words after the verb. */
export function readRemove(context: ClauseContext, said: readonly Token[]): { edits: Edit[]; unread: string[] } {
  const words = withoutActor(said).filter((_, at, all) => !isFieldFor(all, at));
  const edits: Edit[] = [];
  const unread: string[] = [];
  // "Remove Thai from the cuisines": what is before "from" is a value, and no list of fields.
  const sending = removeSend(context, plain(words));
  if (sending !== null) return { edits: [sending], unread };
  const option = removeOption(context, words);
  if (option !== null && withTarget(context.blueprint, words).entity === null) return { edits: [option], unread };
  for (const { item, head, target } of itemsFor(context.blueprint, words)) {
    const found = readItem(context, { head, target });
    edits.push(...found);
    if (found.length === 0) unread.push(quote(context.text, item.tokens));
  }
  return { edits, unread };
}
