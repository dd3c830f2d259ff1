import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** The calculators of a page, by their names; none is the plain one with keys. */
export const CalculatorFeature = z.strictObject({
  kind: z.literal("calculator"),
  ...featureBase,
  calculators: z.array(z.string().max(24)).max(3),
});
export type CalculatorFeature = z.infer<typeof CalculatorFeature>;
