// Fits the tagger's parameters to annotated messages: cross entropy of the labels and of the kind, Adam with decoupled weight
// decay, a rate that rises and then falls, and dropout, so that it does not learn single words by heart. The same messages and
// seed give the same parameters.
import { DIMENSIONS } from "../../../blueprint/src/knowledge/meaning/word-vectors.ts";
import { endingOf, SHAPES } from "../../../blueprint/src/reader/tagging/features.ts";
import { inputRows } from "../../../blueprint/src/reader/tagging/input-rows.ts";
import { add, convolve, multiply, pool, rectify, softmax } from "../../../blueprint/src/reader/tagging/network.ts";
import {
  ENDING,
  HIDDEN,
  KINDS,
  LABELS,
  partsOf,
  partSizes,
  type Tagger,
  taggerOf,
  type Vocabulary,
  WORD,
} from "../../../blueprint/src/reader/tagging/tagger.ts";
import { convolveBack, multiplyBack, poolBack, rectifyBack } from "./gradients.ts";
import { seededRandom } from "../../../tests/builds/chaos/seeded-random.ts";
import type { Message } from "./read-messages.ts";

const WORD_COUNT_MIN = 3;
const ENDING_COUNT_MIN = 5;
const BATCH = 16;
const RATE = 0.004;
const WARM_SHARE = 0.3;
const DECAY = 0.01;
const KIND_WEIGHT = 0.3;
const DROPOUT = 0.2;
/** The share of known words that are taken for unknown ones, so that their neighbours have to speak for them. */
const WORD_DROPOUT = 0.15;
const MOMENTUM = 0.9;
const SQUARES = 0.999;
const EPSILON = 1e-8;

export interface Fitted {
  vocabulary: Vocabulary;
  values: Float32Array;
  tagger: Tagger;
}

/** The values of which there are at least so many, with spaces between them. */
function frequent(values: readonly string[], least: number): string {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups
    .flatMap(([value, same]) => (same.length >= least ? [value] : []))
    .toSorted()
    .join(" ");
}

/** Parameters to start from: normal numbers for words and endings, uniform ones that are smaller the more inputs a layer has. */
function startValues(vocabulary: Vocabulary, random: () => number): Float32Array {
  const sizes = partSizes(vocabulary);
  const values = new Float32Array(sizes.reduce((sum, size) => sum + size, 0));
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  for (const [at, part] of partsOf(values, sizes).entries()) {
    const isBias = at > 1 && at % 2 === 1;
    // Behind the weights of a layer stand its biases, one for each output.
    const inputs = isBias ? (sizes[at - 1] ?? 1) / part.length : part.length / (sizes[at + 1] ?? 1);
    for (let index = 0; index < part.length; index += 1) part[index] = at < 2 ? normal() : (2 * random() - 1) / Math.sqrt(inputs);
  }
  return values;
}

/** Fits a tagger to messages, in so many passes over all of them; `report` is called behind each with the mean loss. */
export function fitTagger(
  messages: readonly Message[],
  { passes, seed, report }: { passes: number; seed: number; report?: (pass: number, loss: number) => void },
): Fitted {
  const tokens = messages.flatMap((message) => message.tokens);
  const vocabulary: Vocabulary = {
    words: frequent(
      tokens.map(({ low }) => low),
      WORD_COUNT_MIN,
    ),
    endings: frequent(tokens.map(endingOf), ENDING_COUNT_MIN),
  };
  const { fraction: random, shuffle } = seededRandom(seed);
  const sizes = partSizes(vocabulary);
  const values = startValues(vocabulary, random);
  const tagger = taggerOf(vocabulary, partsOf(values, sizes));
  const slopes = new Float32Array(values.length);
  const slopesOf = taggerOf(vocabulary, partsOf(slopes, sizes));
  const steps = passes * Math.ceil(messages.length / BATCH);
  const moments = { first: new Float32Array(values.length), second: new Float32Array(values.length) };
  let step = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const order = shuffle(messages);
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      slopes.fill(0);
      const count = batch.reduce((sum, one) => sum + one.tokens.length, 0);
      for (const message of batch)
        loss += addSlopes({ tagger, slopes: slopesOf, random }, message, { tokens: count, messages: batch.length });
      step += 1;
      adapt({ values, slopes, moments }, step, rateAt(step / steps));
    }
    report?.(pass, loss / Math.ceil(order.length / BATCH));
  }
  return { vocabulary, values, tagger };
}

/** Up to the full rate in the first share of the steps, then down to nothing, along a cosine. */
function rateAt(done: number): number {
  return done < WARM_SHARE
    ? RATE * (0.04 + 0.96 * 0.5 * (1 - Math.cos((Math.PI * done) / WARM_SHARE)))
    : RATE * 0.5 * (1 + Math.cos((Math.PI * (done - WARM_SHARE)) / (1 - WARM_SHARE)));
}

interface Adapted {
  values: Float32Array;
  slopes: Float32Array;
  moments: { first: Float32Array; second: Float32Array };
}

function adapt({ values, slopes, moments: { first, second } }: Adapted, step: number, rate: number): void {
  const [bias, biasOfSquares] = [1 - MOMENTUM ** step, 1 - SQUARES ** step];
  for (let at = 0; at < values.length; at += 1) {
    const slope = slopes[at] ?? 0;
    const mean = (first[at] = MOMENTUM * (first[at] ?? 0) + (1 - MOMENTUM) * slope);
    const square = (second[at] = SQUARES * (second[at] ?? 0) + (1 - SQUARES) * slope * slope);
    const value = values[at] ?? 0;
    values[at] = value - rate * (mean / bias / (Math.sqrt(square / biasOfSquares) + EPSILON) + DECAY * value);
  }
}

interface Pass {
  tagger: Tagger;
  /** Where the slopes are added: a tagger whose parameters are slopes. */
  slopes: Tagger;
  random: () => number;
}

/** Adds the slopes of the loss of one message; returns the loss. */
function addSlopes({ tagger, slopes, random }: Pass, message: Message, of: { tokens: number; messages: number }): number {
  const { network } = tagger;
  const masked = message.tokens.map((token) => (random() < WORD_DROPOUT ? { ...token, low: "\u0000" } : token));
  const dropped = (rows: Float32Array): { rows: Float32Array; mask: Float32Array } => {
    const mask = rows.map(() => (random() < DROPOUT ? 0 : 1 / (1 - DROPOUT)));
    return { rows: times(rows, mask), mask };
  };
  const known = placesOf(tagger, message, masked);
  const input = dropped(inputRows(tagger, message.tokens, known));
  const first = rectify(convolve(input.rows, network.first));
  const layers: { given: ReturnType<typeof dropped>; result: Float32Array; layer: (typeof network.others)[number] }[] = [];
  let hidden = first;
  for (const layer of network.others) {
    const given = dropped(hidden);
    const result = rectify(convolve(given.rows, layer));
    layers.push({ given, result, layer });
    hidden = add(hidden, result);
  }
  const tops = { labels: dropped(hidden), kinds: dropped(pool(hidden, HIDDEN)) };
  const labels = crossEntropy(multiply(tops.labels.rows, network.labels), {
    width: LABELS.length,
    right: message.labels,
    weight: 1 / of.tokens,
  });
  const kinds = crossEntropy(multiply(tops.kinds.rows, network.kinds), {
    width: KINDS.length,
    right: [message.kind],
    weight: KIND_WEIGHT / of.messages,
  });
  const byLabels = times(
    multiplyBack(tops.labels.rows, network.labels, { by: labels.by, gradient: slopes.network.labels }),
    tops.labels.mask,
  );
  const byKinds = times(multiplyBack(tops.kinds.rows, network.kinds, { by: kinds.by, gradient: slopes.network.kinds }), tops.kinds.mask);
  let by = add(byLabels, poolBack(hidden, HIDDEN, byKinds));
  for (const [back, { given, result, layer }] of layers.toReversed().entries()) {
    const slopesAt = slopes.network.others[network.others.length - 1 - back] ?? slopes.network.first;
    by = add(by, times(convolveBack(given.rows, layer, { by: rectifyBack(result, by), gradient: slopesAt }), given.mask));
  }
  const byInput = times(
    convolveBack(input.rows, network.first, { by: rectifyBack(first, by), gradient: slopes.network.first }),
    input.mask,
  );
  addKnown(slopes, byInput, known);
  return labels.loss + kinds.loss;
}

const times = (left: Float32Array, right: Float32Array): Float32Array => left.map((value, at) => value * (right[at] ?? 0));

/** The places of the tokens among the known words and endings. */
function placesOf(
  { wordAt, endingAt }: Tagger,
  { tokens }: Message,
  masked: readonly { low: string }[],
): { words: number[]; endings: number[] } {
  return { words: masked.map(({ low }) => wordAt.get(low) ?? 0), endings: tokens.map((token) => endingAt.get(endingOf(token)) ?? 0) };
}

function addKnown({ words, endings }: Tagger, by: Float32Array, known: { words: number[]; endings: number[] }): void {
  const fixed = DIMENSIONS + SHAPES;
  const width = fixed + WORD + ENDING;
  for (const [row, at] of known.words.entries())
    for (let index = 0; index < WORD; index += 1)
      words[at * WORD + index] = (words[at * WORD + index] ?? 0) + (by[row * width + fixed + index] ?? 0);
  for (const [row, at] of known.endings.entries())
    for (let index = 0; index < ENDING; index += 1)
      endings[at * ENDING + index] = (endings[at * ENDING + index] ?? 0) + (by[row * width + fixed + WORD + index] ?? 0);
}

function crossEntropy(
  scores: Float32Array,
  { width, right, weight }: { width: number; right: readonly number[]; weight: number },
): { loss: number; by: Float32Array } {
  const by = softmax(scores, width);
  let loss = 0;
  for (const [row, answer] of right.entries()) {
    const at = row * width + answer;
    loss -= weight * Math.log(Math.max(by[at] ?? 0, 1e-9));
    by[at] = (by[at] ?? 0) - 1;
  }
  return { loss, by: by.map((slope) => slope * weight) };
}
