import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** `field` is the date on which a row stands, `end` its last day where it has one. */
export const CalendarFeature = z.strictObject({ kind: z.literal("calendar"), ...featureOfEntity, field: Slug, end: Slug.nullable() });
export type CalendarFeature = z.infer<typeof CalendarFeature>;
