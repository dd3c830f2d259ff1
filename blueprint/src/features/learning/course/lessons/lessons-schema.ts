import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Modules with an exercise on the page of each row, and how far one is in all. */
export const LessonsFeature = z.strictObject({ kind: z.literal("lessons"), ...featureOfEntity });
export type LessonsFeature = z.infer<typeof LessonsFeature>;
