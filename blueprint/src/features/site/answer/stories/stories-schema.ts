import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** What visitors say of the site, in stars and words. */
export const StoriesFeature = z.strictObject({ kind: z.literal("stories"), ...featureBase });
export type StoriesFeature = z.infer<typeof StoriesFeature>;
