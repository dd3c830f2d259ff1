// The rows that the tagger's network is given: the fixed features of each token, and what was learnt of its word and its ending.
import { DIMENSIONS } from "../../knowledge/meaning/word-vectors.ts";
import type { Token } from "../text/token.ts";
import { fixedFeatures, SHAPES } from "./features.ts";
import { ENDING, type Tagger, WORD } from "./tagger.ts";

/** A row for each token. `known` has their places among the words and endings that the tagger knows, 0 for the others. */
export function inputRows(
  { words, endings }: Pick<Tagger, "words" | "endings">,
  tokens: readonly Token[],
  known: { words: readonly number[]; endings: readonly number[] },
): Float32Array {
  const fixed = DIMENSIONS + SHAPES;
  const width = fixed + WORD + ENDING;
  const features = fixedFeatures(tokens);
  const rows = new Float32Array(tokens.length * width);
  for (const row of tokens.keys()) {
    const [wordAt, endingAt] = [(known.words[row] ?? 0) * WORD, (known.endings[row] ?? 0) * ENDING];
    rows.set(features.subarray(row * fixed, (row + 1) * fixed), row * width);
    rows.set(words.subarray(wordAt, wordAt + WORD), row * width + fixed);
    rows.set(endings.subarray(endingAt, endingAt + ENDING), row * width + fixed + WORD);
  }
  return rows;
}
