import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** The steps on a row's way, each with a place that is usual for it; `verify` adds a page that says whether a code is genuine. */
export const TrackFeature = z.strictObject({
  kind: z.literal("track"),
  ...featureOfEntity,
  steps: z.array(z.strictObject({ step: z.string().max(40), place: z.string().max(40) })).min(2),
  verify: z.boolean(),
});
export type TrackFeature = z.infer<typeof TrackFeature>;
