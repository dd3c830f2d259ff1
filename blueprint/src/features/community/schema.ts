// The kinds of features of this group: what people say to each other and do together.
import { z } from "zod";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";
import { ProfileFieldId } from "./people/profile/profile-fields.ts";

/** The schemas of the group's features. */
export const communitySchemas = [
  /** Accounts of this browser: sign-up, log-in, a profile with these fields beside name and e-mail address, a password that can be changed. */
  z.strictObject({ kind: z.literal("account"), ...featureBase, fields: z.array(ProfileFieldId) }),
  /** The person's own profile without an account. */
  z.strictObject({ kind: z.literal("profile"), ...featureBase, fields: z.array(ProfileFieldId) }),
  /** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer, condolence, message. */
  z.strictObject({
    kind: z.literal("comment"),
    ...featureOfEntity,
    called: z.enum(["comment", "reply", "answer", "condolence", "message"]),
    anonymous: z.boolean(),
  }),
] as const;
