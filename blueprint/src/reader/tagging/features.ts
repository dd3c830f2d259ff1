// What the tagger is given of each token: its meaning as a vector, itself and its ending where the tagger knows them, its part of
// speech and how it is written.
import { vectorsOf, hasMeaning, DIMENSIONS } from "../../knowledge/meaning/word-vectors.ts";
import type { Sentence, Token } from "../text/token.ts";

const ENDING_LETTERS = 3;
const SPEECHES = ["noun", "verb", "adjective", "other"] as const;

/** How a token is written: each of these is so or not. */
const shapes: readonly ((token: Token) => boolean)[] = [
  ...SPEECHES.map((speech) => (token: Token) => token.speech === speech),
  ({ text }) => /^\p{Lu}/u.test(text),
  ({ text }) => /^\p{Lu}{2,}$/u.test(text),
  ({ text }) => /\d/.test(text),
  ({ text }) => /^[£$€]/.test(text),
  ({ text }) => /^[\p{L}\p{N}]/u.test(text),
  ({ text }) => text === ",",
  ({ text }) => text === ".",
  ({ text }) => /^[:–—-]$/.test(text),
  ({ text }) => /^[()/]$/.test(text),
  ({ text }) => /^["“”]$/.test(text),
  ({ low, one }) => low !== one,
  ({ text }) => text.endsWith("'s"),
];

/** The numbers that say how a token is written. */
export const SHAPES = shapes.length;

/** Between two sentences. */
const STOP: Token = { text: ".", low: ".", one: ".", start: 0, end: 0, speech: "other" };

/** The tokens of a text in a row, with a stop between sentences. */
export function tokensInRow(sentences: readonly Sentence[]): readonly Token[] {
  return sentences.flatMap(({ tokens }, at) => (at === 0 ? tokens : [STOP, ...tokens]));
}

/** The letters with which a token ends. */
export const endingOf = ({ low }: Token): string => low.slice(-ENDING_LETTERS);

/** The word by whose vector a token is known: without an owner's ending, or in the singular. */
function meaningOf({ low, one }: Token): string {
  const owner = low.replace(/'s$/, "");
  return [owner, one, low.replaceAll("'", "")].find(hasMeaning) ?? "";
}

/** The vector and the shape of each token, in rows of DIMENSIONS + SHAPES numbers. */
export function fixedFeatures(tokens: readonly Token[]): Float32Array {
  const vectors = vectorsOf(tokens.map(meaningOf));
  const rows = new Float32Array(tokens.length * (DIMENSIONS + SHAPES));
  for (const [at, token] of tokens.entries()) {
    const from = at * (DIMENSIONS + SHAPES);
    rows.set(vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS), from);
    rows.set(
      shapes.map((is) => Number(is(token))),
      from + DIMENSIONS,
    );
  }
  return rows;
}
