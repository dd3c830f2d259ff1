import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** How the app looks and what it keeps. */
export const SettingsFeature = z.strictObject({ kind: z.literal("settings"), ...featureBase });
export type SettingsFeature = z.infer<typeof SettingsFeature>;
