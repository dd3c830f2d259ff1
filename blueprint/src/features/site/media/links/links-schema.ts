import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A list of links that can be added, changed, deleted and shared as one page. */
export const LinksFeature = z.strictObject({
  kind: z.literal("links"),
  ...featureBase,
  title: z.string().max(60),
  line: z.string().max(200),
});
export type LinksFeature = z.infer<typeof LinksFeature>;
