// The kinds of features that show pictures, links, adverts and the weather.
import { z } from "zod";
import { featureBase } from "../../../schema/feature-base.ts";
import { motifSchema } from "../site-parts.ts";

/** The schemas of this room. */
export const mediaSchemas = [
  /** Drawn pictures with captions, each opening large. Visitors can add pictures of their own where the prompt speaks of it. */
  z.strictObject({
    kind: z.literal("gallery"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    pictures: z
      .array(z.strictObject({ title: z.string().min(1).max(80), motif: motifSchema, seed: z.int() }))
      .min(2)
      .max(24),
    uploading: z.boolean(),
  }),
  /** Adverts that an administrator places: shown on the home page, managed on a page of their own. */
  z.strictObject({ kind: z.literal("advert"), ...featureBase, title: z.string().max(60) }),
  /** A simulated forecast for places of the world: seven days, and the hours of one. */
  z.strictObject({ kind: z.literal("weather"), ...featureBase, title: z.string().max(60) }),
  /** A list of links that can be added, changed, deleted and shared as one page. */
  z.strictObject({ kind: z.literal("links"), ...featureBase, title: z.string().max(60), line: z.string().max(200) }),
] as const;
