import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Falling pieces that fill rows. */
export const BlocksFeature = z.strictObject({ kind: z.literal("blocks"), ...featureBase });
export type BlocksFeature = z.infer<typeof BlocksFeature>;
