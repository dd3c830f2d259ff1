import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** What is counted, and the words that say it. */
export const CountedThing = z.strictObject({ id: Slug, label: z.string().min(1).max(80), phrase: z.string() });
export type CountedThing = z.infer<typeof CountedThing>;

/** Counters that are pressed, each day from zero, with the days before. */
export const CounterFeature = featureSchema("counter", {
  things: z.array(CountedThing).max(12),
  /** How much a press counts. */
  step: z.int().min(1).max(10_000),
  /** Whether any amount can be entered, and in which unit. */
  hasAmounts: z.boolean(),
  unit: z.string().min(1).max(20).nullable(),
});
export type CounterFeature = z.infer<typeof CounterFeature>;
