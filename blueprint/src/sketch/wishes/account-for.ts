// The account of a sketch: which phrase of the request is fulfilled by which part, and which by none. The words that the model gives with
// a part come first; what they leave is bound to the parts by what the reader finds in it. Nothing is added to the app here.
import { notUnderstoodOf, understoodOf } from "../../reader/draft/account.ts";
import { leadingVerb } from "../../reader/lexicon/acts.ts";
import { leadingLead } from "../../reader/lexicon/leads.ts";
import { note, type Plan } from "../../reader/draft/plan.ts";
import { unaccountedPlaces } from "../../reader/draft/unaccounted.ts";
import type { Intent, ParsedPrompt, Unread } from "../../reader/parse/parsed-prompt.ts";
import { sentencesOf, type Token } from "../../reader/text/token.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Understood } from "../../schema/reading.ts";
import type { Drafting } from "../drafting.ts";
import { languageOfApp } from "../../project/words/reply-words.ts";
import { untoldSentences } from "./untold-sentences.ts";
import { areRelated } from "./are-related.ts";
import { locateWish, type Place, telling } from "./locate-wish.ts";
import { singularsIn } from "../../reader/text/content-words.ts";
import { saysWhatItIs } from "./says-what-it-is.ts";
import { entityOfMention, fieldOf, partNamed, partsOfIntent } from "./part-of-sketch.ts";

/** A blueprint with the account of the request. */
export interface Accounted {
  blueprint: Blueprint;
  understood: Understood[];
  notUnderstood: string[];
}

/** Accounts for a prompt of which a blueprint was drafted. */
export function accountFor(drafting: Drafting, blueprint: Blueprint): Accounted {
  const { plan } = drafting;
  const { parsed, account } = plan;
  const { text } = parsed;
  // Drafting notes the words of the model; what counts here are those of the person.
  account.became.clear();
  const claimed = bindClaims(drafting, blueprint);
  if (languageOfApp(blueprint) !== "en") return accountInLanguage(drafting, { blueprint, claimed });
  for (const phrase of parsed.look.phrases) note(account, phrase, "theme");
  if (parsed.title !== null) note(account, parsed.title.phrase, "title");
  const { nouns, wishes } = bindRead(drafting, { blueprint, claimed });
  account.unread = [...nouns, ...wishes, ...parsed.unread].filter((place) => !isWithin(text, place, claimed.all));
  const names = namesOf(blueprint);
  const covered: ParsedPrompt = { ...parsed, unread: account.unread, context: [...parsed.context, ...claimed.all] };
  account.unread.push(...unaccountedPlaces(covered, { phrases: [...account.became.keys()], names }));
  const isContext = (place: Unread): boolean => !wishes.includes(place) && saysWhatItIs(text, place, blueprint);
  account.unread = account.unread.filter(
    (place) =>
      !onlyLeads(text, place) &&
      !onlyLooks(text, place) &&
      !isOfLook(drafting, { blueprint, place }) &&
      !isNamed(drafting, { blueprint, place, claimed: claimed.all }) &&
      !isContext(place) &&
      !isColour(drafting, { blueprint, place }),
  );
  for (const place of claimed.unbuilt) {
    account.became.delete(text.slice(place.start, place.end));
    account.unread.push(place);
  }
  return {
    blueprint: withPhrases(blueprint, claimed.phrases),
    understood: understoodOf(account, text),
    notUnderstood: notUnderstoodOf(account, text),
  };
}

/** The account of a request that is not in English. */
function accountInLanguage(
  { plan: { parsed, account } }: Drafting,
  { blueprint, claimed }: { blueprint: Blueprint; claimed: Claimed },
): Accounted {
  const { text } = parsed;
  const unbuilt = claimed.unbuilt.map(({ start, end }) => text.slice(start, end));
  for (const phrase of unbuilt) account.became.delete(phrase);
  return {
    blueprint: withPhrases(blueprint, claimed.phrases),
    understood: understoodOf(account, text),
    notUnderstood: [...new Set([...unbuilt, ...claimed.lost, ...untoldSentences(text, { blueprint, claimed: claimed.all })])],
  };
}

interface Claimed {
  /** All places that a wish of the sketch was found at. */
  all: Place[];
  unbuilt: Place[];
  /** Wishes that are not built and whose words the prompt does not have. */
  lost: string[];
  /** The words of the prompt for each wish that was found. */
  phrases: Map<string, string>;
}

/** Finds the words of the claims in the prompt, and notes what they became. */
function bindClaims({ plan, claims, renamed }: Drafting, { capabilities, features, entities }: Blueprint): Claimed {
  const { text } = plan.parsed;
  const rules = entities.flatMap(({ id: entity, rules: own = [] }) => own.map(({ id }) => ({ id: `${entity}.${id}` })));
  const there = new Set([...capabilities, ...features, ...entities, ...rules].map(({ id }) => id));
  const claimed: Claimed = { all: [], unbuilt: [], lost: [], phrases: new Map() };
  for (const { wish, ids } of claims) {
    const place = locateWish(text, wish);
    if (place === null) {
      if (ids.length === 0) claimed.lost.push(wish);
      continue;
    }
    const phrase = text.slice(place.start, place.end);
    const became = ids.map((id) => renamed.get(id) ?? id).filter((id) => there.has(id));
    claimed.all.push(place);
    claimed.phrases.set(wish, phrase);
    for (const id of became) note(plan.account, phrase, id);
    if (became.length === 0) claimed.unbuilt.push(place);
  }
  const isBuilt = ({ start, end }: Place): boolean => plan.account.became.has(text.slice(start, end));
  claimed.unbuilt = claimed.unbuilt.filter((place) => !isBuilt(place));
  return claimed;
}

/** What the reader found and no part fulfils: the places of nouns, and those of wishes for something to do. */
interface Left {
  nouns: Unread[];
  wishes: Unread[];
}

/** Binds what the reader found to the parts, and gives the places of which nothing came. */
function bindRead({ plan }: Drafting, { blueprint, claimed }: { blueprint: Blueprint; claimed: Claimed }): Left {
  const { parsed, account } = plan;
  const left: Left = { nouns: [], wishes: [] };
  const bind = (place: Unread, ids: readonly string[], kind: keyof Left = "nouns"): void => {
    const phrase = parsed.text.slice(place.start, place.end).replace(/\s+/g, " ").trim();
    if (phrase === "" || isWithin(parsed.text, place, claimed.all)) return;
    for (const id of ids) note(account, phrase, id);
    if (ids.length === 0) left[kind].push(place);
  };
  for (const mention of parsed.mentions) {
    const entity = entityOfMention(blueprint, mention);
    if (mention.phrase !== "") bind(mention.place, entity === undefined ? [] : [entity.id]);
  }
  for (const field of parsed.fields) {
    const place = placeOf(parsed.text, field.phrase);
    const id = fieldOf(blueprint, field);
    if (place !== null) bind(place, id === undefined ? [] : [id]);
  }
  // To look at what a noun names is no more than the noun.
  const isSeen = ({ act }: Intent): boolean => act === "browse" || act === "keep";
  for (const intent of parsed.intents) {
    const seen = isSeen(intent) ? partAt(parsed.text, { blueprint, place: intent.place }) : undefined;
    // "Show the next watering date": the field that is called so, and not all rows.
    bind(intent.place, seen?.includes(".") === true ? [seen] : partsOfIntent(blueprint, intent), isSeen(intent) ? "nouns" : "wishes");
  }
  return left;
}

function placeOf(text: string, phrase: string): Place | null {
  const start = phrase === "" ? -1 : text.indexOf(phrase);
  return start < 0 ? null : { start, end: start + phrase.length };
}

/** Whether all words of a place that say something lie in others. */
function isWithin(text: string, place: Place, places: readonly Place[]): boolean {
  if (places.some(({ start, end }) => place.start >= start && place.end <= end)) return true;
  const words = telling(sentencesOf(text).flatMap(({ tokens }) => tokens)).filter(
    ({ start, end }) => start >= place.start && end <= place.end,
  );
  return words.length > 0 && words.every((word) => places.some(({ start, end }) => word.start >= start && word.end <= end));
}

/** Whether a word only leads to what others say: "including", "allows". */
function isLead({ low }: Token): boolean {
  return [low, low.replace(/ing$/, ""), low.replace(/ing$/, "e")].some((base) => leadingLead([base]) !== null);
}

/** Whether a word says that something is looked at: "browse". */
function isLook({ low }: Token): boolean {
  return leadingVerb([low])?.act === "browse";
}

/** Whether a place only leads to what others say. */
function onlyLeads(text: string, place: Place): boolean {
  const words = telling(tokensAt(text, place));
  return words.length > 0 && words.every(isLead);
}

/** Whether a place only says that something is looked at: "browse" of "browse and buy plants". */
function onlyLooks(text: string, place: Place): boolean {
  const words = telling(tokensAt(text, place));
  return words.length > 0 && words.every(isLook);
}

/** Whether a place is a noun of a sentence that only speaks of colours, which the app has: "the styling" of "Use green for the styling". */
function isOfLook({ plan }: Drafting, { blueprint, place }: { blueprint: Blueprint; place: Unread }): boolean {
  const { look, text, intents } = plan.parsed;
  if (blueprint.theme.background === null && blueprint.theme.components === null) return false;
  const sentence = sentencesOf(text).find(({ tokens: [first, ...others] }) => {
    const last = others.at(-1) ?? first;
    return first !== undefined && last !== undefined && first.start <= place.start && place.end <= last.end;
  });
  const [from = 0, to = 0] = [sentence?.tokens[0]?.start, sentence?.tokens.at(-1)?.end];
  const isInside = (start: number, end: number): boolean => start >= from && end <= to;
  const isColoured = look.phrases.some((phrase) => {
    const at = text.indexOf(phrase);
    return at >= 0 && isInside(at, at + phrase.length);
  });
  return isColoured && !intents.some((intent) => isInside(intent.place.start, intent.place.end));
}

/** Notes a place of which nothing came for the part whose name says it, if there is one. */
function isNamed(
  { plan }: Drafting,
  { blueprint, place, claimed }: { blueprint: Blueprint; place: Unread; claimed: readonly Place[] },
): boolean {
  const { text } = plan.parsed;
  if (isWithin(text, place, claimed)) return true;
  const id = partAt(text, { blueprint, place }) ?? claimedAgain(plan, { place, claimed });
  if (id !== undefined) note(plan.account, text.slice(place.start, place.end).replace(/\s+/g, " ").trim(), id);
  return id !== undefined;
}

/** The part that the same words became where they are said more fully; undefined for none. */
function claimedAgain(plan: Plan, { place, claimed }: { place: Place; claimed: readonly Place[] }): string | undefined {
  const { parsed, account } = plan;
  const words = wordsAt(parsed.text, place);
  const title = singularsIn(parsed.title?.words ?? "");
  const fuller = claimed.find((one) => {
    const said = tokensAt(parsed.text, one).map((token) => token.one);
    const isSaid = (word: string): boolean => said.some((other) => areRelated(word, other));
    return words.some(isSaid) && words.every((word) => isSaid(word) || title.includes(word));
  });
  const became = fuller === undefined ? undefined : account.became.get(parsed.text.slice(fuller.start, fuller.end));
  return [...(became ?? [])][0];
}

/** The words of a place that say what it is about, in the singular: "search" of "provide search", "listing" of "browse listings". */
function wordsAt(text: string, place: Place): string[] {
  const words = telling(tokensAt(text, place)).filter((token) => !isLead(token) && !isLook(token));
  return [...new Set(words.map(({ one }) => one))];
}

function tokensAt(text: string, place: Place): Token[] {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  return tokens.filter(({ start, end }) => start >= place.start && end <= place.end);
}

/** The part whose name says all that a place of the text says; undefined for none. */
function partAt(text: string, { blueprint, place }: { blueprint: Blueprint; place: Unread }): string | undefined {
  return partNamed(blueprint, wordsAt(text, place));
}

/** Notes a place that speaks of colours for those that the sketch gives the app. */
function isColour({ plan }: Drafting, { blueprint, place }: { blueprint: Blueprint; place: Unread }): boolean {
  const phrase = plan.parsed.text.slice(place.start, place.end);
  const parts = (["background", "components"] as const).filter((part) => blueprint.theme[part] !== null);
  if (parts.length === 0 || !/\bcolou?r(?:s|ed)?\b/i.test(phrase)) return false;
  for (const part of parts) note(plan.account, phrase.replace(/\s+/g, " ").trim(), `theme.${part}`);
  return true;
}

/** What the parts of an app are called. */
function namesOf({ title, entities, pages }: Blueprint): string[] {
  return [
    title,
    ...pages.map((page) => page.title),
    ...entities.flatMap(({ name, fields }) => [name.one, name.many, ...fields.map(({ label }) => label)]),
  ];
}

/** The blueprint whose parts have the prompt's own words as their phrases. */
function withPhrases(blueprint: Blueprint, phrases: ReadonlyMap<string, string>): Blueprint {
  const own = (phrase: string | null): string | null => (phrase === null ? null : (phrases.get(phrase) ?? null));
  return {
    ...blueprint,
    capabilities: blueprint.capabilities.map((capability) => ({ ...capability, phrase: own(capability.phrase) })),
    features: blueprint.features.map((feature) => ({ ...feature, phrase: own(feature.phrase) })),
  };
}
