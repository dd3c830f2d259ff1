import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Accounts of this browser: sign-up, log-in, a profile, a password that can be changed. */
export const AccountFeature = z.strictObject({ kind: z.literal("account"), ...featureBase });
export type AccountFeature = z.infer<typeof AccountFeature>;
