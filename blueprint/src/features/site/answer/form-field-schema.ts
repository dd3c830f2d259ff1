import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";

/** A field of a form that visitors fill in. `file` keeps the name of a file only; `options` are those of a choice, or are suggested as tags. */
export const formFieldSchema = z
  .strictObject({
    id: Slug,
    label: z.string().min(1).max(60),
    type: z.enum(["text", "email", "phone", "date", "time", "number", "amount", "choice", "tags", "paragraph", "file", "flag"]),
    required: z.boolean(),
    options: z.array(z.string().min(1).max(60)).max(12).optional(),
  })
  .refine(({ type, options = [] }) => type !== "choice" || options.length > 0, "A choice needs options.");
export type FormField = z.infer<typeof formFieldSchema>;
