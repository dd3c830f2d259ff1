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
import { confidenceOf } from "../../blueprint/src/reader/understanding/confidence/confidence.ts";
import { type Evidence, evidenceNames, evidenceOf } from "../../blueprint/src/reader/understanding/confidence/evidence.ts";
import { crossValidated, fitLogistic, printCalibration } from "./fit-logistic.ts";

const Labelled = z.strictObject({ text: z.string(), subject: z.string(), right: z.boolean() });
type Example = { evidence: Evidence; right: boolean; text: string };

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

const numbersOf = (evidence: Evidence): number[] => evidenceNames.map((name) => evidence[name]);

const { values } = parseArgs({ options: { "held-out": { type: "string" }, list: { type: "boolean" } } });
const heldOut = values["held-out"];
const examples = readExamples(heldOut ?? join(import.meta.dirname, "sentences.jsonl"));
const inOrder = examples.map(({ evidence, right }) => ({ numbers: numbersOf(evidence), right }));
const confidences = heldOut === undefined ? crossValidated(inOrder) : examples.map(({ evidence }) => confidenceOf(evidence));
const scored = examples.map((one, at) => ({ ...one, confidence: confidences[at] ?? 0 }));
printCalibration(scored, [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]);
if (values.list === true)
  for (const { confidence, right, text } of scored.toSorted((a, b) => a.confidence - b.confidence))
    console.log(`${confidence.toFixed(2)} ${right ? "right" : "wrong"} ${text}`);
if (heldOut === undefined) {
  const { bias, weights } = fitLogistic(inOrder);
  const rounded = (value = 0): number => Math.round(value * 100) / 100;
  const printed = { bias: rounded(bias), weights: Object.fromEntries(evidenceNames.map((name, at) => [name, rounded(weights[at])])) };
  writeFileSync(WEIGHTS, `${JSON.stringify(printed, null, 2)}\n`);
  console.log(printed);
}
