import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Each row is assigned to whom the text `field` names. */
export const AssignFeature = z.strictObject({ kind: z.literal("assign"), ...featureOfEntity, field: Slug });
export type AssignFeature = z.infer<typeof AssignFeature>;
