import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** What was opened or downloaded before. */
export const HistoryFeature = z.strictObject({ kind: z.literal("history"), ...featureOfEntity, of: z.enum(["visits", "downloads"]) });
export type HistoryFeature = z.infer<typeof HistoryFeature>;
