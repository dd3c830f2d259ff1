import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { motifSchema, offerSchema, passageSchema } from "../../site-parts.ts";

/** The id of the plans, which stand beside what else is offered. */
export const PLANS = "plans";

/** What is offered: each with a card, and with a page of its own where there is more to say of it than its price. */
export const ServicesFeature = featureSchema("services", {
  title: z.string().max(60),
  line: z.string().max(240),
  offers: z.array(offerSchema).min(1).max(12),
  includes: z.array(z.string().max(160)).max(6),
  steps: z.array(passageSchema).max(6),
  motif: motifSchema,
});
export type ServicesFeature = z.infer<typeof ServicesFeature>;
