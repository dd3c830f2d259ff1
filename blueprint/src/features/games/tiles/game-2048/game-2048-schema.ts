import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Tiles that slide and merge until one shows the goal. */
export const Game2048Feature = z.strictObject({ kind: z.literal("game-2048"), ...featureBase, size: z.int().min(3).max(6), goal: z.int() });
export type Game2048Feature = z.infer<typeof Game2048Feature>;
