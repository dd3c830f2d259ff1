// The kinds of features of this group: what people buy, reserve, apply for and pay.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { ApplyTerms } from "./apply/apply-terms.ts";
import { AskField } from "./parts/ask-field.ts";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";

const methods = z.array(z.string().min(1).max(40)).min(1).max(6);

/** How a thing is booked: the labels of its days and of the people, and the hours that can be booked. */
const bookingTerms = z.strictObject({
  mode: z.enum(["stay", "slot", "day", "ticket"]),
  called: z.enum(["booking", "reservation", "appointment"]),
  verb: z.enum(["Book", "Reserve"]),
  unit: z.enum(["night", "day"]),
  ...{ start: z.string().max(40), end: z.string().max(40), people: z.string().max(40) },
  ...{ perPerson: z.boolean(), shared: z.boolean() },
  hours: z.tuple([z.int().min(0).max(23), z.int().min(0).max(23)]),
});

/** The schemas of the group's features. */
export const commerceSchemas = [
  /** A cart, a checkout and orders for rows with a price. `delivers`: something is brought to an address. */
  z.strictObject({ kind: z.literal("buy"), ...featureOfEntity, price: Slug, delivers: z.boolean(), methods }),
  /** Bookings of rows, or of a thing that is no row. `price` and `day` are fields of the entity; without `methods` nothing is paid; `paper` is what can be downloaded. */
  z.strictObject({
    kind: z.literal("book"),
    ...featureBase,
    entity: Slug.nullable(),
    thing: z.string().min(1).max(60),
    terms: bookingTerms,
    price: Slug.nullable(),
    day: Slug.nullable(),
    methods: z.array(z.string().min(1).max(40)).max(6),
    paper: z.enum(["voucher", "ticket", "invoice", "receipt"]).nullable(),
  }),
  /** Applications for rows, or for a thing that is no row, with the fields that suit it; also taking part in what a row is. `capacity` is the field that counts its places. */
  z.strictObject({
    kind: z.literal("apply"),
    ...featureBase,
    entity: Slug.nullable(),
    thing: z.string().max(60),
    terms: ApplyTerms,
    fields: z.array(AskField).max(10),
    capacity: Slug.nullable(),
  }),
  /** Bids on rows. `price` is the field at which bidding begins. */
  z.strictObject({ kind: z.literal("bid"), ...featureOfEntity, price: Slug }),
  /** Payments recorded against rows, or for a thing that is no row. `price` is the field with what is due; `called` is what is paid: fee, rent. */
  z.strictObject({
    kind: z.literal("pay"),
    ...featureBase,
    entity: Slug.nullable(),
    price: Slug.nullable(),
    called: z.string().min(1).max(40),
    currency: z.string().length(3),
    methods,
  }),
] as const;
