import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureBase } from "../../../../schema/feature.ts";

/** Notifications inside the app, with a bell in the bar. On new rows of the entity `rows` a person can set conditions of which they are notified. */
export const NotifyFeature = z.strictObject({ kind: z.literal("notify"), ...featureBase, rows: Slug.nullable().default(null) });
export type NotifyFeature = z.infer<typeof NotifyFeature>;
