import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A text of the person's own on a page, with or without a heading. */
export const PassageFeature = z.strictObject({
  kind: z.literal("passage"),
  ...featureBase,
  title: z.string().max(60).nullable(),
  line: z.string().min(1).max(600),
});
export type PassageFeature = z.infer<typeof PassageFeature>;
