import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Groups that are joined, with members, and with `resources` what they share. */
export const JoinFeature = z.strictObject({ kind: z.literal("join"), ...featureOfEntity, resources: z.boolean() });
export type JoinFeature = z.infer<typeof JoinFeature>;
