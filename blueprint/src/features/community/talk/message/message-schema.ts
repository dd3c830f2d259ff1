import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Private messages to people of the app, or to anyone by name. */
export const MessageFeature = z.strictObject({ kind: z.literal("message"), ...featureBase });
export type MessageFeature = z.infer<typeof MessageFeature>;
