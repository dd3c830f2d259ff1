// The derivatives of the tagger's layers. Each function takes the derivative of the loss by a layer's result, adds those by the
// layer's parameters to `gradient`, and returns those by what the layer was given.
import { type Convolution, type Linear, numberAt, OFFSETS } from "../../../blueprint/src/reader/tagging/network.ts";

/** The derivatives by the parameters of a layer. */
export interface Gradient {
  weights: Float32Array;
  bias: Float32Array;
}

export function convolveBack(
  rows: Float32Array,
  layer: Convolution,
  { by, gradient }: { by: Float32Array; gradient: Gradient },
): Float32Array {
  const { inputs, outputs, dilation, weights } = layer;
  const count = rows.length / inputs;
  const back = new Float32Array(rows.length);
  for (let row = 0; row < count; row += 1) {
    const seen = OFFSETS.filter((offset) => row + offset * dilation >= 0 && row + offset * dilation < count);
    for (let output = 0; output < outputs; output += 1) {
      const slope = by[row * outputs + output] ?? 0;
      if (slope === 0) continue;
      gradient.bias[output] = (gradient.bias[output] ?? 0) + slope;
      for (const offset of seen) {
        const other = row + offset * dilation;
        spread(
          { slope, from: (output * OFFSETS.length + offset + 1) * inputs, at: other * inputs, inputs },
          { rows, back, weights, to: gradient.weights },
        );
      }
    }
  }
  return back;
}

export function multiplyBack(rows: Float32Array, layer: Linear, { by, gradient }: { by: Float32Array; gradient: Gradient }): Float32Array {
  const { inputs, outputs, weights } = layer;
  const count = rows.length / inputs;
  const back = new Float32Array(rows.length);
  for (let row = 0; row < count; row += 1)
    for (let output = 0; output < outputs; output += 1) {
      const slope = by[row * outputs + output] ?? 0;
      if (slope === 0) continue;
      gradient.bias[output] = (gradient.bias[output] ?? 0) + slope;
      spread({ slope, from: output * inputs, at: row * inputs, inputs }, { rows, back, weights, to: gradient.weights });
    }
  return back;
}

/** One result's slope to the weights and the row that it came from. */
function spread(
  { slope, from, at, inputs }: { slope: number; from: number; at: number; inputs: number },
  { rows, back, weights, to }: { rows: Float32Array; back: Float32Array; weights: Float32Array; to: Float32Array },
): void {
  for (let input = 0; input < inputs; input += 1) {
    to[from + input] = numberAt(to, from + input) + slope * numberAt(rows, at + input);
    back[at + input] = numberAt(back, at + input) + slope * numberAt(weights, from + input);
  }
}

/** Behind `rectify`: nothing where it gave zero. */
export const rectifyBack = (result: Float32Array, by: Float32Array): Float32Array =>
  by.map((slope, at) => ((result[at] ?? 0) > 0 ? slope : 0));

/** Behind `pool`. */
export function poolBack(rows: Float32Array, width: number, by: Float32Array): Float32Array {
  const count = rows.length / width;
  const back = new Float32Array(rows.length);
  for (let column = 0; column < width; column += 1) {
    let largest = 0;
    for (let row = 0; row < count; row += 1) {
      back[row * width + column] = (by[column] ?? 0) / count;
      if ((rows[row * width + column] ?? 0) > (rows[largest * width + column] ?? 0)) largest = row;
    }
    const at = largest * width + column;
    back[at] = (back[at] ?? 0) + (by[width + column] ?? 0);
  }
  return back;
}
