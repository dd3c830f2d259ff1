import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureBase } from "../../../../schema/feature.ts";

/** Reports on all entities, the `main` one first. `parts` are the contents that the prompt names, `financial` adds one on all amounts of money. */
export const ReportFeature = z.strictObject({
  kind: z.literal("report"),
  ...featureBase,
  main: Slug.nullable(),
  called: z.enum(["report", "statement", "settlement"]),
  parts: z.array(z.string().max(40)).max(6),
  financial: z.boolean(),
});
export type ReportFeature = z.infer<typeof ReportFeature>;
