import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A countdown, a stopwatch and focus sessions; `first` is shown first. */
export const TimerFeature = z.strictObject({
  kind: z.literal("timer"),
  ...featureBase,
  first: z.enum(["countdown", "stopwatch", "focus"]),
});
export type TimerFeature = z.infer<typeof TimerFeature>;
