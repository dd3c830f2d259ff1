// Words and marks with their places in the text, so that every phrase can be quoted as it was written.
// Parts of speech come from compromise; our own lexicons are asked first wherever a word is known.
import { englishGrammar } from "../../knowledge/large-packages.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";

export interface Token {
  /** As written. */
  text: string;
  /** In lower case. */
  low: string;
  /** The singular, in lower case. */
  one: string;
  start: number;
  end: number;
  speech: "noun" | "verb" | "adjective" | "other";
}

/** A sentence or a line of a list. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly bullet: boolean;
}

/** "In mmol/L", "in km/h" is one word. */
const wordOrMark =
  /(?<=\bin )(?!y(?:es)?\/)\p{L}{1,5}\/\p{L}{1,3}(?![\p{L}/])|[\p{L}\p{N}#$€£](?:[\p{L}\p{N}+#%]|['.\-_@&](?=[\p{L}\p{N}])|(?<=\d),(?=\d{3}(?!\d)))*|\.{3}|[^\s]/gu;

function speechOf(tags: readonly string[]): Token["speech"] {
  if (tags.includes("Verb")) return "verb";
  if (tags.includes("Noun")) return "noun";
  return tags.includes("Adjective") ? "adjective" : "other";
}

/** The terms of compromise's answer, read defensively: its typings say only `any`. */
function termsOf(text: string): { start: number; tags: string[] }[] {
  const sentences: { terms: { tags?: string[]; offset?: { start?: number } }[] }[] = englishGrammar()(text).json({ offset: true });
  return sentences.flatMap((sentence) => sentence.terms.map((term) => ({ start: term.offset?.start ?? -1, tags: term.tags ?? [] })));
}

/** Whether a noun is known to name whoever does something: a gardener, no printer. */
export function isActor(noun: string): boolean {
  return englishGrammar()(`the ${noun}`).has("#Actor");
}

function tokenise(text: string, from: number, speech: ReadonlyMap<number, Token["speech"]>): Token[] {
  return [...text.matchAll(wordOrMark)].map((match) => {
    const word = match[0];
    const low = word.toLowerCase();
    const start = from + match.index;
    const known = lexicon.is(low, "leading-adverb") ? "other" : speech.get(start);
    return { text: word, low, one: singularWord(low), start, end: start + word.length, speech: known ?? "other" };
  });
}

/** The words and marks of a phrase whose parts of speech do not matter, all as "other": a hundred times faster than `sentencesOf`. */
export function plainTokens(phrase: string): Token[] {
  return tokenise(phrase, 0, new Map());
}

const sentenceTokensMax = 250;
const sentenceEnd = /[.!?;]+(?=\s|$)|\n+/g;
const bulletMark = /^\s*(?:[-*•–—▪◦·]|\d{1,2}[.)]|\([a-z\d]\)|[a-z]\))\s+/;

/** The reader looks at this many characters and lines: more than anybody needs for an app, and read in a moment. */
const readableCharacters = 5000;
const readableSentences = 150;

/** Where the part of a text ends that is read. */
export function readableEnd(text: string): number {
  const ends = [...text.slice(0, readableCharacters).matchAll(sentenceEnd)];
  const last = ends[readableSentences];
  return last === undefined ? Math.min(text.length, readableCharacters) : last.index;
}

const REMEMBERED_MAX = 32;
const remembered = new Map<string, readonly Sentence[]>();

/** The readable part of a cleaned text as sentences and list lines, without bullets and final marks. The last texts are remembered: a prompt is read in many passes. */
export function sentencesOf(whole: string): readonly Sentence[] {
  const text = whole.slice(0, readableEnd(whole));
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const sentences = readSentences(text);
  if (remembered.size >= REMEMBERED_MAX) for (const oldest of [...remembered.keys()].slice(0, 1)) remembered.delete(oldest);
  remembered.set(text, sentences);
  return sentences;
}

function readSentences(text: string): Sentence[] {
  const speech = new Map(termsOf(text).map((term) => [term.start, speechOf(term.tags)]));
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (to: number): void => {
    const raw = text.slice(from, to);
    const mark = bulletMark.exec(raw)?.[0] ?? "";
    const tokens = tokenise(raw.slice(mark.length), from + mark.length, speech);
    // No person writes such a sentence; cutting it keeps the reading's time in proportion to the text.
    for (let at = 0; at < tokens.length; at += sentenceTokensMax)
      sentences.push({ tokens: tokens.slice(at, at + sentenceTokensMax), bullet: mark !== "" });
  };
  for (const end of text.matchAll(sentenceEnd)) {
    const lineSoFar = text.slice(from, end.index);
    if (end[0] === ";" && isInBracket(text, lineSoFar, end.index)) continue;
    // "1. Books" is a list line, not the end of a sentence.
    if (end[0] === "." && (isShortened(lineSoFar, text.slice(end.index + 1)) || /^\s*\d{1,2}$/.test(lineSoFar))) continue;
    close(end.index);
    from = end.index + end[0].length;
  }
  close(text.length);
  return sentences;
}

/** Whether the stop after a word only shortens it: "e.g.", "Dr." "Reg no. of the van" is shortened, "lent yes/no." ends a sentence. */
function isShortened(before: string, after: string): boolean {
  if (/(?:^|\W)(?:e\.g|i\.e|vs)$/i.test(before) || lexicon.is(/\p{L}+$/u.exec(before)?.[0].toLowerCase(), "shortened-title")) return true;
  const isAnswer = /(?:^|\W)y(?:es)? ?(?:\/|or) ?no?$/i.test(before);
  return /(?:^|\W)(?:etc|no)$/i.test(before) && !isAnswer && !/^\s*(?:\p{Lu}|$)/u.test(after);
}

const BRACKET_CHARACTERS_MAX = 200;

/** "Talks at 1 (fossils; tides)": whether a bracket is open that soon closes. */
function isInBracket(text: string, before: string, at: number): boolean {
  return before.lastIndexOf("(") > before.lastIndexOf(")") && /^[^()\n]*\)/.test(text.slice(at, at + BRACKET_CHARACTERS_MAX));
}

/** The words of the text from the first to the last of these tokens. */
export function quote(text: string, tokens: readonly Token[]): string {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, " ") : "";
}

/** The place of the words from the first to the last of these tokens. */
export function placeOf(tokens: readonly Token[]): { start: number; end: number } {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/** Where a phrase first stands in a text, in whatever case; null where the text does not say it. */
export function placeIn(text: string, phrase: string): { start: number; end: number } | null {
  const start = phrase === "" ? -1 : text.toLowerCase().indexOf(phrase.toLowerCase());
  return start < 0 ? null : { start, end: start + phrase.length };
}
