import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** How long the timers run at first; as usual where nothing is said. */
const TimerLengths = z.strictObject({
  countdownSeconds: z.int().min(1).max(86_400).optional(),
  focusMinutes: z.int().min(1).max(999).optional(),
  breakMinutes: z.int().min(1).max(99).optional(),
});

/** A countdown, a stopwatch and focus sessions; `first` is shown first. */
export const TimerFeature = z.strictObject({
  kind: z.literal("timer"),
  ...featureBase,
  first: z.enum(["countdown", "stopwatch", "focus"]),
  lengths: TimerLengths.optional(),
});
export type TimerFeature = z.infer<typeof TimerFeature>;
