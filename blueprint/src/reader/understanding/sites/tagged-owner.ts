// Whose a site is, as the tagger sees it in a message.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { relatives } from "../../lexicon/nouns.ts";
import { type Part, tagMessage } from "../../tagging/tag-message.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { withoutDeterminers } from "../records/detail-of.ts";
import { isPronoun } from "../records/heading.ts";
import { phoneIn } from "./said/phone-in.ts";
import { introduced, ownerAt } from "./site-owner.ts";
import { openingTimes } from "../../../knowledge/words/opening-times.ts";
import { pricedList } from "../../../features/site/copy/priced-list.ts";

/** A message is as likely of a site. */
const SITE_MIN = 0.9;
/** A message that names a site and whose it is, or states opening hours and prices, is as likely of one. */
const NAMED_MIN = 0.7;
const OPEN_MIN = 0.5;
/** A message that surely calls the whole a website is as likely of a site or a shop. */
const CALLED_MIN = 0.6;
/** A message that states a telephone number is as likely of a site or a shop. */
const REACHED_MIN = 0.85;
const OWNER_MIN = 0.4;
/** A message that keeps something is as likely. */
const LISTED_MAX = 0.3;
/** "Model railway exhibition, Saturday 18 October". */
const OPENING_WORDS_MAX = 5;
const OWNER_WORDS_MAX = 6;
const OPENING_PARTS = 2;
/** So many words of an owner say which it is. */
const OWN_WORDS = 2;
/** A list of which nothing is known has a name, a date and notes. */
const BARE_FIELDS = 3;

/** Whether a word is for a site or a page. */
export const isSiteWord = ({ one }: Token): boolean => lexicon.is(one, "site-word") || one === "page";

/** Whether a message is surely about a site by all of its words. */
export function isOfSite(text: string): boolean {
  const sentences = sentencesOf(text);
  const { kinds, parts } = tagMessage(sentences);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const share = kinds.get("site") ?? 0;
  const isOwned =
    parts.some(({ mark, sure }) => mark === "O" && sure >= OWNER_MIN) ||
    tokens.some(({ low }, at) => relatives.has(low) && /^(?:my|our)$/.test(tokens[at - 1]?.low ?? ""));
  const isNamed = isOwned && parts.some(({ mark, tokens: said }) => mark === "A" && said.some(isSiteWord));
  if (share >= (isNamed ? NAMED_MIN : SITE_MIN)) return true;
  const isOrdered = lexicon.names(text, "order-word");
  const open = isOrdered ? share : share + (kinds.get("shop") ?? 0);
  // "A page for a farrier, trim 65 bucks": to read about, where the whole is called a website, or a page that states prices.
  const called = parts.flatMap(({ mark, sure, tokens: said }) => (mark === "A" && sure >= NAMED_MIN ? said.filter(isSiteWord) : []));
  const isPriced = /[£$€₹]\s?\d|\d (?:bucks|quid)\b/.test(text);
  if (open >= CALLED_MIN && called.some(({ one }) => one !== "page" || isPriced)) return true;
  // Who says when a business is open, what it costs and how to ring it tells its visitors.
  const isOpening = openingTimes(text) !== null;
  if (open >= OPEN_MIN && isOpening && pricedList(text).length > 0) return true;
  // Nobody but a business states its prices and its number at once.
  const listed = (["list", "log", "signup", "booking", "board", "rota", "money"] as const).reduce(
    (sum, kind) => sum + (kinds.get(kind) ?? 0),
    0,
  );
  return phoneIn(text) !== null && (open >= REACHED_MIN || (!isOrdered && listed < LISTED_MAX && /[£$€]\s?\d/.test(text)));
}

/** Whether a message surely about a site says so: "homepage for a kayak rental, open Memorial Day to Columbus Day". */
export const namesSite = (text: string): boolean => sentencesOf(text).some(({ tokens }) => tokens.some(isSiteWord)) && isOfSite(text);

/** Whose a site is: what the tagger takes for it, the words before the word for a site, or who speaks; null in a message of something else. */
export function taggedOwner(text: string): string | null {
  const sentences = sentencesOf(text);
  const { parts } = tagMessage(sentences);
  if (!isOfSite(text)) return null;
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  // "A website with bridal packages": what is on it.
  const isWithin = ({ tokens: said }: Part): boolean =>
    tokens[tokens.findIndex(({ start }) => start === said[0]?.start) - 1]?.low === "with";
  const first = parts.findIndex((part) => part.mark === "O" && !isWithin(part));
  const others = parts.slice(first).findIndex((part, at, all) => at > 0 && !(part.mark === "O" && isNext(all[at - 1], part, tokens)));
  const marked = first < 0 ? [] : parts.slice(first, others < 0 ? undefined : first + others).flatMap((part) => part.tokens);
  const whole = [...marked, ...nounsBehind(marked.at(-1), tokens)];
  // "A bakery *with our story*": what it has.
  const has = whole.findIndex(({ low }) => /^(?:with|covering|serving)$/.test(low));
  const about = has < 0 ? whole : whole.slice(0, has);
  // "Mobile" of "mobile glazing, we come to you" names no site.
  const app = parts.find(({ mark, tokens: said }) => mark === "A" && said.some(isSiteWord))?.tokens ?? [];
  const named = withoutDeterminers(app).filter(
    (token) =>
      !isSiteWord(token) && !/^(?:web|home|landing)$/.test(token.low) && !lexicon.is(token.low, "count-word") && token.speech === "noun",
  );
  // "Beer festival *on* the second weekend".
  const end = about.findLastIndex(({ low }) => !lexicon.is(low, "preposition"));
  const words = [withoutDeterminers(about.slice(0, end + 1)), named].find((one) => one.length > 0 && one.length <= OWNER_WORDS_MAX);
  if (words !== undefined) return withoutSize(quote(text, words).toLowerCase());
  // "Page for my dad".
  const from = tokens.findIndex(isSiteWord) + 1;
  const isTheirs = tokens[from]?.low === "for" && lexicon.is(tokens[from + 1]?.low, "possessive");
  // "My father painted boats all his life … we'd like a website with his pictures".
  const relative = tokens.find(({ low }, at) => relatives.has(low) && /^(?:my|our)$/.test(tokens[at - 1]?.low ?? ""));
  const theirs = isTheirs ? ownerAt(tokens, from).owner : null;
  return introduced(tokens, true)?.owner ?? theirs ?? relative?.low ?? openingOf(text, tokens) ?? openedBy(text, tokens);
}

/** "We open *the pumpkin patch* the last weekend of September": what those who speak open, have or keep. */
function openedBy(text: string, [who, verb, ...behind]: readonly Token[]): string | null {
  const end = behind.findIndex(({ speech }, at) => at > 0 && speech !== "noun" && speech !== "adjective");
  const words = withoutDeterminers(behind.slice(0, end < 0 ? undefined : end)).filter((token) => !isPronoun(token));
  const isStated = /^(?:i|we)$/.test(who?.low ?? "") && verb !== undefined && /^(?:the|an?|our|my)$/.test(behind[0]?.low ?? "");
  return isStated && words.length > 0 && words.length <= OPENING_WORDS_MAX ? quote(text, words).toLowerCase() : null;
}

/** "A *small* clog repair lab": how large it is stands in no name. */
const withoutSize = (owner: string | undefined): string | null => owner?.replace(/^(?:small|little|tiny|wee) /, "") ?? null;

/** "*Model railway exhibition*, Saturday 18 October … A web page for this": what a message begins with. */
function openingOf(text: string, tokens: readonly Token[]): string | null {
  let from = 0;
  // "We are Okafor & Daughters, *borehole drilling*": behind who speaks.
  for (let part = 0; part < OPENING_PARTS; part += 1) {
    const end = tokens.findIndex(({ low }, at) => at >= from && /^[,.:;–—-]$/.test(low));
    const whole = withoutDeterminers(tokens.slice(from, Math.max(from, end)));
    // "Bed and breakfast *outside Dingle*": where it is.
    const place = whole.findIndex(
      ({ low }, at) => at > 0 && (lexicon.is(low, "preposition") || /^(?:near|outside|beside|off|around)$/.test(low)),
    );
    const words = place < 0 ? whole : whole.slice(0, place);
    const isName =
      words.length > 1 &&
      words.length <= OPENING_WORDS_MAX &&
      words.every((token, at) => isOfName(token, at) || isBetween(token, at, words));
    if (isName && !words.some((token) => isSiteWord(token) || isPronoun(token))) return quote(text, words).toLowerCase();
    if (end < 0 || !isPronoun(tokens[from])) return null;
    from = end + 1;
  }
  return null;
}

/** "Bed *and* breakfast". */
const isBetween = ({ low }: Token, at: number, words: readonly Token[]): boolean => low === "and" && at > 0 && at < words.length - 1;

/** A noun or an adjective; the first word of a message may look like a verb: "model railway". */
const isOfName = (token: Token, at: number): boolean =>
  token.speech === "noun" ||
  token.speech === "adjective" ||
  (at === 0 && token.speech === "verb" && token.low === token.one && !isPronoun(token) && !lexicon.is(token.low, "being-verb")) ||
  // "Mobile welding", "canal boat hire".
  (at > 0 && (token.low.endsWith("ing") || (token.speech === "verb" && token.low === token.one)));

/** "Village's scarecrow *weekend*". */
function nounsBehind(last: Token | undefined, tokens: readonly Token[]): readonly Token[] {
  const behind = last === undefined ? [] : tokens.slice(tokens.indexOf(last) + 1);
  const isApart = (at: number): boolean => (behind[at]?.start ?? 0) - ((at === 0 ? last : behind[at - 1])?.end ?? 0) > 1;
  // "Upper *Dunmore Bowling Club*": a name goes on as it began.
  const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? "");
  // "A mobile *farrier*": what is described by nothing but an adjective is still to come.
  const [next] = behind;
  if (last?.speech === "adjective" && next?.speech === "adjective" && !isApart(0)) return [next];
  const named = isCapital(last) ? behind.findIndex((token, at) => isApart(at) || !isCapital(token)) : 0;
  if (named !== 0) return behind.slice(0, named < 0 ? undefined : named);
  const end = behind.findIndex(
    ({ speech, low }, at) =>
      isApart(at) ||
      isPronoun(behind[at]) ||
      isCapital(behind[at]) ||
      !(speech === "noun" || (speech === "verb" && isPronoun(behind[at + 1]))) ||
      low === "and" ||
      lexicon.is(low, "site-word"),
  );
  return behind.slice(0, end < 0 ? undefined : end);
}

/** "Mum's 80th", "dad": whether an owner is somebody, or an occasion of theirs, and no business. */
export function isSomebodys(owner: string): boolean {
  return owner.includes("'s ") || relatives.has(owner.split(" ").at(-1) ?? "");
}

/** Whether a draft has a bare list of whose its site is, as if there were several: "steel drum bands" of "my son's steel drum band". */
export function listsOwner({ entities }: Blueprint, text: string): boolean {
  const named = (taggedOwner(text) ?? "").split(" ").slice(-OWN_WORDS);
  return (
    named.length === OWN_WORDS &&
    entities.some(({ name, fields }) => fields.length <= BARE_FIELDS && name.one.toLowerCase().endsWith(named.join(" ")))
  );
}

function isNext(before: Part | undefined, part: Part, tokens: readonly Token[]): boolean {
  const [last, first] = [before?.tokens.at(-1), part.tokens[0]];
  return last !== undefined && first !== undefined && tokens.indexOf(first) === tokens.indexOf(last) + 1;
}
