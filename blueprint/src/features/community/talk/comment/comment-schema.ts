import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer, condolence, message. */
export const CommentFeature = z.strictObject({
  kind: z.literal("comment"),
  ...featureOfEntity,
  called: z.enum(["comment", "reply", "answer", "condolence", "message"]),
  anonymous: z.boolean(),
});
export type CommentFeature = z.infer<typeof CommentFeature>;
