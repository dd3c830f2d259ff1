import { z } from "zod";
import { paymentMethods } from "../parts/payment-methods.ts";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";

/**
 * How a thing is booked; only a stay has an end. `start` and `end` are the labels of its days, `people` that of a number of people, empty where
 * none is asked for; `perPerson` says whether each person pays the price, `shared` whether many can have the same hour;
 * `hours` are the first and the last of the day that can be booked.
 */
const bookingTerms = z
  .strictObject({
    mode: z.enum(["stay", "slot", "day", "ticket"]),
    called: z.enum(["booking", "reservation", "appointment"]),
    verb: z.enum(["Book", "Reserve"]),
    unit: z.enum(["night", "day"]),
    start: z.string().max(40),
    end: z.string().max(40),
    people: z.string().max(40),
    perPerson: z.boolean(),
    shared: z.boolean(),
    hours: z.tuple([z.int().min(0).max(23), z.int().min(0).max(23)]),
  })
  .refine(({ mode, start, end, people }) => ![end, people, ""].includes(start) && (mode === "stay") === (end !== ""));

/** The rows that a text states as times: how many there are, the first and the last of them, and how long each is in minutes. */
const schedule = z.strictObject({
  count: z.int().min(2).max(40),
  first: z.string().max(60),
  last: z.string().max(60),
  minutes: z.int().min(1).nullable(),
  places: z.int().min(1),
});

/** Bookings of rows, or of a thing that is no row. `price`, `day` and `capacity` are fields of the entity; without `methods` nothing is paid; `paper` is what can be downloaded. */
export const BookFeature = featureSchema("book", {
  entity: Slug.nullable(),
  thing: z.string().min(1).max(60),
  terms: bookingTerms,
  price: Slug.nullable(),
  day: Slug.nullable(),
  /** The field with the number of people for whom there is a place at the same time. */
  capacity: Slug.nullable().default(null),
  schedule: z.exactOptional(schedule),
  methods: paymentMethods,
  paper: z.enum(["voucher", "ticket", "invoice", "receipt"]).nullable(),
});
export type BookFeature = z.infer<typeof BookFeature>;

/** All bookings of an app are paid, listed and called alike: as the first feature says. */
export function firstBook({ project, feature }: FeatureContext<BookFeature>): BookFeature {
  return featuresOf(project.blueprint, BookFeature)[0] ?? feature;
}
