// The kinds of features that show pictures and links.
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
  /** A list of links that can be added, changed, deleted and shared as one page. */
  z.strictObject({ kind: z.literal("links"), ...featureBase, title: z.string().max(60), line: z.string().max(200) }),
] as const;
