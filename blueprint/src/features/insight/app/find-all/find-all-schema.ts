import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** One search over all rows and pages, reached from the bar. */
export const FindAllFeature = z.strictObject({ kind: z.literal("find-all"), ...featureBase });
export type FindAllFeature = z.infer<typeof FindAllFeature>;
