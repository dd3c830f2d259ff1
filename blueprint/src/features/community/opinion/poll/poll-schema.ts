import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Questions with options to vote for. */
export const PollFeature = z.strictObject({ kind: z.literal("poll"), ...featureBase });
export type PollFeature = z.infer<typeof PollFeature>;
