import { detectLanguage, type Reading, readSketch } from "@atelier/blueprint";
import { draftUsable } from "./draft-usable.ts";

/** A reading that an app can be built from. */
type DraftedReading = Extract<Reading, { outcome: "blueprint" }>;

/** A model's answer to a sketch request, and the prompt it was given. */
export interface SketchAnswer {
  value: unknown;
  prompt: string;
}

/** An app, with a sentence for each part of its sketch that is left out of it. */
export interface DraftedSketch {
  result: DraftedReading;
  leftOut: string[];
}

/** What an answer is: an app, or only problems. */
export type SketchAnswerReading = DraftedSketch | { problems: string[] };

/** The app that an answer sketches, as far as it can be used; the problems where nothing of it can. */
export async function readSketchAnswer({ value, prompt }: SketchAnswer): Promise<SketchAnswerReading> {
  const read = readSketch(value);
  if ("problems" in read) return read;
  const drafted = await draftUsable(prompt, read.sketch, { language: detectLanguage(prompt) });
  if (drafted === null)
    return {
      problems: ["No app can be made of this: name at least one thing that it keeps, with its fields, or a page.", ...read.leftOut],
    };
  const { problems, ...result } = drafted;
  return { result, leftOut: [...read.leftOut, ...problems] };
}
