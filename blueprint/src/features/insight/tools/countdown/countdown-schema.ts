import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { Slug } from "../../../../schema/entity.ts";

/** What is counted down to. */
export const CountdownDate = z.strictObject({
  id: Slug,
  label: z.string().min(1).max(80),
  /** `2027-06-14`, `06-14` for one of every year, `1` to `7` for Monday to Sunday of every week; null where the person sets it in the app. */
  day: z
    .string()
    .regex(/^(?:(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|[1-7])$/)
    .nullable(),
  /** `15:00`; null for the whole day. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  /** The words that say it. */
  phrase: z.string(),
});
export type CountdownDate = z.infer<typeof CountdownDate>;

/** The days, sleeps or weeks until dates, in big digits. */
export const CountdownFeature = featureSchema("countdown", {
  dates: z.array(CountdownDate).max(12),
  unit: z.enum(["days", "sleeps", "weeks"]),
  hasHours: z.boolean(),
  hasWorkingDays: z.boolean(),
});
export type CountdownFeature = z.infer<typeof CountdownFeature>;
