import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** How the app looks and what it keeps; `policies` are rules that the person configures. */
export const SettingsFeature = z.strictObject({ kind: z.literal("settings"), ...featureBase, policies: z.boolean() });
export type SettingsFeature = z.infer<typeof SettingsFeature>;
