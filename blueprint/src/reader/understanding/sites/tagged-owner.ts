// Whose a site is, as the tagger sees it in a message.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { relatives } from "../../lexicon/nouns.ts";
import { type Part, tagMessage } from "../../tagging/tag-message.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { withoutDeterminers } from "../records/detail-of.ts";
import { isPronoun } from "../records/heading.ts";
import { introduced, ownerAt } from "./site-owner.ts";
import { openingTimes } from "../../../knowledge/words/opening-times.ts";
import { pricedList } from "../../../features/site/copy/priced-list.ts";

/** A message is as likely of a site. */
const SITE_MIN = 0.9;
/** A message that names a site and whose it is, or states opening hours and prices, is as likely of one. */
const NAMED_MIN = 0.7;
const OPEN_MIN = 0.5;
const OWNER_MIN = 0.4;
/** "Model railway exhibition, Saturday 18 October". */
const OPENING_WORDS_MAX = 5;
const OWNER_WORDS_MAX = 6;
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
  // Who says when a business is open, what it costs and how to ring it tells its visitors.
  const isOrdered = lexicon.names(text, "order-word");
  const open = isOrdered ? share : share + (kinds.get("shop") ?? 0);
  return open >= OPEN_MIN && openingTimes(text) !== null && pricedList(text).length > 0;
}

/** Whose a site is: what the tagger takes for it, the words before the word for a site, or who speaks; null in a message of something else. */
export function taggedOwner(text: string): string | null {
  const sentences = sentencesOf(text);
  const { parts } = tagMessage(sentences);
  if (!isOfSite(text)) return null;
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const first = parts.findIndex(({ mark }) => mark === "O");
  const others = parts.slice(first).findIndex((part, at, all) => at > 0 && !(part.mark === "O" && isNext(all[at - 1], part, tokens)));
  const marked = first < 0 ? [] : parts.slice(first, others < 0 ? undefined : first + others).flatMap((part) => part.tokens);
  const whole = [...marked, ...nounsBehind(marked.at(-1), tokens)];
  // "A bakery *with our story*": what it has.
  const has = whole.findIndex(({ low }) => low === "with");
  const about = has < 0 ? whole : whole.slice(0, has);
  const app = parts.find(({ mark }) => mark === "A")?.tokens ?? [];
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
  return introduced(tokens, true)?.owner ?? (isTheirs ? ownerAt(tokens, from).owner : null) ?? relative?.low ?? openingOf(text, tokens);
}

/** "A *small* clog repair lab": how large it is stands in no name. */
const withoutSize = (owner: string | undefined): string | null => owner?.replace(/^(?:small|little|tiny|wee) /, "") ?? null;

/** "*Model railway exhibition*, Saturday 18 October … A web page for this": what a message begins with. */
function openingOf(text: string, tokens: readonly Token[]): string | null {
  const end = tokens.findIndex(({ low }) => /^[,.:;–—-]$/.test(low));
  const words = withoutDeterminers(tokens.slice(0, Math.max(0, end)));
  const isName = words.length > 1 && words.length <= OPENING_WORDS_MAX && words.every(isOfName);
  return isName && !words.some((token) => isSiteWord(token) || isPronoun(token)) ? quote(text, words).toLowerCase() : null;
}

/** A noun or an adjective; the first word of a message may look like a verb: "model railway". */
const isOfName = ({ speech, low, one }: Token, at: number): boolean =>
  speech === "noun" || speech === "adjective" || (at === 0 && speech === "verb" && low === one);

/** "Village's scarecrow *weekend*". */
function nounsBehind(last: Token | undefined, tokens: readonly Token[]): readonly Token[] {
  const behind = last === undefined ? [] : tokens.slice(tokens.indexOf(last) + 1);
  const isApart = (at: number): boolean => (behind[at]?.start ?? 0) - ((at === 0 ? last : behind[at - 1])?.end ?? 0) > 1;
  const end = behind.findIndex(
    ({ text, speech, low }, at) =>
      isApart(at) ||
      isPronoun(behind[at]) ||
      /^\p{Lu}/u.test(text) ||
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
