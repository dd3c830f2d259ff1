import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Goals with a target and a day; `habits` also counts days in a row from the first. */
export const GoalFeature = z.strictObject({ kind: z.literal("goal"), ...featureBase, habits: z.boolean() });
export type GoalFeature = z.infer<typeof GoalFeature>;
