import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Stars and words on the page of a row, with their average. */
export const ReviewFeature = featureSchema("review", {
  entity: Slug,
  /** What is there from the start, the latest first: of which sample row, by its name, and how many days from today (−2). */
  reviews: z
    .array(
      z.strictObject({
        row: z.string().min(1),
        author: z.string().max(60),
        stars: z.int().min(1).max(5),
        text: z.string().min(1).max(600),
        day: z.int().max(0),
      }),
    )
    .max(40)
    .optional(),
});
export type ReviewFeature = z.infer<typeof ReviewFeature>;
