// Fits a logistic model by gradient descent with a ridge penalty, and prints how well it is calibrated in cross-validation.

/** What a model is fitted to: numbers, and whether the answer is yes. `group`: examples of one group are never on both sides of a fold. */
export interface Example {
  numbers: readonly number[];
  right: boolean;
  group?: number;
}

/** A fitted model: the sum of these makes the logit of yes. */
export interface Logistic {
  bias: number;
  weights: number[];
}

const FOLDS = 8;
const STEPS = 4000;
const RATE = 0.3;
/** The penalty on large weights for some hundred examples; for some thousand it may be a tenth. */
export const RIDGE = 0.005;
const BANDS = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];

/** The probability of yes. */
function probability({ bias, weights }: Logistic, numbers: readonly number[]): number {
  return 1 / (1 + Math.exp(-numbers.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));
}

/** The model of examples. */
export function fitLogistic(examples: readonly Example[], ridge = RIDGE): Logistic {
  const width = examples[0]?.numbers.length ?? 0;
  const rows = examples.map(({ numbers, right }) => ({ numbers: Float64Array.from(numbers), right: Number(right) }));
  const model = { bias: 0, weights: new Float64Array(width) };
  const slopes = new Float64Array(width);
  for (let step = 0; step < STEPS; step += 1) {
    slopes.fill(0);
    let slope = 0;
    for (const { numbers, right } of rows) {
      let sum = model.bias;
      for (let at = 0; at < width; at += 1) sum += (numbers[at] ?? 0) * (model.weights[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - right) / rows.length;
      for (let at = 0; at < width; at += 1) slopes[at] = (slopes[at] ?? 0) + error * (numbers[at] ?? 0);
      slope += error;
    }
    model.bias -= RATE * slope;
    for (let at = 0; at < width; at += 1)
      model.weights[at] = (model.weights[at] ?? 0) - RATE * ((slopes[at] ?? 0) + ridge * (model.weights[at] ?? 0));
  }
  return { bias: model.bias, weights: [...model.weights] };
}

/** The probability of each example by a model that was fitted without its fold. */
export function crossValidated(examples: readonly Example[], ridge = RIDGE): number[] {
  const foldOf = ({ group }: Example, at: number): number => (group ?? at) % FOLDS;
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitLogistic(
      examples.filter((one, at) => foldOf(one, at) !== fold),
      ridge,
    ),
  );
  return examples.map((one, at) => {
    const model = models[foldOf(one, at)];
    return model === undefined ? 0 : probability(model, one.numbers);
  });
}

/** Prints, for each band of confidence, how many examples are right; and for each threshold, how many are kept and wrong. */
export function printCalibration(scored: readonly { confidence: number; right: boolean }[], thresholds: readonly number[]): void {
  console.log("| confidence | examples | right | mean confidence |\n| --- | --- | --- | --- |");
  for (const [at, to] of BANDS.slice(1).entries()) {
    const from = BANDS[at] ?? 0;
    const inside = scored.filter(({ confidence }) => confidence >= from && confidence < to);
    const share = (sum: number): string => (inside.length === 0 ? "–" : `${Math.round((100 * sum) / inside.length)} %`);
    const right = inside.filter((one) => one.right).length;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0);
    console.log(`| ${from.toFixed(1)}–${Math.min(1, to).toFixed(1)} | ${inside.length} | ${share(right)} | ${share(mean)} |`);
  }
  for (const threshold of thresholds) {
    const kept = scored.filter(({ confidence }) => confidence >= threshold);
    const wrong = kept.filter(({ right }) => !right).length;
    const lost = scored.filter(({ confidence, right }) => right && confidence < threshold).length;
    console.log(`threshold ${threshold}: ${kept.length} of ${scored.length} kept, ${wrong} of them wrong, ${lost} right ones left out`);
  }
}
