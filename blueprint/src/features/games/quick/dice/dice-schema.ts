import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Dice to roll. */
export const DiceFeature = z.strictObject({ kind: z.literal("dice"), ...featureBase, count: z.int().min(1).max(6), sides: z.int() });
export type DiceFeature = z.infer<typeof DiceFeature>;
