import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** How fast and how exactly one types. */
export const TypingSpeedFeature = z.strictObject({ kind: z.literal("typing-speed"), ...featureBase, seconds: z.int().min(30).max(120) });
export type TypingSpeedFeature = z.infer<typeof TypingSpeedFeature>;
