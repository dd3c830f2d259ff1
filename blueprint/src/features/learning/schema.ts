// The kinds of features of this group: what people learn with, are examined by and earn.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const learningSchemas = [
  /** Questions one at a time with feedback at once, and their bank; with `exam` also all of them against the clock, with a pass mark. `subject` is one of the question bank. */
  z.strictObject({
    kind: z.literal("quiz"),
    ...featureBase,
    ...{ subject: z.string(), title: z.string() },
    exam: z
      .strictObject({ minutes: z.int().min(1), passPercent: z.int().min(1).max(100) })
      .nullable()
      .default(null),
  }),
  /** Rows by a number, or people by what they scored and logged. `rows` is the entity that is ranked or logged, `own` and `rivals` are how one's own entry and the samples are named. */
  z.strictObject({
    kind: z.literal("leaderboard"),
    ...featureBase,
    ...{ title: z.string(), rows: Slug.nullable(), field: Slug.nullable(), own: z.string(), rivals: z.array(z.string()) },
  }),
  /** Points and badges for what is done in the app. */
  z.strictObject({ kind: z.literal("rewards"), ...featureBase }),
  /** A questionnaire with its responses. `questionnaire` is one of the known ones, `about` what its questions speak of. */
  z.strictObject({ kind: z.literal("survey"), ...featureBase, ...{ title: z.string(), questionnaire: z.string(), about: z.string() } }),
  /** Statements on a scale and the profile that follows. `assessment` is one of the known ones. */
  z.strictObject({ kind: z.literal("assessment"), ...featureBase, assessment: z.string() }),
  /** Modules with an exercise on the page of each row, and how far one is in all. */
  z.strictObject({ kind: z.literal("lessons"), ...featureOfEntity }),
  /** Work that is handed in on the page of each row, and its grades. */
  z.strictObject({ kind: z.literal("assignment"), ...featureOfEntity }),
  /** Cards that are turned and judged. `subject` is one of the question bank. */
  z.strictObject({ kind: z.literal("flashcards"), ...featureBase, subject: z.string(), title: z.string() }),
] as const;
