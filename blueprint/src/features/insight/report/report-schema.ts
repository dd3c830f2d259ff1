import type { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";

/** A report of rows over a period, in groups with totals, which is printed and saved. `rows` is their entity, null for each of the app's; `by` groups them at first, `field` is what is put together first, `day` says when a row is. Null stands for what suits the rows. */
export const ReportFeature = featureSchema("report", {
  rows: Slug.nullable(),
  by: Slug.nullable(),
  field: Slug.nullable(),
  day: Slug.nullable(),
});
export type ReportFeature = z.infer<typeof ReportFeature>;
