// The tagger's network: for each token of a message the likelihood of each label, and for the message that of each kind. Four
// convolutions over neighbouring tokens, the last three added to what they are given (residual), then a linear layer for the
// labels, and one over the mean and the maximum of all tokens for the kind. `eval/subject/tagging/train.ts` fits its parameters.

/** A layer over three tokens, `dilation` apart: `weights` holds for each output the weights of the left, the middle and the right token. */
export interface Convolution {
  readonly inputs: number;
  readonly outputs: number;
  readonly dilation: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** A layer over one row: `weights` holds the weights of each output. */
export interface Linear {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export interface Network {
  readonly first: Convolution;
  readonly others: readonly Convolution[];
  readonly labels: Linear;
  readonly kinds: Linear;
}

/** The tokens that a convolution sees, beside the one in the middle. */
export const OFFSETS = [-1, 0, 1] as const;

/** The number at an index below the length of a typed array: there is always one, which the compiler cannot know. Twice as fast as a default. */
export const numberAt = (values: Float32Array, index: number): number => values[index] as number;

/** The sum of the products of so many weights and values, from a place in each. */
function product(weights: Float32Array, from: number, values: Float32Array, at: number, count: number): number {
  let [even, odd] = [0, 0];
  for (let index = 0; index + 1 < count; index += 2) {
    even += numberAt(weights, from + index) * numberAt(values, at + index);
    odd += numberAt(weights, from + index + 1) * numberAt(values, at + index + 1);
  }
  return even + odd + (count % 2 === 0 ? 0 : numberAt(weights, from + count - 1) * numberAt(values, at + count - 1));
}

/** Rows of inputs, one for each token, to rows of outputs. */
export function convolve(rows: Float32Array, { inputs, outputs, dilation, weights, bias }: Convolution): Float32Array {
  const count = rows.length / inputs;
  const result = new Float32Array(count * outputs);
  for (let row = 0; row < count; row += 1) {
    const seen = OFFSETS.filter((offset) => row + offset * dilation >= 0 && row + offset * dilation < count);
    for (let output = 0; output < outputs; output += 1) {
      let sum = bias[output] ?? 0;
      for (const offset of seen)
        sum += product(weights, (output * OFFSETS.length + offset + 1) * inputs, rows, (row + offset * dilation) * inputs, inputs);
      result[row * outputs + output] = sum;
    }
  }
  return result;
}

/** Rows of inputs to rows of outputs, each row by itself. */
export function multiply(rows: Float32Array, { inputs, outputs, weights, bias }: Linear): Float32Array {
  const count = rows.length / inputs;
  const result = new Float32Array(count * outputs);
  for (let row = 0; row < count; row += 1)
    for (let output = 0; output < outputs; output += 1)
      result[row * outputs + output] = (bias[output] ?? 0) + product(weights, output * inputs, rows, row * inputs, inputs);
  return result;
}

/** Values below zero as zero. */
export const rectify = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));

/** The sums of two arrays of the same length. */
export const add = (left: Float32Array, right: Float32Array): Float32Array => left.map((value, at) => value + (right[at] ?? 0));

/** The mean of all rows, then the largest value in each column. */
export function pool(rows: Float32Array, width: number): Float32Array {
  const count = rows.length / width;
  const pooled = new Float32Array(2 * width).fill(Number.NEGATIVE_INFINITY, width);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < width; column += 1) {
      const value = rows[row * width + column] ?? 0;
      pooled[column] = (pooled[column] ?? 0) + value / count;
      pooled[width + column] = Math.max(pooled[width + column] ?? 0, value);
    }
  return pooled;
}

/** Scores in rows of this width to probabilities, which add up to 1 in each row. */
export function softmax(scores: Float32Array, width: number): Float32Array {
  const result = new Float32Array(scores.length);
  for (let from = 0; from < scores.length; from += width) {
    const largest = Math.max(...scores.subarray(from, from + width));
    let sum = 0;
    for (let at = from; at < from + width; at += 1) sum += result[at] = Math.exp((scores[at] ?? 0) - largest);
    for (let at = from; at < from + width; at += 1) result[at] = (result[at] ?? 0) / sum;
  }
  return result;
}

/** The scores of all labels for each row of inputs, and those of all kinds. */
export function score(network: Network, rows: Float32Array): { labels: Float32Array; kinds: Float32Array } {
  const start = rectify(convolve(rows, network.first));
  const hidden = network.others.reduce((values, layer) => add(values, rectify(convolve(values, layer))), start);
  return { labels: multiply(hidden, network.labels), kinds: multiply(pool(hidden, network.first.outputs), network.kinds) };
}
