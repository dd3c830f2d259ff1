import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Rows are approved or rejected by the choice `field`. */
export const ApproveFeature = z.strictObject({ kind: z.literal("approve"), ...featureOfEntity, field: Slug });
export type ApproveFeature = z.infer<typeof ApproveFeature>;
