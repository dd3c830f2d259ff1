import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { motifSchema } from "../../site-parts.ts";

/** Drawn pictures with captions, each opening large, to which visitors can add their own where the prompt speaks of it. */
export const GalleryFeature = featureSchema("gallery", {
  title: z.string().max(60),
  line: z.string().max(200),
  pictures: z
    .array(z.strictObject({ title: z.string().min(1).max(80), motif: motifSchema, seed: z.int() }))
    .min(2)
    .max(24),
  uploading: z.boolean(),
});
export type GalleryFeature = z.infer<typeof GalleryFeature>;
