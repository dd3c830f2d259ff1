import { z } from "zod";
import { Slug, Who } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";

/** When people are notified: a row is added, somebody comments on it, a field of it changes, its day comes, or a condition is met. */
export const Occasion = z.enum(["added", "answered", "changed", "due", "met"]);
export type Occasion = z.infer<typeof Occasion>;

/** Who is notified: people of the app, who follows the row, or the person whom a field of it names (`field:employee`). */
export const Recipient = z.union([Who, z.literal("followers"), z.templateLiteral(["field:", Slug])]);
export type Recipient = z.infer<typeof Recipient>;

/**
 * A rule by which people are notified of rows in the app. `field` is the one that changes (to `value`, where there is one), or that has
 * the day; `condition` is a formula that comes to yes or no. `text` is what is said; an empty one says what happened. `daysBefore`
 * is how many days earlier people are notified of a day.
 */
export const NotifyFeature = featureSchema("notify", {
  entity: Slug,
  when: Occasion,
  field: Slug.nullable(),
  value: z.string().min(1).max(60).nullable(),
  condition: z.string().min(1).max(300).nullable(),
  to: z.array(Recipient).min(1).max(6),
  text: z.string().max(120),
  daysBefore: z.number().int().min(1).max(60).optional(),
});
export type NotifyFeature = z.infer<typeof NotifyFeature>;
