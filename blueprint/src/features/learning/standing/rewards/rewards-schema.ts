import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Points and badges for what is done in the app. */
export const RewardsFeature = z.strictObject({ kind: z.literal("rewards"), ...featureBase });
export type RewardsFeature = z.infer<typeof RewardsFeature>;
