// Fits the reader's tagger to the annotated messages in `messages/`, writes `blueprint/data/understanding/weights/tagger-words.json` and
// `tagger.bin`, and prints how well it marks those in `held-out/`.
//
//   node eval/subject/tagging/train.ts             half an hour
//   node eval/subject/tagging/train.ts --measure   only prints it, for the present tagger
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fittedTagger } from "../../../blueprint/src/reader/tagging/tagger.ts";
import { fitTagger } from "./fit-tagger.ts";
import { measure } from "./measure.ts";
import { readMessages } from "./read-messages.ts";

const PASSES = 14;
const SEED = 1;
const DATA = join(import.meta.dirname, "../../../blueprint/data/understanding/weights");

const messagesIn = (folder: string): ReturnType<typeof readMessages> => readMessages(join(import.meta.dirname, folder));

const { values } = parseArgs({ options: { measure: { type: "boolean" } } });
if (values.measure !== true) {
  const messages = messagesIn("messages");
  const report = (pass: number, loss: number): void => console.log(`pass ${pass + 1} of ${PASSES}: loss ${loss.toFixed(3)}`);
  const fitted = fitTagger(messages, { passes: PASSES, seed: SEED, report });
  writeFileSync(join(DATA, "tagger-words.json"), `${JSON.stringify(fitted.vocabulary, null, 2)}\n`);
  writeFileSync(join(DATA, "tagger.bin"), Buffer.from(fitted.values.buffer));
  console.log(`${messages.length} messages, ${fitted.values.length} parameters`);
}
const { parts, kindsRight, messages: count } = measure(fittedTagger(), messagesIn("held-out"));
const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);
console.log("| mark | parts | precision | recall |\n| --- | --- | --- | --- |");
for (const [mark, { there, found, right }] of parts)
  console.log(`| ${mark} | ${there} | ${share(right, found)} | ${share(right, there)} |`);
console.log(`kinds: ${kindsRight} of ${count} right`);
