// Fits the weights of the reader's confidence on labelled sentences, and prints how well it is calibrated.
//
//   node eval/subject/fit.ts                    cross-validation on sentences.jsonl, then the weights of all of them
//   node eval/subject/fit.ts --held-out=<file>  the table of another labelled file, with the present weights
//
// A line of a file is a sentence, the subject of the draft that was judged (names of lists, kinds of features), and whether
// it is what the sentence is about. Sentences whose draft has another subject by now are listed, to be judged again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { interpretPrompt } from "../../blueprint/src/reader/interpret-prompt.ts";
import { confidenceOf, type Weights } from "../../blueprint/src/reader/understanding/confidence/confidence.ts";
import { type Evidence, evidenceNames, evidenceOf } from "../../blueprint/src/reader/understanding/confidence/evidence.ts";

const Labelled = z.strictObject({ text: z.string(), subject: z.string(), right: z.boolean() });
type Example = { evidence: Evidence; right: boolean; text: string };

const FOLDS = 8;
const STEPS = 4000;
const RATE = 0.3;
const RIDGE = 0.005;
const WEIGHTS = join(import.meta.dirname, "../../blueprint/data/understanding/weights/confidence.json");

function readExamples(file: string): Example[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const { text, subject, right } = Labelled.parse(JSON.parse(line));
      const found = interpretPrompt({ text, answers: [] });
      if (found.outcome !== "draft") return [];
      const { entities, features } = found.draft.blueprint;
      const names = [...entities.map(({ name }) => name.many), ...features.filter(({ phrase }) => phrase).map(({ kind }) => kind)];
      if (names.slice(0, 2).join(", ") !== subject) console.log(`judge again: ${text} (${names.slice(0, 2).join(", ")})`);
      return [{ evidence: evidenceOf(found.text, found.draft), right, text }];
    });
}

/** Weights by gradient descent on the logistic loss with a ridge penalty. */
function fit(examples: readonly Example[]): Weights {
  const weights = new Map<string, number>(evidenceNames.map((name) => [name, 0]));
  let bias = 0;
  const current = (): Weights => ({ bias, weights: Object.fromEntries(weights) as Weights["weights"] });
  for (let step = 0; step < STEPS; step += 1) {
    const now = current();
    const errors = examples.map(({ evidence, right }) => confidenceOf(evidence, now) - Number(right));
    const slope = (of: (example: Example) => number): number =>
      examples.reduce((sum, example, at) => sum + (errors[at] ?? 0) * of(example), 0) / examples.length;
    bias -= RATE * slope(() => 1);
    for (const name of evidenceNames) {
      const weight = weights.get(name) ?? 0;
      weights.set(name, weight - RATE * (slope(({ evidence }) => evidence[name]) + RIDGE * weight));
    }
  }
  return current();
}

/** The calibration: of the sentences in each band of confidence, how many have the right subject. */
function printTable(scored: readonly { confidence: number; right: boolean }[]): void {
  const bands = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
  console.log("| confidence | sentences | right | mean confidence |\n| --- | --- | --- | --- |");
  bands.slice(1).forEach((to, at) => {
    const from = bands[at] ?? 0;
    const inside = scored.filter(({ confidence }) => confidence >= from && confidence < to);
    const share = (sum: number): string => (inside.length === 0 ? "–" : `${Math.round((100 * sum) / inside.length)} %`);
    const right = inside.filter(({ right: isRight }) => isRight).length;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0);
    console.log(`| ${from.toFixed(1)}–${Math.min(1, to).toFixed(1)} | ${inside.length} | ${share(right)} | ${share(mean)} |`);
  });
  for (const threshold of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) {
    const built = scored.filter(({ confidence }) => confidence >= threshold);
    const wrong = built.filter(({ right }) => !right).length;
    const lost = scored.filter(({ confidence, right }) => right && confidence < threshold).length;
    console.log(`threshold ${threshold}: ${built.length} of ${scored.length} built, ${wrong} of them wrong, ${lost} right ones asked`);
  }
}

const { values } = parseArgs({ options: { "held-out": { type: "string" }, list: { type: "boolean" } } });
const heldOut = values["held-out"];
const examples = readExamples(heldOut ?? join(import.meta.dirname, "sentences.jsonl"));
const scored =
  heldOut === undefined
    ? Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
        const weights = fit(examples.filter((_, at) => at % FOLDS !== fold));
        return examples.filter((_, at) => at % FOLDS === fold).map((one) => ({ ...one, confidence: confidenceOf(one.evidence, weights) }));
      })
    : examples.map((one) => ({ ...one, confidence: confidenceOf(one.evidence) }));
printTable(scored);
if (values.list === true)
  for (const { confidence, right, text } of scored.toSorted((a, b) => a.confidence - b.confidence))
    console.log(`${confidence.toFixed(2)} ${right ? "right" : "wrong"} ${text}`);
if (heldOut === undefined) {
  const { bias, weights } = fit(examples);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  const printed = { bias: rounded(bias), weights: Object.fromEntries(evidenceNames.map((name) => [name, rounded(weights[name])])) };
  writeFileSync(WEIGHTS, `${JSON.stringify(printed, null, 2)}\n`);
  console.log(printed);
}
