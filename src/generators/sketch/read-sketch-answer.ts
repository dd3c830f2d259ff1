import { Blueprint, draftSketch, type Reading, readSketch } from "@atelier/blueprint";

/** A reading that an app can be built from. */
export type DraftedReading = Extract<Reading, { outcome: "blueprint" }>;

/** A model's answer to a sketch request, and the prompt it was given. */
export interface SketchAnswer {
  value: unknown;
  prompt: string;
  /** Whether an app of which nothing can be drafted is the shell instead of a problem. */
  orShell: boolean;
}

/** A sketch is valid if a whole app can be built from it; otherwise returns its problems. */
export function readSketchAnswer({ value, prompt, orShell }: SketchAnswer): { result: DraftedReading } | { problems: string[] } {
  const read = readSketch(value);
  if ("problems" in read) return read;
  const reading = draftSketch(prompt, read.sketch, { orShell });
  if (reading === null || !Blueprint.safeParse(reading.blueprint).success)
    return { problems: ["No app can be made of this: name at least one thing that it keeps, with its fields."] };
  return { result: reading };
}
