// Whose a site is: "for our farm", "I run a pottery", "we grow pumpkins", "ours is a small mosque", "speech therapist here".
import { article, singularWord } from "../../../knowledge/words/inflect.ts";
import { numberOf } from "../../../knowledge/words/number-of.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { nounKind } from "../../text/noun-kind.ts";
import type { Token } from "../../text/token.ts";

const OWNER_WORDS_MAX = 5;
const TRADE_WORDS_MAX = 12;
/** Whose site it is, and what somebody calls what they do: "celebration cakes". */
export interface Owner {
  owner: string;
  title: string | null;
}

/** Whose site it is, where it says so: "for our farm"; and where the words about it end. */
export function ownerAt(tokens: readonly Token[], from: number): { owner: string | null; end: number } {
  if (!/^(?:for|of|about)$/.test(tokens[from]?.low ?? "")) return { owner: null, end: from };
  // "For me, a freelance illustrator".
  const isMe =
    /^(?:me|myself|us)$/.test(tokens[from + 1]?.low ?? "") && tokens[from + 2]?.low === "," && /^an?$/.test(tokens[from + 3]?.low ?? "");
  if (isMe) return nounsAt(tokens, from + 4);
  const start = from + (lexicon.is(tokens[from + 1]?.low, "possessive") ? 2 : 1);
  // "A website for managing barbers".
  const nouns = nounsAt(tokens, start);
  const first = tokens[start]?.low ?? "";
  const isDoing = start === from + 1 && first.endsWith("ing") && !lexicon.is(first, "noun-in-ing") && !isNounEnd(tokens[start + 1]);
  if (isDoing && !businesses.has(nouns.owner?.split(" ").at(-1) ?? "")) return { owner: null, end: from };
  // "For my shop that reupholsters chairs".
  const trade = /^(?:that|which|who)$/.test(tokens[nouns.end]?.low ?? "") ? tradeOf(tokens.slice(nouns.end)) : null;
  return trade === null ? nouns : { owner: trade.owner, end: nouns.end + trade.length };
}

/** "Chimney sweep site": whose it is, before the word for it. */
export function ownerBefore(tokens: readonly Token[], site: number): string | null {
  const from = tokens
    .slice(0, site)
    .findLastIndex(({ speech, low }) => speech === "other" || lexicon.is(low, "request-verb") || low === "make");
  const words = tokens.slice(from + 1, site).filter(({ low }) => !lexicon.is(low, "site-word") && !lexicon.is(low, "product-wrapper"));
  const isName = words.length > 0 && words.every(({ speech, low, one }) => speech === "noun" || (speech === "verb" && low === one));
  return isName ? words.map(({ low }) => low).join(" ") : null;
}

/** "I run a pottery", "I'm a session drummer", "I've started a bike repair thing": who speaks; of somebody who wants a site also "I drive a taxi". */
export function introduced(tokens: readonly Token[], isSite = false): Owner | null {
  for (const [at, { low }] of tokens.entries()) {
    const next = tokens[at + 1]?.low ?? "";
    const isMine = low === "is" && (/^(?:ours|mine|this)$/.test(tokens[at - 1]?.low ?? "") || (isSite && tokens[at - 2]?.low === "my"));
    const isWork = low === "as" && /^(?:out|work|working)$/.test(tokens[at - 1]?.low ?? "");
    const isOwning = /^an?$/.test(next) && (isMine || isWork || lexicon.is(low, "owning-word"));
    const isThe = isSite && next === "the" && lexicon.is(low, "owning-word");
    // "We are four retired teachers offering help".
    const isGroup = isSite && /^(?:are|'re)$/.test(low) && tokens[at - 1]?.low === "we" && numberOf(next) > 1;
    const said =
      isOwning || isThe
        ? nounsAt(tokens, at + 2)
        : isGroup
          ? groupOf(tokens, at + 2)
          : { owner: at === 0 ? opening(tokens, isSite) : null, end: at };
    // "I am the secretary of a Gurdwara".
    const group = said.owner !== null && (isThe || isPerson(said.owner)) ? groupAt(tokens, said.end) : null;
    const owner = group ?? (isThe ? null : said.owner);
    if (owner !== null) return { owner, title: null };
    const trade = /^(?:i|we)(?:'ve)?$/.test(low) ? tradeOf(tokens.slice(at, at + TRADE_WORDS_MAX), isSite) : null;
    if (trade !== null && (isSite || trade.owner.endsWith(" business"))) return trade;
  }
  return null;
}

/** "Four *retired teachers* offering help": several people, up to what they do. */
function groupOf(tokens: readonly Token[], at: number): { owner: string | null; end: number } {
  const doing = tokens.findIndex(({ low }, place) => place > at && low.endsWith("ing"));
  return nounsAt(doing < 0 ? tokens : tokens.slice(0, doing), tokens[at]?.low.endsWith("ed") === true ? at + 1 : at);
}

/** "A trustee *of our village hall*": what somebody speaks for. */
function groupAt(tokens: readonly Token[], at: number): string | null {
  const isOf = tokens[at]?.low === "of" && /^(?:an?|our|the|my)$/.test(tokens[at + 1]?.low ?? "");
  return isOf ? nounsAt(tokens, at + 2).owner : null;
}

const isPerson = (owner: string): boolean => nounKind(singularWord(owner.split(" ").at(-1) ?? "")) === "person";

/** "Speech therapist here", "choir looking for a site", "locksmith in Dover": who speaks, before any verb. */
function opening(tokens: readonly Token[], isSite: boolean): string | null {
  // "Sash window restorer. Bath. Website": a sentence of its own.
  const gap = tokens.findIndex(({ end }, at) => (tokens[at + 1]?.start ?? end) - end > 1);
  const alone = isSite && gap > 0 ? nounsAt(tokens.slice(0, gap + 1), 0) : null;
  if (alone !== null && alone.owner !== null && alone.end === gap + 1 && isKnownOwner(alone.owner)) return alone.owner;
  const { owner, end } = nounsAt(tokens, lexicon.is(tokens[0]?.low, "possessive") ? 1 : 0);
  const low = tokens[end]?.low ?? "";
  const isPlaced = isSite && low === "in" && owner !== null && (isKnownOwner(owner) || /^\p{Lu}/u.test(tokens[end + 1]?.text ?? ""));
  return low === "here" || isPlaced || (isSite && /^(?:looking|needs|wants|seeking)$/.test(low)) ? owner : null;
}

/** "We grow pumpkins", "I do mobile bike repairs", "I drive a taxi": a pumpkin business, a mobile bike repair business, a taxi. */
function tradeOf([who, verb, ...others]: readonly Token[], isSite = false): (Owner & { length: number }) | null {
  const from = /^(?:out|up)$/.test(others[0]?.low ?? "") ? 1 : 0;
  // "We rent out *three* gers".
  const counted = numberOf(others[from]?.low ?? "") > 1 ? 1 : 0;
  const behind = others.slice(from + counted);
  const isWanted = (["owning-word", "request-verb", "modal", "mental-verb"] as const).some((category) => lexicon.is(verb?.low, category));
  if (
    who === undefined ||
    verb === undefined ||
    isWanted ||
    !(verb.speech === "verb" || verb.low === "do" || (isSite && verb.speech !== "other"))
  )
    return null;
  // "We had a scare" tells what happened.
  if (/(?:ed|had|was|made)$/.test(verb.low) && !who.low.endsWith("'ve")) return null;
  if (/^an?$/.test(behind[0]?.low ?? "")) {
    const { owner, end } = nounsAt(behind, 1);
    return owner === null ? null : { owner, title: null, length: 2 + from + end };
  }
  const end = behind.findIndex(({ speech, low, one }) => (speech === "noun" || speech === "verb") && low !== one && low.length > 3);
  // "I engrave glass by hand".
  const isBare = behind[0]?.speech === "noun" && !lexicon.is(behind[0].low, "subject-pronoun") && isNounEnd(behind[1]);
  // "I do face painting for fetes".
  const stop = behind.findIndex((token) => isNounEnd(token));
  const isDone = isSite && verb.low === "do" && stop > 0 && behind[stop - 1]?.low.endsWith("ing") === true;
  const words = behind.slice(0, isBare ? 1 : isDone ? stop : end + 1);
  const isName =
    words.length > 0 &&
    words.every(
      ({ speech, low }, at) =>
        (isDone || speech === "noun" || speech === "adjective" || at === words.length - 1) && !lexicon.is(low, "possessive"),
    );
  if (!isName) return null;
  const goods = words.map(({ low, one }, at) => (at === words.length - 1 ? one : low)).join(" ");
  // "Courses in dry stone walling", and no "boilers in Leeds".
  const isTopic = !isBare && behind[words.length]?.low === "in" && /^\p{Ll}/u.test(behind[words.length + 1]?.text ?? "");
  const topic = isTopic ? nounsAt(behind, words.length + 1).owner : null;
  // "I reupholster chairs": chair reupholstering; what is grown, made or sold is what it is about.
  const isOf = verb.low === "do" || lexicon.is(verb.low, "offering-verb");
  const said = [...words.map(({ low }) => low), ...(topic === null ? [] : ["in", topic])].join(" ");
  const stem = who.low.endsWith("'ve") ? verb.low.replace(/ed$/, "") : verb.low;
  return {
    owner: `${isOf ? goods : `${goods} ${gerundOf(stem)}`} business`,
    title: (isOf && said.includes(" ")) || topic !== null ? said : null,
    length: 2 + from + words.length,
  };
}

/** "My late aunt's furniture": what a site is about that is nobody's. */
export function ownThing(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ low }) => /^(?:my|our)$/.test(low));
  const { owner } = at < 0 ? { owner: null } : nounsAt(tokens, at + 1);
  return owner !== null && owner.includes(" ") ? owner : null;
}

function nounsAt(tokens: readonly Token[], start: number): { owner: string | null; end: number } {
  const words: string[] = [];
  let end = start;
  for (; end < tokens.length && words.length < OWNER_WORDS_MAX; end += 1) {
    const token = tokens[end];
    if (token === undefined || !isOfName(tokens, end, words)) break;
    words.push(token.low);
  }
  const last = words.at(-1);
  const isNone = lexicon.is(last, "pointing-word") || lexicon.is(last, "amount-word");
  return { owner: last === undefined || isNone ? null : words.join(" "), end };
}

/** Whether the words of an owner go on with the token at a place. */
function isOfName(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || token.low === "here" || lexicon.is(token.low, "preposition") || lexicon.is(token.low, "subject-pronoun"))
    return false;
  // "The Lower Mapleton *Curling* Club".
  const isCapital = (one: Token | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(one?.text ?? "");
  if (words.length > 0 && isCapital(tokens[at - 1]) && isCapital(token) && (isCapital(next) || token.speech !== "verb")) return true;
  // "My taxi business airport runs mostly": nothing belongs to the name behind that.
  if (/^(?:business|company)$/.test(words.at(-1) ?? "")) return false;
  // "A bed and breakfast", "a wool and yarn shop".
  if (token.low === "and") {
    const last = tokens[at + 2];
    const far = tokens[at + 3];
    const isBusiness = [last, far].some((one, index) => one !== undefined && isKnownOwner(one.low) && isNounEnd(tokens[at + 3 + index]));
    return words.length > 0 && next?.speech === "noun" && (isNounEnd(last) || isBusiness);
  }
  if (token.speech === "verb" && words.length > 0 && token.low === token.one && !token.low.endsWith("ing") && isNounEnd(next)) return true;
  // "A farrier *covering Herefordshire*".
  const isDoing =
    token.low.endsWith("ing") && !lexicon.is(next?.low, "preposition") && !(words.length > 0 && /^\p{Lu}/u.test(next?.text ?? ""));
  const isNoun = token.speech === "noun" || token.speech === "adjective" || token.low.includes("-") || lexicon.is(token.low, "count-word");
  return (isNoun || isDoing) && !(words.length > 0 && token.low.endsWith("ing") && !isDoing);
}

const isNounEnd = (token: Token | undefined): boolean =>
  token === undefined || token.low === "," || token.low === "with" || lexicon.is(token.low, "preposition");

/** Whether an owner is known as a group, a business or people. */
export function isKnownOwner(owner: string): boolean {
  const last = owner.split(" ").at(-1) ?? "";
  return businesses.has(last) || groups.has(last) || lexicon.is(last, "organisation-word") || isPerson(owner);
}

/** An owner with its article; what is no group, business or person is a business: "a bike repair business". */
export function named(owner: string): string {
  const words = owner.split(" ");
  const last = words.at(-1) ?? "";
  const isKnown = isKnownOwner(owner);
  const kept = lexicon.is(last, "vague-business") ? words.slice(0, -1) : words;
  const isTrade = /(?:ing|s)$/.test(last) || lexicon.is(last, "vague-business");
  const whose = isKnown || kept.length === 0 || !isTrade ? owner : `${kept.join(" ")} business`;
  return `${article(whose)} ${whose}`;
}

function gerundOf(verb: string): string {
  return `${/[^eo]e$/.test(verb) ? verb.slice(0, -1) : verb.replace(/(?<=^[^aeiou]+[aeiou])([bdgmnpt])$/, "$1$1")}ing`;
}
