import { z } from "zod";
import { featureBase } from "../../../schema/feature.ts";

/** A word guessed letter by letter, or one of five letters in six tries. */
export const WordGameFeature = z.strictObject({
  kind: z.literal("word-game"),
  ...featureBase,
  play: z.enum(["hangman", "guess"]),
  title: z.string(),
});
export type WordGameFeature = z.infer<typeof WordGameFeature>;
