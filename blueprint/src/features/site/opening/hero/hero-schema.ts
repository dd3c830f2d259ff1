import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";
import { motifSchema } from "../../site-parts.ts";

/** The opening of a site, with the page's only heading of the first order. `{name}` stands for the app's title. */
export const HeroFeature = z.strictObject({
  kind: z.literal("hero"),
  ...featureBase,
  headline: z.string().min(1).max(90),
  line: z.string().max(240),
  layout: z.enum(["split", "centred", "cover"]),
  motif: motifSchema,
  seed: z.int(),
});
export type HeroFeature = z.infer<typeof HeroFeature>;
