// The kinds of features with which a site says who is behind it and what is offered.
import { z } from "zod";
import { featureBase } from "../../../schema/feature-base.ts";
import { momentSchema, motifSchema, offerSchema, passageSchema } from "../site-parts.ts";

/** The schemas of this room. */
export const companySchemas = [
  /** Who is behind the site: how it began, what for, and what counts. `facts` and `note` are there for a life that is told. */
  z.strictObject({
    kind: z.literal("about"),
    ...featureBase,
    title: z.string().max(60),
    beginning: z.strictObject({ title: z.string().max(60), paragraphs: z.array(z.string().max(400)).min(1).max(4) }),
    facts: z.array(z.strictObject({ label: z.string().max(40), value: z.string().max(120) })).max(8),
    mission: passageSchema,
    values: z.strictObject({ title: z.string().max(60), passages: z.array(passageSchema).min(1).max(6) }),
    note: z.string().max(160).nullable(),
    motif: motifSchema,
    seed: z.int(),
  }),
  /** What is offered: each with a card and a page of its own. */
  z.strictObject({
    kind: z.literal("services"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(240),
    offers: z.array(offerSchema).min(1).max(12),
    includes: z.array(z.string().max(160)).min(1).max(6),
    steps: z.array(passageSchema).min(1).max(6),
    motif: motifSchema,
  }),
  /** Plans side by side. `price` is in dollars each `period`; choosing one is kept. */
  z.strictObject({
    kind: z.literal("pricing"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    period: z.string().max(20),
    plans: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(40),
          price: z.number().min(0),
          suits: z.string().max(160),
          features: z.array(z.string().max(80)).min(1).max(10),
        }),
      )
      .min(2)
      .max(5),
  }),
  /** What happened, or will, in its order. `honours` is a second list, on a page of its own; a search is there where the prompt speaks of one. */
  z.strictObject({
    kind: z.literal("timeline"),
    ...featureBase,
    title: z.string().max(60),
    line: z.string().max(200),
    moments: z.array(momentSchema).min(1).max(20),
    honours: z.array(momentSchema).max(20),
    searching: z.boolean(),
  }),
] as const;
