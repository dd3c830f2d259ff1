import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";

/** Messages to people of the app, or to anyone by name, and in these rooms. */
export const MessageFeature = featureSchema("message", { rooms: z.array(z.string().min(1).max(40)) });
export type MessageFeature = z.infer<typeof MessageFeature>;
