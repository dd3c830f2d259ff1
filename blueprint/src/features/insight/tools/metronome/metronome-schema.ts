import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";

/** The parts of a metronome that a prompt can ask for: each has a check, but for the accent, which nobody can hear in one. */
export const MetronomePart = z.enum(["tempo", "bar", "faster", "limit", "sound", "beat", "tap", "start", "accent"]);
export type MetronomePart = z.infer<typeof MetronomePart>;

/** The slowest tempo, in beats a minute. */
export const TEMPO_MIN = 20;
/** The quickest tempo, in beats a minute. */
export const TEMPO_MAX = 300;
/** The most beats that a bar has. */
export const BEATS_MAX = 16;

/** Beats at a tempo, in bars; the tempo may rise as it runs. */
export const MetronomeFeature = featureSchema("metronome", {
  title: z.string().min(1).max(60),
  /** In beats a minute. */
  tempo: z.int().min(TEMPO_MIN).max(TEMPO_MAX),
  /** In a bar. */
  beats: z.int().min(1).max(BEATS_MAX),
  /** So many beats a minute more, every so many seconds or bars, up to a tempo. */
  speedUp: z
    .strictObject({
      by: z.int().min(1).max(100),
      every: z.int().min(1).max(3_600),
      unit: z.enum(["seconds", "bars"]),
      upTo: z.int().min(TEMPO_MIN).max(TEMPO_MAX).optional(),
    })
    .optional(),
  /** The words that asked for its parts. */
  said: z.partialRecord(MetronomePart, z.string()).optional(),
});
export type MetronomeFeature = z.infer<typeof MetronomeFeature>;
