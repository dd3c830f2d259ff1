// The instructions for a sketch: the form with one whole example. A small window is offered fewer members, so that a request still fits
// beside them.
import { readFileSync } from "node:fs";
import { sketchGuide } from "@atelier/blueprint";

const SMALL_WINDOW = 8_000;

const readPromptFile = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const short = readPromptFile("./sketch-short.md");
const long = readPromptFile("./sketch.md");
/** The example in as few tokens as can be. */
const example = JSON.stringify(JSON.parse(readPromptFile("./example.json")));

/** The instructions for a model with a context window of so many tokens. */
export function sketchInstructions(contextWindow: number): string {
  const isShort = contextWindow < SMALL_WINDOW;
  const filled = { ...sketchGuide({ isShort }), example };
  return Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, () => value), isShort ? short : long);
}
