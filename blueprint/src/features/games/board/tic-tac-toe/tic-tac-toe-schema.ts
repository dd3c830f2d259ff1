import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Three in a row, for two at one screen or against the computer. */
export const TicTacToeFeature = z.strictObject({
  kind: z.literal("tic-tac-toe"),
  ...featureBase,
  opponent: z.enum(["person", "easy", "hard"]),
});
export type TicTacToeFeature = z.infer<typeof TicTacToeFeature>;
