// A sentence in chunks: the pieces between commas, conjunctions and joining phrases ("with", "users should be able to").
// Nearly all that people ask for is a list of short pieces, so what matters is where they part and how each is joined.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { type Lead, leadingLead } from "../lexicon/leads.ts";
import { leadingVerb } from "../lexicon/acts.ts";
import { actors } from "../lexicon/nouns.ts";
import type { Sentence, Token } from "./token.ts";

export interface Chunk {
  words: Token[];
  /** How the chunk is joined to what is before it. */
  lead: Lead;
  /** The words of a bracket after it: options, a unit, an example. */
  aside: Token[];
  /** Whether it begins a line of a list. */
  bullet: boolean;
  /** Whether it is a question of its own: "who has it", "when to drink them". */
  clause: boolean;
  /** The sentence it is in, counted from 0. */
  sentence: number;
}

const rank: Record<Lead, number> = {
  start: 0,
  list: 1,
  colon: 2,
  which: 3,
  to: 4,
  for: 4,
  with: 5,
  has: 6,
  can: 6,
  belongs: 7,
  without: 8,
};

function lows(tokens: readonly Token[], from: number): string[] {
  return tokens.slice(from, from + 7).map((token) => token.low);
}

/** "to" and "for" join only before a verb: "to track books", "for tracking books", not "to the list". */
function verbalLead(tokens: readonly Token[], at: number): { length: number; lead: Lead } | null {
  const word = tokens[at]?.low;
  if (word !== "to" && word !== "for") return null;
  if (word === "to" && lexicon.is(tokens[at - 1]?.low, "noun-with-to")) return null;
  const from = tokens[at + 1]?.low.endsWith("ly") === true && tokens[at + 2] !== undefined ? at + 2 : at + 1;
  const next = tokens[from];
  if (next === undefined) return null;
  const verb = leadingVerb(lows(tokens, from));
  if (word === "to") return (verb !== null && !verb.gerund) || next.speech === "verb" ? { length: 1, lead: "to" } : null;
  return verb?.gerund === true || (next.speech === "verb" && next.low.endsWith("ing")) ? { length: 1, lead: "for" } : null;
}

function joint(tokens: readonly Token[], at: number, chunk: Chunk): { length: number; lead: Lead } | null {
  const words = lows(tokens, at);
  // Phrases of a verb that begin like a joining phrase, and "how many" and "no longer", stay whole.
  const verb = leadingVerb(words);
  const found = leadingLead(words);
  const isHelp = words[0] === "support" && lexicon.is(chunk.words.at(-1)?.low, "support-kind");
  if (found !== null && !isHelp && (verb === null || verb.words.length <= found.words.length)) {
    const inside = chunk.words.length === 0 ? undefined : tokens[at + found.words.length];
    if (found.words[0] === "-" && inside !== undefined && tokens[at]?.end === inside.start) return null;
    return { length: found.words.length, lead: found.lead };
  }
  return holds(tokens, at, chunk) ? { length: 1, lead: "has" } : verbalLead(tokens, at);
}

/** "Inspections note brood and mites": what a thing that is no person holds are its fields, as after "have". */
function holds(tokens: readonly Token[], at: number, chunk: Chunk): boolean {
  const verb = tokens[at]?.low ?? "";
  const subject = chunk.words.at(-1);
  const first = chunk.words[0];
  if (subject === undefined || tokens[at + 1] === undefined || chunk.words.length > 3 || !lexicon.is(verb, "holding-verb")) return false;
  if (chunk.lead !== "start" && chunk.lead !== "colon" && chunk.lead !== "list") return false;
  const many = subject.one !== subject.low && !verb.endsWith("s") && chunk.words.length <= 2;
  const each = /^(?:each|every|an?|the)$/.test(first?.low ?? "") && subject.one === subject.low && verb.endsWith("s");
  const person = actors.has(subject.one) || /(?:er|or|ist|ian)$/.test(subject.one) || leadingVerb([first?.low ?? ""]) !== null;
  return (many || each) && !person;
}

function bracketEnd(tokens: readonly Token[], at: number): number {
  const open = tokens[at]?.text;
  if (open !== "(" && open !== "[") return -1;
  return tokens.findIndex((token, index) => index > at && (token.text === ")" || token.text === "]"));
}

/** The end of choices ("easy/medium/hard") or figures ("25/5") with slashes between them, or where it began. */
function slashedEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (tokens[end + 1]?.text === "/" && tokens[end + 2] !== undefined && tokens[end]?.end === tokens[end + 1]?.start) end += 2;
  return end >= at + (/^\d+$/.test(tokens[at]?.text ?? "") ? 2 : 4) ? end + 1 : at;
}

/** The end of a question in a list ("…, *who deals with it* and *when to drink them*"), or where it would begin. */
function clauseEnd(tokens: readonly Token[], at: number): number {
  if (!lexicon.is(tokens[at]?.low, "clause-question")) return at;
  const isOfThem = tokens[at]?.low !== "where" && /^(?:they|it|he|she)$/.test(tokens[at + 1]?.low ?? "");
  if (
    !isOfThem &&
    tokens.slice(at + 1, at + 3).some(({ low }) => lexicon.is(low, "modal") && low !== "has" && low !== "have" && low !== "needs")
  )
    return at;
  const end = tokens.findIndex(({ low, text }, place) => place > at && (/^[^\p{L}\p{N}]/u.test(text) || lexicon.is(low, "list-joint")));
  const clause = tokens.slice(at, end < 0 ? undefined : end);
  // "What is still outstanding" asks for some of the rows, and nothing of each.
  const isMore = clause.slice(2).some(({ low }) => low === "with" || (low !== "to" && lexicon.is(low, "preposition")));
  const isState = lexicon.is(clause[1]?.low, "clause-word") && !/^(?:was|were)$/.test(clause[1]?.low ?? "") && !isMore;
  return clause.length > 1 && !isState ? at + clause.length : at;
}

/** The chunks of a sentence, in order. Chunks without words are left out; their lead goes to the next. */
export function chunksOf(sentence: Sentence, number: number): Chunk[] {
  const { tokens } = sentence;
  const chunks: Chunk[] = [];
  const fresh = (lead: Lead): Chunk => ({
    words: [],
    lead,
    aside: [],
    bullet: sentence.bullet && chunks.length === 0,
    clause: false,
    sentence: number,
  });
  let chunk = fresh("start");
  let at = 0;
  while (at < tokens.length) {
    const close = bracketEnd(tokens, at);
    const slashed = chunk.words.length > 0 ? slashedEnd(tokens, at) : at;
    if (slashed > at) {
      chunk.aside.push(...tokens.slice(at, slashed));
      at = slashed;
      continue;
    }
    const token = tokens[at];
    // "Wines rated out of 10", "books sorted by author": the participle begins a piece of its own.
    if (chunk.words.length > 0 && /^(?:rated|sorted|grouped|filtered)$/.test(token?.low ?? "")) {
      chunks.push(chunk);
      chunk = fresh("list");
    }
    // "A log: what we observed" says what is kept, and no field of it.
    const isAsked = chunk.words.length === 0 && chunk.lead !== "start" && !(chunk.lead === "colon" && token?.low === "what");
    const asked = isAsked ? clauseEnd(tokens, at) : at;
    if (asked > at) {
      chunk.words.push(...tokens.slice(at, asked));
      chunk.clause = true;
      at = asked;
      continue;
    }
    const join = joint(tokens, at, chunk);
    if (close > at && chunk.words.length > 0) {
      chunk.aside.push(...tokens.slice(at + 1, close));
      at = close + 1;
    } else if (join !== null) {
      if (chunk.words.length > 0) {
        chunks.push(chunk);
        chunk = fresh(join.lead);
      } else if (rank[join.lead] >= rank[chunk.lead]) chunk.lead = join.lead;
      at += join.length;
    } else {
      if (token !== undefined && /[\p{L}\p{N}]/u.test(token.text)) chunk.words.push(token);
      at += 1;
    }
  }
  return chunk.words.length > 0 ? [...chunks, chunk] : chunks;
}
