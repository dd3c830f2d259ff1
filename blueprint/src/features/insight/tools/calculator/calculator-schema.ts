import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { KitFormula } from "./formulas.ts";
import { PriceList } from "./prices/price-list.ts";
import { WrittenFormula } from "./written-formula.ts";

/** The calculators of a page: one of its own, of a formula or of prices that the prompt has, and by their names; none is the plain one with keys. */
export const CalculatorFeature = featureSchema("calculator", {
  calculators: z.array(z.string().max(24)).max(3),
  formula: WrittenFormula.optional(),
  /** Prices that the prompt has, and what they add up to. */
  prices: z.exactOptional(PriceList),
  /** A calculator of its own, whose formulas nobody else knows. */
  own: z.exactOptional(z.strictObject({ title: z.string().min(1).max(60), formula: KitFormula })),
});
export type CalculatorFeature = z.infer<typeof CalculatorFeature>;
