// What several kinds of features of this group are made of.
import { z } from "zod";

/** A motif of the drawn pictures. */
export const motifSchema = z.enum(["waves", "hills", "rays", "skyline", "leaves", "blobs", "dots", "rings", "grid"]);

/** One of the motifs. */
export type Motif = z.infer<typeof motifSchema>;

/** Something that is offered, with the name of a lucide icon. */
export const offerSchema = z.strictObject({
  icon: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  name: z.string().min(1).max(60),
  text: z.string().max(240),
  /** What it costs at least, in dollars. */
  price: z.number().min(0).optional(),
  /** What it costs in the words of the prompt, where these say so: "€22". */
  cost: z.string().max(20).optional(),
  /** What it includes, where that is not the same for all. */
  includes: z.array(z.string().max(80)).min(1).max(10).optional(),
});

/** A title with a text below it. */
export const passageSchema = z.strictObject({ title: z.string().min(1).max(80), text: z.string().max(400) });

/** A question with its answer. */
export const questionSchema = z.strictObject({ question: z.string().min(1).max(160), answer: z.string().min(1).max(400) });
