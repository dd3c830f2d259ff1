import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { withArticle } from "../../../model/names.ts";

/** A form for a number that was handed out. `field` has the numbers of rows, `redeemed` marks those that were redeemed; without an entity the numbers are those of orders, bookings and the like. */
export const RedeemFeature = featureSchema("redeem", {
  entity: Slug.nullable(),
  field: Slug.nullable(),
  redeemed: Slug.nullable(),
  called: z.string().min(1).max(40),
  /** Whether a number is accepted once only. */
  redeems: z.boolean(),
  /** What one finds out by a number that is not redeemed: how far it is, whether it is genuine, or both. */
  learns: z.exactOptional(z.enum(["state", "authenticity", "both"])),
});
export type RedeemFeature = z.infer<typeof RedeemFeature>;

type Purpose = Pick<RedeemFeature, "called" | "redeems" | "learns">;

/** What one does by a number, as the button says it. */
export function redeemVerb({ redeems, learns }: Purpose): string {
  if (redeems) return "Redeem";
  if (learns === undefined) return "Find";
  return learns === "authenticity" ? "Verify" : "Track";
}

/** The heading of the form, which names its region. */
export function redeemHeading(feature: Purpose): string {
  return `${redeemVerb(feature)} ${withArticle(feature.called)}`;
}
