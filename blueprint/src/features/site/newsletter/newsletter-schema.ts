import { z } from "zod";
import { featureBase } from "../../../schema/feature.ts";

/** A form that takes an e-mail address for news, and keeps it in this browser. */
export const NewsletterFeature = z.strictObject({
  kind: z.literal("newsletter"),
  ...featureBase,
  title: z.string().max(80),
  promise: z.string().max(160),
});
export type NewsletterFeature = z.infer<typeof NewsletterFeature>;
