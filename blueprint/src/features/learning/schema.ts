// The kinds of features of this group: what people learn with, are examined by and earn.
import { z } from "zod";
import { featureBase } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const learningSchemas = [
  /** Questions one at a time with feedback at once, and their bank. `subject` is one of the question bank. */
  z.strictObject({ kind: z.literal("quiz"), ...featureBase, subject: z.string(), title: z.string() }),
  /** All questions of a subject against the clock, with a pass mark and an analysis of mistakes. */
  z.strictObject({
    kind: z.literal("exam"),
    ...featureBase,
    ...{ subject: z.string(), title: z.string(), minutes: z.int().min(1), passPercent: z.int().min(1).max(100) },
  }),
] as const;
