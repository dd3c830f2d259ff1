// The instructions for a sketch. A small window is offered fewer members, so that a request still fits beside them.
import { readFileSync } from "node:fs";
import { sketchGuide } from "@atelier/blueprint";

const SMALL_WINDOW = 8_000;

const readPromptFile = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const general = readPromptFile("./sketch.md");
const short = readPromptFile("./sketch-short.md");
const long = readPromptFile("./sketch-long.md");

const EXAMPLES = {
  short: '"search seeds", "filter seeds by month", "reserve a seed"',
  long: '{ "wish": "reserve a seed", "kind": "book", "thing": "seed" }, { "wish": "how much we have per month", "kind": "chart", "thing": "seed", "by": "Sown in", "field": "Weight" }',
};

/** The instructions for a model with a context window of so many tokens. */
export function sketchInstructions(contextWindow: number): string {
  const isShort = contextWindow < SMALL_WINDOW;
  const guide = sketchGuide({ isShort });
  const filled = {
    ...guide,
    example: isShort ? EXAMPLES.short : EXAMPLES.long,
    rows: isShort ? "3 or 4" : "5 to 8",
    thingsMax: isShort ? "four" : "eight",
  };
  return Object.entries(filled).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => value),
    `${general}\n${isShort ? short : long}`,
  );
}
