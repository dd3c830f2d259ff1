// The kinds of features with which a site begins and ends: what is seen first, what counts, what is asked.
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
  /** A band that asks visitors to do what the site is for. */
  z.strictObject({ kind: z.literal("calltoaction"), ...featureBase, title: z.string().max(90), line: z.string().max(240) }),
  /** The app's own data in numbers: nothing is counted that is not there. */
  z.strictObject({ kind: z.literal("facts"), ...featureBase, title: z.string().max(60) }),
] as const;
