// What the copy of a site is made of. A domain is a line of business or a subject with its own words; a way is how people
// come to it (they book a visit, order goods, support a cause), with the words that all domains of that way share.
import { z } from "zod";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { motifSchema, offerSchema, questionSchema } from "../site-parts.ts";

/** How people come to what a site is about. */
export const Way = z.enum(["visit", "project", "order", "account", "course", "event", "cause", "read", "person", "platform"]);
export type Way = z.infer<typeof Way>;

/** Something that is offered: the name of a lucide icon, a name, and one or two sentences. */
export type Offer = z.infer<typeof offerSchema>;

/** A question that people ask, with its answer. */
export type Question = z.infer<typeof questionSchema>;

/** A line of business or a subject: the shape of the entries in `blueprint/data/site/domains`. */
export const Domain = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** What it is called in prompts, in the singular and in lower case. */
  words: WordList,
  /** Words that name one of several trades; what is offered is then that of it, or of all. */
  trades: WordList.optional(),
  way: Way,
  people: z.string().min(1),
  /** What people get, as a noun phrase. */
  gives: z.string().min(1),
  motif: motifSchema,
  headlines: z.array(z.string().max(90)).min(3).readonly(),
  line: z.string().min(1),
  mission: z.string().min(1),
  offers: z
    .array(offerSchema.extend({ of: WordList.optional() }))
    .min(6)
    .readonly(),
  questions: z.array(questionSchema).min(2).readonly(),
});
export type Domain = z.infer<typeof Domain>;
