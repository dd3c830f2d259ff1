import type { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Rows are approved or rejected by the choice `field`. */
export const ApproveFeature = featureSchema("approve", { entity: Slug, field: Slug });
export type ApproveFeature = z.infer<typeof ApproveFeature>;
