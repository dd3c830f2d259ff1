import { Blueprint, detectLanguage, draftSketch, type Reading, readSketch } from "@atelier/blueprint";

/** A reading that an app can be built from. */
export type DraftedReading = Extract<Reading, { outcome: "blueprint" }>;

/** A model's answer to a sketch request, and the prompt it was given. */
export interface SketchAnswer {
  value: unknown;
  prompt: string;
}

/** What an answer is: an app with what the model could say better, or only problems. */
export type SketchAnswerReading = { result: DraftedReading; mendable: string[] } | { problems: string[] };

/** A sketch is valid if a whole app can be built from it; otherwise returns its problems. Abilities of which nothing came are returned as `mendable`. */
export function readSketchAnswer({ value, prompt }: SketchAnswer): SketchAnswerReading {
  const read = readSketch(value);
  if ("problems" in read) return read;
  const drafted = draftSketch(prompt, read.sketch, { language: detectLanguage(prompt) });
  if (drafted === null || !Blueprint.safeParse(drafted.blueprint).success)
    return { problems: ["No app can be made of this: name at least one thing that it keeps, with its fields, or a page."] };
  const { problems, ...result } = drafted;
  return { result, mendable: problems };
}
