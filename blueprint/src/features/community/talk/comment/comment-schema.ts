import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer, condolence, message. */
export const CommentFeature = featureSchema("comment", {
  entity: Slug,
  called: z.enum(["comment", "reply", "answer", "condolence", "message"]),
  anonymous: z.boolean(),
  /** What is there from the start, the latest first: below which sample row, by its name, and how many days from today (−2). */
  replies: z
    .array(z.strictObject({ row: z.string().min(1), author: z.string().max(60), text: z.string().min(1).max(600), day: z.int().max(0) }))
    .max(40)
    .optional(),
});
export type CommentFeature = z.infer<typeof CommentFeature>;
