import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A ball, a paddle and bricks. */
export const BreakoutFeature = z.strictObject({ kind: z.literal("breakout"), ...featureBase });
export type BreakoutFeature = z.infer<typeof BreakoutFeature>;
