import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Votes for rows, with `down` also against them, and their ranking. */
export const VoteFeature = z.strictObject({ kind: z.literal("vote"), ...featureOfEntity, down: z.boolean() });
export type VoteFeature = z.infer<typeof VoteFeature>;
