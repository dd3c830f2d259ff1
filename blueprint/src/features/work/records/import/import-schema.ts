import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Rows out of CSV. */
export const ImportFeature = z.strictObject({ kind: z.literal("import"), ...featureOfEntity });
export type ImportFeature = z.infer<typeof ImportFeature>;
