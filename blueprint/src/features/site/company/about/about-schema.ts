import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { motifSchema, passageSchema } from "../../site-parts.ts";

/** Who is behind the site: how it began, what for, and what counts. `facts` and `note` are there for a life that is stated. */
export const AboutFeature = featureSchema("about", {
  title: z.string().max(60),
  beginning: z.strictObject({ title: z.string().max(60), paragraphs: z.array(z.string().max(400)).min(1).max(4) }),
  facts: z.array(z.strictObject({ label: z.string().max(40), value: z.string().max(120) })).max(8),
  mission: passageSchema,
  values: z.strictObject({ title: z.string().max(60), passages: z.array(passageSchema).min(1).max(6) }),
  note: z.string().max(160).nullable(),
  motif: motifSchema,
  seed: z.int(),
});
export type AboutFeature = z.infer<typeof AboutFeature>;
