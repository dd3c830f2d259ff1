import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Work that is handed in on the page of each row, and its grades. */
export const AssignmentFeature = z.strictObject({ kind: z.literal("assignment"), ...featureOfEntity });
export type AssignmentFeature = z.infer<typeof AssignmentFeature>;
