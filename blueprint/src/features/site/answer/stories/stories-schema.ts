import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** What visitors say in their own words, beside examples that are marked as such. `called` is what one leaves: story, testimonial. */
export const StoriesFeature = z.strictObject({
  kind: z.literal("stories"),
  ...featureBase,
  title: z.string().max(60),
  line: z.string().max(200),
  called: z.enum(["story", "testimonial", "review", "case"]),
  examples: z
    .array(z.strictObject({ title: z.string().max(80), start: z.string().max(240), work: z.string().max(240), end: z.string().max(240) }))
    .min(1)
    .max(6),
});
export type StoriesFeature = z.infer<typeof StoriesFeature>;
