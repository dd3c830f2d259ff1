import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";

/** How long the timers run at first; as usual where nothing is said. */
const TimerLengths = z.strictObject({
  countdownSeconds: z.int().min(1).max(86_400).optional(),
  focusMinutes: z.int().min(1).max(999).optional(),
  breakMinutes: z.int().min(1).max(99).optional(),
  workSeconds: z.int().min(1).max(3_600).optional(),
  restSeconds: z.int().min(1).max(3_600).optional(),
  rounds: z.int().min(1).max(99).optional(),
});

/** A countdown, a stopwatch, focus sessions and rounds of work and rest; `first` is shown first. */
export const TimerFeature = featureSchema("timer", {
  first: z.enum(["countdown", "stopwatch", "focus", "interval"]),
  lengths: TimerLengths.optional(),
});
export type TimerFeature = z.infer<typeof TimerFeature>;
