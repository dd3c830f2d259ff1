import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { WrittenFormula } from "./written-formula.ts";

/** The calculators of a page: of a formula that the prompt has, and by their names; none is the plain one with keys. */
export const CalculatorFeature = featureSchema("calculator", {
  calculators: z.array(z.string().max(24)).max(3),
  formula: WrittenFormula.optional(),
});
export type CalculatorFeature = z.infer<typeof CalculatorFeature>;
