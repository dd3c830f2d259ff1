import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureBase } from "../../../schema/feature.ts";
import { withArticle } from "../../../model/names.ts";

/** A form for a number that was handed out. `field` has the numbers of rows, `redeemed` marks those that were redeemed; without an entity the numbers are those of orders, bookings and the like. */
export const RedeemFeature = z.strictObject({
  kind: z.literal("redeem"),
  ...featureBase,
  entity: Slug.nullable(),
  field: Slug.nullable(),
  redeemed: Slug.nullable(),
  called: z.string().min(1).max(40),
  /** Whether a number is accepted once only. */
  redeems: z.boolean(),
});
export type RedeemFeature = z.infer<typeof RedeemFeature>;

/** The heading of the form, which names its region. */
export function redeemHeading({ called, redeems }: Pick<RedeemFeature, "called" | "redeems">): string {
  return `${redeems ? "Redeem" : "Find"} ${withArticle(called)}`;
}
