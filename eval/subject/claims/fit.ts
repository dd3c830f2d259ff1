// Fits the weights of the reader's confidence in what came of each phrase, on phrases that were judged, and prints how well it is
// calibrated.
//
//   node eval/subject/claims/fit.ts          cross-validation on claims.jsonl, then the weights of all of it
//   node eval/subject/claims/fit.ts --list   the same, with each phrase that the confidence has wrong
//
// A line of the file is a message with the phrases of which something came: what it became, as ids, and whether that is what the
// person means. Phrases of which something else comes by now are counted, to be judged again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readUndoubted } from "../../../blueprint/src/reader/read-prompt.ts";
import { confidenceMin } from "../../../blueprint/src/reader/reply/claims/claim-confidence.ts";
import { claimedIn, claimEvidenceNames, claimEvidenceOf } from "../../../blueprint/src/reader/reply/claims/claim-evidence.ts";
import { crossValidated, type Example, fitLogistic, printCalibration, RIDGE } from "../fit-logistic.ts";

const Judged = z.strictObject({
  text: z.string(),
  claims: z.array(z.strictObject({ phrase: z.string(), became: z.string(), right: z.boolean() })),
});
const WEIGHTS = join(import.meta.dirname, "../../../blueprint/data/understanding/weights/claims.json");

type Claim = Example & { phrase: string; text: string; least: number };

/** The judged phrases of which still the same comes, and how many others there are. */
function readClaims(file: string): { claims: Claim[]; changed: number } {
  const claims: Claim[] = [];
  let changed = 0;
  const lines = readFileSync(file, "utf8").trim().split("\n");
  for (const [group, line] of lines.entries()) {
    const judged = Judged.parse(JSON.parse(line));
    const { reading, text } = readUndoubted({ text: judged.text, answers: [] });
    const claimed = reading.outcome === "blueprint" ? claimedIn(reading, text) : null;
    for (const { phrase, became, right } of judged.claims) {
      const found = claimed?.reading.understood.find((one) => one.phrase === phrase && one.became.join(" ") === became);
      if (claimed === null || found === undefined) {
        changed += 1;
        continue;
      }
      const evidence = claimEvidenceOf(claimed, found);
      claims.push({
        numbers: claimEvidenceNames.map((name) => evidence[name]),
        right,
        group,
        phrase,
        text: judged.text,
        least: confidenceMin(evidence),
      });
    }
  }
  return { claims, changed };
}

const { values } = parseArgs({ options: { list: { type: "boolean" } } });
const { claims, changed } = readClaims(join(import.meta.dirname, "claims.jsonl"));
const ridge = RIDGE / 20;
const confidences = crossValidated(claims, ridge);
const scored = claims.map((claim, at) => ({ ...claim, confidence: confidences[at] ?? 0 }));
printCalibration(scored, [0.6, 0.65, 0.7, 0.75, 0.8, 0.85]);
const proven = scored.filter((one) => one.confidence >= one.least);
const messages = (kept: typeof scored): number => new Set(kept.filter(({ right }) => !right).map(({ group }) => group)).size;
console.log(`messages with a wrong phrase: ${messages(scored)}, above the threshold: ${messages(proven)}`);
console.log(`proven: ${proven.length}, ${proven.filter(({ right }) => !right).length} of them wrong`);
console.log(`${changed} phrases became something else since they were judged`);
if (values.list === true)
  for (const { confidence, right, phrase, text, least } of scored.toSorted((a, b) => a.confidence - b.confidence))
    if (right !== confidence >= least) console.log(`${confidence.toFixed(2)} ${right ? "right" : "wrong"} “${phrase}” in ${text}`);
const { bias, weights } = fitLogistic(claims, ridge);
const rounded = (value = 0): number => Math.round(value * 100) / 100;
const printed = { bias: rounded(bias), weights: Object.fromEntries(claimEvidenceNames.map((name, at) => [name, rounded(weights[at])])) };
writeFileSync(WEIGHTS, `${JSON.stringify(printed, null, 2)}\n`);
