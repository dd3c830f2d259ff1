import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { motifSchema } from "../../site-parts.ts";

/** Drawn pictures with captions: in a grid, each opening large, to which visitors can add their own where the prompt speaks of it; or as slides, each with a text, which move by themselves. */
export const GalleryFeature = featureSchema("gallery", {
  title: z.string().max(60),
  line: z.string().max(200),
  layout: z.enum(["grid", "slides"]),
  pictures: z
    .array(z.strictObject({ title: z.string().min(1).max(80), text: z.string().max(240), motif: motifSchema, seed: z.int() }))
    .min(2)
    .max(24),
  uploading: z.boolean(),
});
export type GalleryFeature = z.infer<typeof GalleryFeature>;
