import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** What visitors say of the site, in stars and words. `title` is the heading: Testimonials, Customer stories. */
export const StoriesFeature = z.strictObject({ kind: z.literal("stories"), ...featureBase, title: z.string().max(60) });
export type StoriesFeature = z.infer<typeof StoriesFeature>;
