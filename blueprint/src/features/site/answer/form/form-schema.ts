import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { formFieldSchema } from "../form-field-schema.ts";

/** A form of the fields that the prompt names. An anonymous one asks for nothing that says who writes. */
export const FormFeature = featureSchema("form", {
  title: z.string().max(60),
  line: z.string().max(200),
  button: z.string().max(40),
  fields: z.array(formFieldSchema).min(1).max(16),
  anonymous: z.boolean(),
});
export type FormFeature = z.infer<typeof FormFeature>;
