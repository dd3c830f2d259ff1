import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Stars and words on the page of a row, with their average. */
export const ReviewFeature = z.strictObject({ kind: z.literal("review"), ...featureOfEntity });
export type ReviewFeature = z.infer<typeof ReviewFeature>;
