import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer, condolence, message. */
export const CommentFeature = featureSchema("comment", {
  entity: Slug,
  called: z.enum(["comment", "reply", "answer", "condolence", "message"]),
  anonymous: z.boolean(),
});
export type CommentFeature = z.infer<typeof CommentFeature>;
