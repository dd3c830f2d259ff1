import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Pairs of cards to find by memory. */
export const MemoryFeature = z.strictObject({
  kind: z.literal("memory"),
  ...featureBase,
  pairs: z.union([z.literal(6), z.literal(8), z.literal(12)]),
  pictures: z.enum(["animals", "food", "nature", "travel"]),
});
export type MemoryFeature = z.infer<typeof MemoryFeature>;
