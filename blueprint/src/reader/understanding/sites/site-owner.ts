// Whose a site is: "for our farm", "I run a pottery", "we grow pumpkins", "speech therapist here".
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { nounKind } from "../../text/noun-kind.ts";
import type { Token } from "../../text/token.ts";

const OWNER_WORDS_MAX = 4;
const TRADE_WORDS_MAX = 6;

/** Whose site it is, where it says so: "for our farm"; and where the words about it end. */
export function ownerAt(tokens: readonly Token[], from: number): { owner: string | null; end: number } {
  if (!/^(?:for|of|about)$/.test(tokens[from]?.low ?? "")) return { owner: null, end: from };
  // "For me, a freelance illustrator".
  const isMe =
    /^(?:me|myself|us)$/.test(tokens[from + 1]?.low ?? "") && tokens[from + 2]?.low === "," && /^an?$/.test(tokens[from + 3]?.low ?? "");
  if (isMe) return nounsAt(tokens, from + 4);
  const start = from + (lexicon.is(tokens[from + 1]?.low, "possessive") ? 2 : 1);
  return nounsAt(tokens, start);
}

/** "I run a pottery", "I'm a session drummer", "I've started a bike repair thing": who speaks. */
export function introduced(tokens: readonly Token[]): string | null {
  for (const [at, { low }] of tokens.entries()) {
    const isOwning = lexicon.is(low, "owning-word") && /^an?$/.test(tokens[at + 1]?.low ?? "");
    const here = at === 0 ? tokens.slice(0, OWNER_WORDS_MAX).findIndex((token) => token.low === "here") : -1;
    const { owner } = isOwning ? nounsAt(tokens, at + 2) : here > 0 ? nounsAt(tokens.slice(0, here), 0) : { owner: null };
    if (owner !== null) return owner;
    const trade = tradeOf(tokens.slice(at, at + TRADE_WORDS_MAX));
    if (trade !== null) return trade;
  }
  return null;
}

/** "We grow pumpkins", "I do mobile bike repairs": a pumpkin business, a mobile bike repair business. */
function tradeOf([who, verb, ...behind]: readonly Token[]): string | null {
  const end = behind.findIndex(({ speech, low, one }) => (speech === "noun" || speech === "verb") && low !== one && low.length > 3);
  const words = behind.slice(0, end + 1);
  const isDone = /^(?:i|we)$/.test(who?.low ?? "") && (verb?.speech === "verb" || verb?.low === "do");
  const isWanted = (["owning-word", "request-verb", "modal"] as const).some((category) => lexicon.is(verb?.low, category));
  const isName =
    words.length > 0 &&
    words.every(({ speech, low }, at) => (speech === "noun" || speech === "adjective" || at === end) && !lexicon.is(low, "possessive"));
  if (!isDone || isWanted || !isName || verb === undefined) return null;
  const goods = words.map(({ low, one }, at) => (at === end ? one : low)).join(" ");
  // "I reupholster chairs": chair reupholstering; what is grown, made or sold is what it is about.
  const isOf = verb.low === "do" || lexicon.is(verb.low, "offering-verb");
  return `${isOf ? goods : `${goods} ${gerundOf(verb.low)}`} business`;
}

function nounsAt(tokens: readonly Token[], start: number): { owner: string | null; end: number } {
  const words: string[] = [];
  let end = start;
  for (; end < tokens.length && words.length < OWNER_WORDS_MAX; end += 1) {
    const token = tokens[end];
    if (token === undefined || token.low === "here" || lexicon.is(token.low, "preposition") || lexicon.is(token.low, "subject-pronoun"))
      break;
    const isDoing = token.low.endsWith("ing") && !lexicon.is(tokens[end + 1]?.low, "preposition");
    if (
      (token.speech !== "noun" && token.speech !== "adjective" && !isDoing) ||
      (words.length > 0 && token.low.endsWith("ing") && !isDoing)
    )
      break;
    words.push(token.low);
  }
  return { owner: words.length === 0 || lexicon.is(words.at(-1), "pointing-word") ? null : words.join(" "), end };
}

/** An owner with its article; what is no group, business or person is a business: "a bike repair business". */
export function named(owner: string): string {
  const words = owner.split(" ");
  const last = words.at(-1) ?? "";
  const isKnown = businesses.has(last) || groups.has(last) || lexicon.is(last, "organisation-word") || nounKind(owner) === "person";
  const kept = lexicon.is(last, "vague-business") ? words.slice(0, -1) : words;
  const isTrade = /(?:ing|s)$/.test(last) || lexicon.is(last, "vague-business");
  const whose = isKnown || kept.length === 0 || !isTrade ? owner : `${kept.join(" ")} business`;
  return `${article(whose)} ${whose}`;
}

function gerundOf(verb: string): string {
  return `${verb.replace(/(?<=[^e])e$/, "").replace(/(?<=^[^aeiou]+[aeiou])([bdgmnpt])$/, "$1$1")}ing`;
}
