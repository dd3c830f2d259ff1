import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Messages to people of the app, or to anyone by name, and in these rooms. */
export const MessageFeature = z.strictObject({ kind: z.literal("message"), ...featureBase, rooms: z.array(z.string().min(1).max(40)) });
export type MessageFeature = z.infer<typeof MessageFeature>;
