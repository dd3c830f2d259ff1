// A thing that people keep track of, as knowledge: its nouns, its natural fields, its look and believable samples. Each is
// a file in `blueprint/data/things`, so a new one is one more file and no code.
import { z } from "zod";
import { Field, SampleValue } from "../schema/entity.ts";
import { slugOf } from "./field.ts";

const Measure = z.enum(["count", "sum", "average"]);

/** A figure that is worth showing for a thing; it is dropped where its fields are not part of the app. */
const Figure = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("total"), measure: Measure, field: z.string().nullable(), label: z.string() }),
  z.strictObject({
    kind: z.literal("chart"),
    by: z.string(),
    measure: Measure,
    field: z.string().nullable(),
    shape: z.enum(["bars", "line", "ring"]),
    label: z.string(),
  }),
]);
export type Figure = z.infer<typeof Figure>;

/** A field; its id follows from its label. */
const ThingField = Field.omit({ id: true })
  .extend({
    required: z.boolean().default(false),
    /** The words that mean it, in the singular and lower case. */
    words: z.array(z.string()).readonly().default([]),
    presence: z.enum(["always", "usual", "named"]).default("usual"),
  })
  .transform(({ label, type, required, ...rest }) => ({ id: slugOf(label), label, type, required, ...rest }));

/** A row's values in the order of the thing's fields; a reference holds the title of the row it points at. */
const SampleRow = z.array(SampleValue).readonly();
export type SampleRow = z.infer<typeof SampleRow>;

/** The shape of the files in `blueprint/data/things`. */
export const EntityTemplate = z.strictObject({
  /** Inside a sentence: `shopping item`, `shopping items`. */
  one: z.string(),
  many: z.string(),
  /** Other nouns for it, in the singular: `dish`, `to-do`. */
  words: z.array(z.string()).readonly(),
  /** Those of them that name a sort of it: "boat" of a car, "cat" of a pet. Rows that do not speak of that sort are none of it. */
  sorts: z.array(z.string()).readonly().optional(),
  /** Names of whole applications about it: `cookbook`, `recipe box`. */
  apps: z.array(z.string()).readonly(),
  /** Whether it is a word for things of any kind: a lending library for board games keeps board games, and the products of one shop are not those of another. */
  holdsAnything: z.literal(true).optional(),
  /** A narrower thing that it is where that is named, or where a business keeps it: the items of a shop's inventory are products. */
  narrower: z.string().optional(),
  /** Whether its rows are those of one trade, and wrong for a named other one: a menu. */
  ofOneTrade: z.literal(true).optional(),
  /** Whether its rows are of one trade or club, and others have other ones: a wedding has other tasks than an architect. */
  ofAnyTrade: z.literal(true).optional(),
  icon: z.string(),
  view: z.enum(["cards", "list", "table"]),
  hue: z.number(),
  /** A typeface that suits the subject; the prompt's own choice comes first. */
  typeface: z.enum(["sans", "serif", "rounded", "mono"]).optional(),
  /** What an app for it is good for, one short sentence. */
  tagline: z.string(),
  /** The page's title where the plural is not what people say: `Shopping list`. */
  pageTitle: z.string().optional(),
  /** The first field is the title field. */
  fields: z.array(ThingField).readonly(),
  rows: z.array(SampleRow).readonly(),
  figures: z.array(Figure).readonly().optional(),
  /** Where the lines of a field can be sent, if that thing is in the app too. */
  sends: z
    .array(z.strictObject({ field: z.string(), to: z.string(), verb: z.string() }))
    .readonly()
    .optional(),
  /** Things that the app needs when this one is its subject: a budget needs expenses. */
  brings: z.array(z.string()).readonly().optional(),
});
export type EntityTemplate = z.infer<typeof EntityTemplate>;
