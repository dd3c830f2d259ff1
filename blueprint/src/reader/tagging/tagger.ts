// The fitted tagger: its labels, the words and endings that it knows, and its parameters.
import { z } from "zod";
import { DIMENSIONS } from "../../knowledge/meaning/word-vectors.ts";
import { readBytes, readData } from "../../knowledge/data/data-files.ts";
import { SHAPES } from "./features.ts";
import { type Convolution, type Linear, type Network, OFFSETS } from "./network.ts";

/** What parts of a message say, by the letters that mark them in `eval/subject/tagging/messages`. */
export const MARKS = ["A", "E", "O", "F", "V", "P", "S", "C", "R", "W", "L"] as const;
export type Mark = (typeof MARKS)[number];

/** What the heart of a message can be. */
export const KINDS = [
  "log",
  "list",
  "signup",
  "booking",
  "board",
  "rota",
  "site",
  "shop",
  "money",
  "calc",
  "tool",
  "play",
  "impossible",
  "none",
  "vague",
] as const;
export type Kind = (typeof KINDS)[number];

/** Outside of every part, and for each mark its first token and those behind it. */
export const LABELS = ["O", ...MARKS.flatMap((mark) => [`B-${mark}`, `I-${mark}`])] as const;

/** The mark that each label is of. */
export const MARK_OF: readonly (Mark | null)[] = [null, ...MARKS.flatMap((mark) => [mark, mark])];

/** The numbers in a row between two layers. */
export const HIDDEN = 64;
/** The numbers that are learnt of each word. */
export const WORD = 24;
/** The numbers that are learnt of each ending. */
export const ENDING = 12;
/** How far the convolutions behind the first look. */
const DILATIONS = [1, 2, 4];

/** The words and endings that a tagger knows, each in a text with spaces between them. */
export const Vocabulary = z.strictObject({ words: z.string(), endings: z.string() });
export type Vocabulary = z.infer<typeof Vocabulary>;

/** A fitted network with the words and endings that it knows. */
export interface Tagger {
  readonly wordAt: ReadonlyMap<string, number>;
  readonly endingAt: ReadonlyMap<string, number>;
  /** A row for each known word, the first for all others. */
  readonly words: Float32Array;
  readonly endings: Float32Array;
  readonly network: Network;
}

const listOf = (text: string): string[] => text.split(" ");

/** How many numbers each part of the parameters has, in the order of the file. */
export function partSizes({ words, endings }: Vocabulary): number[] {
  const convolution = (inputs: number): number[] => [HIDDEN * OFFSETS.length * inputs, HIDDEN];
  return [
    (listOf(words).length + 1) * WORD,
    (listOf(endings).length + 1) * ENDING,
    ...convolution(DIMENSIONS + SHAPES + WORD + ENDING),
    ...DILATIONS.flatMap(() => convolution(HIDDEN)),
    LABELS.length * HIDDEN,
    LABELS.length,
    KINDS.length * 2 * HIDDEN,
    KINDS.length,
  ];
}

/** A tagger whose layers are parts of one array of parameters, so that whoever fits them sees each change. */
export function taggerOf(vocabulary: Vocabulary, parts: readonly Float32Array[]): Tagger {
  const rest = [...parts];
  const next = (): Float32Array => rest.shift() ?? new Float32Array();
  const indices = (text: string): Map<string, number> => new Map(listOf(text).map((one, at) => [one, at + 1]));
  const convolution = (inputs: number, dilation: number): Convolution => ({
    inputs,
    outputs: HIDDEN,
    dilation,
    weights: next(),
    bias: next(),
  });
  const linear = (inputs: number, outputs: number): Linear => ({ inputs, outputs, weights: next(), bias: next() });
  const [words, endings] = [next(), next()];
  const first = convolution(DIMENSIONS + SHAPES + WORD + ENDING, 1);
  const others = DILATIONS.map((dilation) => convolution(HIDDEN, dilation));
  const network = { first, others, labels: linear(HIDDEN, LABELS.length), kinds: linear(2 * HIDDEN, KINDS.length) };
  return { wordAt: indices(vocabulary.words), endingAt: indices(vocabulary.endings), words, endings, network };
}

/** An array as parts of these sizes, which share its memory. */
export function partsOf(values: Float32Array, sizes: readonly number[]): Float32Array[] {
  let from = 0;
  return sizes.map((size) => values.subarray(from, (from += size)));
}

let loaded: Tagger | null = null;

/** The fitted tagger, read when the first message needs it. */
export function fittedTagger(): Tagger {
  if (loaded !== null) return loaded;
  const vocabulary = readData("understanding/weights/tagger-words.json", Vocabulary);
  const bytes = readBytes("understanding/weights/tagger.bin");
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded = taggerOf(vocabulary, partsOf(values, partSizes(vocabulary)));
  return loaded;
}
