import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";
import { formFieldSchema } from "../form-field-schema.ts";

/** How to write to those behind the site, beside details that are marked as examples. */
export const ContactFeature = z.strictObject({
  kind: z.literal("contact"),
  ...featureBase,
  title: z.string().max(60),
  line: z.string().max(200),
  fields: z.array(formFieldSchema).min(1).max(12),
});
export type ContactFeature = z.infer<typeof ContactFeature>;
