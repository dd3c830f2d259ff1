import { z } from "zod";

const unit = z.string().trim().max(16).nullable().default(null);

/** What is asked for and worked out. A formula has the names of inputs and of results before it. */
export const SketchCalculator = z.strictObject({
  inputs: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(40),
        label: z.string().trim().min(1).max(60),
        value: z.number().default(0),
        unit,
        options: z
          .array(z.strictObject({ label: z.string().trim().min(1).max(60), value: z.number() }))
          .max(12)
          .default([]),
      }),
    )
    .min(1)
    .max(12),
  results: z
    .array(
      z.strictObject({
        name: z.string().trim().max(40).nullable().default(null),
        label: z.string().trim().min(1).max(60),
        formula: z.string().trim().min(1).max(300),
        unit,
      }),
    )
    .min(1)
    .max(8),
});
export type SketchCalculator = z.infer<typeof SketchCalculator>;
