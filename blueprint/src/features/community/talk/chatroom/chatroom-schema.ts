import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A public chat with these rooms. */
export const ChatroomFeature = z.strictObject({
  kind: z.literal("chatroom"),
  ...featureBase,
  rooms: z.array(z.string().min(1).max(40)).min(2),
});
export type ChatroomFeature = z.infer<typeof ChatroomFeature>;
