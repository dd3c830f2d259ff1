import { z } from "zod";
import { featureBase } from "../../../schema/feature.ts";

/** A wheel of fortune with prizes and a record of wins. */
export const WheelFeature = z.strictObject({ kind: z.literal("wheel"), ...featureBase, prizes: z.array(z.string()).min(2) });
export type WheelFeature = z.infer<typeof WheelFeature>;
