// The fields of the responses of all contracts.
import { z } from "zod";
import { PLAN_NAMES } from "../../../../domain/plans/plans.ts";

/** A timestamp: text on the wire (RFC 3339, in UTC, with milliseconds), a Date in the code. */
const Moment = z.codec(z.iso.datetime(), z.date(), { decode: (text) => new Date(text), encode: (moment) => moment.toISOString() });

/** When something happened. */
export const moment = (description: string) => Moment.meta({ description });

/** When something happened, or null. */
export const momentOrNull = (description: string) => Moment.nullable().meta({ description });

/** A text. */
export const text = (description: string) => z.string().meta({ description });

/** A text, or null. */
export const textOrNull = (description: string) => z.string().nullable().meta({ description });

/** An address. */
export const address = (description: string) => z.url().meta({ description });

/** An address, or null. */
export const addressOrNull = (description: string) => z.url().nullable().meta({ description });

/** A non-negative integer. */
export const count = (description: string) => z.int().nonnegative().meta({ description });

/** A boolean. */
export const flag = (description: string) => z.boolean().meta({ description });

/** The id that a client gave its request, in lower case. */
export const RequestId = z
  .guid()
  .meta({ description: "The id of the request: the one that was sent, in lower case, or one that the service made." });

/** A plan, by its name. */
export const PlanName = z.enum(PLAN_NAMES).meta({ id: "PlanName", description: "A plan, from the smallest to the largest." });
