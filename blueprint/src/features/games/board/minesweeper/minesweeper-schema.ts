import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A field with hidden mines. */
export const MinesweeperFeature = z.strictObject({
  kind: z.literal("minesweeper"),
  ...featureBase,
  level: z.enum(["easy", "medium", "hard"]),
});
export type MinesweeperFeature = z.infer<typeof MinesweeperFeature>;
