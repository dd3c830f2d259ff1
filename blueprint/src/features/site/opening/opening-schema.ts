// The kind of feature with which a site begins.
import { z } from "zod";
import { featureBase } from "../../../schema/feature-base.ts";
import { motifSchema } from "../site-parts.ts";

/** The schemas of this room. */
export const openingSchemas = [
  /** The opening of a site, with the page's only heading of the first order. `{name}` stands for the app's title. */
  z.strictObject({
    kind: z.literal("hero"),
    ...featureBase,
    headline: z.string().min(1).max(90),
    line: z.string().max(240),
    layout: z.enum(["split", "centred", "cover"]),
    motif: motifSchema,
    seed: z.int(),
  }),
] as const;
