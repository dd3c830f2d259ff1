import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A snake that eats and grows; without walls it comes in again on the other side. */
export const SnakeFeature = z.strictObject({ kind: z.literal("snake"), ...featureBase, walls: z.boolean() });
export type SnakeFeature = z.infer<typeof SnakeFeature>;
