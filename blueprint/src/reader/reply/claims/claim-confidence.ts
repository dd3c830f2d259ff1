// How sure it is that a phrase means what came of it: a logistic model over the evidence. Its weights are fitted by
// `eval/subject/claims/fit.ts` on phrases that were judged.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { type ClaimEvidence, claimEvidenceNames } from "./claim-evidence.ts";

/** The weights of the evidence. */
export const ClaimWeights = z.strictObject({ bias: z.number(), weights: z.partialRecord(z.enum(claimEvidenceNames), z.number()) });
export type ClaimWeights = z.infer<typeof ClaimWeights>;

/** Fields, lists and words on a page that are less likely are built, and prove nothing of the phrase. */
const KEPT_MIN = 0.8;
/** What an app does is rarer among what was judged, and asked for by words that name it. */
const DONE_MIN = 0.7;

/** How sure it has to be of a phrase, for it to be proven by what came of it. */
export const confidenceMin = ({ ability, feature, figure, title }: ClaimEvidence): number =>
  ability + feature + figure + title > 0 ? DONE_MIN : KEPT_MIN;

const fitted = readData("understanding/weights/claims.json", ClaimWeights);

/** The probability that a phrase means what came of it, from 0 to 1. */
export function claimConfidenceOf(evidence: ClaimEvidence, { bias, weights }: ClaimWeights = fitted): number {
  const sum = claimEvidenceNames.reduce((total, name) => total + (weights[name] ?? 0) * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}
