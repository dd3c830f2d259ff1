import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Notifications inside the app, with a bell in the bar. */
export const NotifyFeature = z.strictObject({ kind: z.literal("notify"), ...featureBase });
export type NotifyFeature = z.infer<typeof NotifyFeature>;
