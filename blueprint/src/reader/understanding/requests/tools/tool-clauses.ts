// A text that asks for a tool, in clauses: what it is, then what it is to do, each of which is fulfilled or said to be missing.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { sentencesOf } from "../../../text/token.ts";
import { isOrder, namesApp, requestAt } from "../request-start.ts";

/** Words of a text with their place, and the mark or joint before them. */
export interface Clause {
  text: string;
  start: number;
  mark: string;
}

const OPENER_WORDS_MAX = 5;
/** Between clauses; no point in a number, and no colon in a time. */
const MARK = /\s*(?:\n+|[,;!?]|\.(?=\s|$)|:(?!\d)|\s[-–—]+\s)\s*/g;
const TAIL = /\s+(?=(?:with|without|that|which|so|but)\b)|\s+(?=and\b)|\s+(?=where (?:i|we|you|it|people)\b)/gi;
/** "We play on Fridays and need …": where a request begins in a clause. */
const NEED = /\b(?:need|want|wanted|looking for|(?:would|'d) (?:like|love)) (?=\S)/gi;

/** The clauses between the marks of a text. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let [start, mark] = [0, ""];
  const close = (end: number): void => {
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) clauses.push({ text: text.slice(start, end), start, mark });
  };
  for (const found of text.matchAll(MARK)) {
    close(found.index);
    start = found.index + found[0].length;
    mark = found[0].trim() === "" ? "\n" : found[0].trim();
  }
  close(text.length);
  return clauses;
}

/** A clause up to its first further wish, and each wish behind it: "a wheel | that ticks | and no repeats". */
export function tailsOf({ text, start, mark }: Clause): Clause[] {
  const parts: Clause[] = [];
  let from = 0;
  for (const found of text.matchAll(TAIL)) {
    if (found.index === 0 || isGeneric(text.slice(from, found.index))) continue;
    parts.push({ text: text.slice(from, found.index), start: start + from, mark: parts.length === 0 ? mark : "" });
    from = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(from), start: start + from, mark: parts.length === 0 ? mark : "" }];
}

/**
 * The places of a request among these clauses: the first, and each after it that begins a sentence or stands behind a colon, as long as
 * nothing before it asks for another app ("A song list. Also a metronome").
 */
export function requestPlaces(clauses: readonly Clause[], max: number): number[] {
  const places = clauses.slice(0, max).flatMap(({ mark }, at) => (at === 0 || /^[.!?:;\n]/.test(mark) ? [at] : []));
  const asks = ({ text }: Clause): boolean =>
    sentencesOf(text).some(({ tokens }) => isOrder(tokens) || requestAt(tokens) >= 0 || namesApp(tokens));
  return places.filter((at) => !clauses.slice(0, at).some(asks));
}

/** "An app that …", "something which …": what it does follows. */
const isGeneric = (said: string): boolean => lexicon.is(said.split(" ").at(-1), "generic-tool");

/** A clause from where its request begins, where it tells something before. */
export function requestIn(clause: Clause): Clause {
  const found = [...clause.text.matchAll(NEED)].at(-1);
  const from = found === undefined ? 0 : found.index + found[0].length;
  return { ...clause, text: clause.text.slice(from), start: clause.start + from };
}

/** The words of a request without "I want", "please make me a", "an app that": what the tool is or does; the verbs of building among them; and whether an article makes a noun of the first. */
export function coreOf(request: string): { words: string[]; verbs: string[]; isNoun: boolean } {
  let words = wordsOf(request);
  const verbs: string[] = [];
  let isNoun = false;
  for (;;) {
    const opener = Array.from({ length: OPENER_WORDS_MAX }, (_, at) => OPENER_WORDS_MAX - at).find((length) =>
      lexicon.is(words.slice(0, length).join(" "), "request-opener"),
    );
    const [first = "", second] = words;
    if (opener !== undefined) words = words.slice(opener);
    else if (builders.has(first) && words.length > 1) {
      verbs.push(first);
      words = words.slice(1);
    } else if (lexicon.is(first, "generic-tool") && isThatDoes(second)) {
      words = words.slice(2);
      isNoun = false;
    } else if ((["build-filler", "request-verb", "chance-manner", "tool-adjective"] as const).some((kind) => lexicon.is(first, kind))) {
      isNoun ||= lexicon.is(first, "article-word") || first === "my" || first === "our";
      words = words.slice(1);
    } else return { words, verbs, isNoun };
  }
}

const isThatDoes = (word: string | undefined): boolean => /^(?:to|that|which|for|where)$/.test(word ?? "");

/** The words of a text in lower case, without marks. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}/'’+-]+/gu) ?? [];

/** The name that words begin with, up to what belongs to it, without "app" at its end. */
export function nameOf(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && (lexicon.is(word, "product-preposition") || lexicon.is(word, "tool-clause")));
  const name = words.slice(0, end < 0 ? undefined : end);
  while (name.length > 1 && lexicon.is(name.at(-1), "tool-wrapper")) name.pop();
  return name;
}

/** Whether a clause wishes for something: its words say more than where or for whom it is used. */
export function saysSomething(clause: string): boolean {
  // "So we stop arguing" says why.
  if (/^so /i.test(clause)) return false;
  const isContext = /^(?:for|at|in|on) (?:my|our|the|a|an)\b/i.test(clause.replace(/^(?:and|so|to use) /i, "")) && !/\d/.test(clause);
  return !isContext && sentencesOf(clause).some(({ tokens }) => tokens.some(isContentWord));
}
