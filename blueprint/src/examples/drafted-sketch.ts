import { draftSketch, type SketchDraft } from "../sketch/draft-sketch.ts";
import { readSketch } from "../sketch/read-sketch.ts";

/** What becomes of a sketch for tests, beside the request that it was made for. Throws for one that cannot be used. */
export function draftedSketch(prompt: string, sketch: unknown): SketchDraft {
  const read = readSketch(sketch);
  const drafted = "sketch" in read ? draftSketch(prompt, read.sketch) : null;
  if (drafted === null) throw new Error(`Nothing can be made of this sketch: ${JSON.stringify(read)}`);
  return drafted;
}
