// The kinds of features of this group: what people say to each other and do together.
import { z } from "zod";
import { featureOfEntity } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const communitySchemas = [
  /** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer. */
  z.strictObject({
    kind: z.literal("comment"),
    ...featureOfEntity,
    called: z.enum(["comment", "reply", "answer"]),
    anonymous: z.boolean(),
  }),
] as const;
