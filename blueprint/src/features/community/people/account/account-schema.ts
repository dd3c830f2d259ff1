import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";
import { ProfileFieldId } from "../profile/profile-fields.ts";

/** Accounts of this browser: sign-up, log-in, a profile with these fields beside name and e-mail address, a password that can be changed. */
export const AccountFeature = z.strictObject({ kind: z.literal("account"), ...featureBase, fields: z.array(ProfileFieldId) });
export type AccountFeature = z.infer<typeof AccountFeature>;
