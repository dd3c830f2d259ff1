// The kinds of features with which visitors ask and answer: forms, questions, stories.
import { z } from "zod";
import { featureBase } from "../../../schema/feature-base.ts";
import { Slug } from "../../../schema/entity.ts";
import { questionSchema } from "../site-parts.ts";

/** A field of a form that visitors fill in. `file` keeps the name of a file only; `options` are those of a choice. */
export const formFieldSchema = z.strictObject({
  id: Slug,
  label: z.string().min(1).max(60),
  type: z.enum(["text", "email", "phone", "date", "time", "number", "amount", "choice", "paragraph", "file", "flag"]),
  required: z.boolean(),
  options: z.array(z.string().min(1).max(60)).max(12).optional(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** The schemas of this room. */
export const answerSchemas = [
  /** How to write to those behind the site, beside details that are marked as examples. */
  z.strictObject({
    kind: z.literal("contact"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    fields: z.array(formFieldSchema).min(1).max(12),
  }),
  /** A form of the fields that the prompt names. An anonymous one asks for nothing that says who writes. */
  z.strictObject({
    kind: z.literal("form"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    button: z.string().max(40),
    fields: z.array(formFieldSchema).min(1).max(16),
    anonymous: z.boolean(),
  }),
  /** Questions that visitors ask, each opening to its answer. */
  z.strictObject({ kind: z.literal("faq"), ...featureBase, title: z.string().max(60), questions: z.array(questionSchema).min(1).max(20) }),
  /** What visitors say in their own words, beside examples that are marked as such. `called` is what one leaves: story, testimonial. */
  z.strictObject({
    kind: z.literal("stories"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    called: z.enum(["story", "testimonial", "review", "case"]),
    examples: z
      .array(z.strictObject({ title: z.string().max(80), start: z.string().max(240), work: z.string().max(240), end: z.string().max(240) }))
      .min(1)
      .max(6),
  }),
] as const;
