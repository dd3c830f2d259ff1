import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { formFieldSchema } from "../form-field-schema.ts";

/** How to write to those behind the site, beside their details, or details that are marked as examples. */
export const ContactFeature = featureSchema("contact", {
  title: z.string().max(60),
  line: z.string().max(200),
  fields: z.array(formFieldSchema).min(1).max(12),
  /** Opening hours that the prompt asks for: days in words, and times. */
  hours: z.array(z.tuple([z.string().max(40), z.string().max(40)])).optional(),
  /** What the prompt states; without either, both are examples. */
  phone: z.string().max(40).optional(),
  email: z.string().max(120).optional(),
});
export type ContactFeature = z.infer<typeof ContactFeature>;
