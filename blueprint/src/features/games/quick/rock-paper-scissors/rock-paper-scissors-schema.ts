import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Against the computer, until one has won so many rounds. */
export const RockPaperScissorsFeature = z.strictObject({
  kind: z.literal("rock-paper-scissors"),
  ...featureBase,
  target: z.int().min(1).max(10),
});
export type RockPaperScissorsFeature = z.infer<typeof RockPaperScissorsFeature>;
