import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** `who` is how one calls those who are assigned, in the singular. */
export const AssignFeature = z.strictObject({ kind: z.literal("assign"), ...featureOfEntity, who: z.string().min(1).max(40) });
export type AssignFeature = z.infer<typeof AssignFeature>;
