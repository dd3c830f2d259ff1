import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Every row can be saved as a PDF from its own page. */
export const DownloadFeature = z.strictObject({ kind: z.literal("download"), ...featureOfEntity });
export type DownloadFeature = z.infer<typeof DownloadFeature>;
