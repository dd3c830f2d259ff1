import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Cards that are turned and judged. `subject` is one of the question bank. */
export const FlashcardsFeature = z.strictObject({ kind: z.literal("flashcards"), ...featureBase, subject: z.string(), title: z.string() });
export type FlashcardsFeature = z.infer<typeof FlashcardsFeature>;
