// How sure it is that a draft found the subject of its prompt: a logistic model over the evidence. Its weights are fitted
// by `eval/subject/fit.ts` on labelled sentences.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { type Evidence, evidenceNames } from "./evidence.ts";

/** The weights of the evidence. */
export const Weights = z.strictObject({ bias: z.number(), weights: z.record(z.enum(evidenceNames), z.number()) });
export type Weights = z.infer<typeof Weights>;

/** Below this probability nothing is built: in the held-out sentences, it separates the wrong subjects best. */
export const CONFIDENCE_MIN = 0.69;

const fitted = readData("understanding/weights/confidence.json", Weights);

/** The probability that the subject is right, from 0 to 1. */
export function confidenceOf(evidence: Evidence, { bias, weights }: Weights = fitted): number {
  const sum = evidenceNames.reduce((total, name) => total + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}
