import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";

/** Plans side by side. `price` is in dollars each `period`; choosing one is kept. */
export const PricingFeature = featureSchema("pricing", {
  title: z.string().max(60),
  line: z.string().max(200),
  period: z.string().max(20),
  plans: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(40),
        price: z.number().min(0),
        suits: z.string().max(160),
        features: z.array(z.string().max(80)).min(1).max(10),
      }),
    )
    .min(2)
    .max(5),
});
export type PricingFeature = z.infer<typeof PricingFeature>;
