import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { withArticle } from "../../../model/names.ts";

/** A form for the numbers in a field of rows. `redeemed` marks those that were redeemed; null where a number is only looked up. */
export const RedeemFeature = featureSchema("redeem", {
  entity: Slug,
  field: Slug,
  redeemed: Slug.nullable(),
  called: z.string().min(1).max(40),
  /** What one finds out by a number that is not redeemed: how far it is, whether it is genuine, or both. */
  learns: z.exactOptional(z.enum(["state", "authenticity", "both"])),
});
export type RedeemFeature = z.infer<typeof RedeemFeature>;

type Purpose = Pick<RedeemFeature, "called" | "redeemed" | "learns">;

/** What one does by a number, as the button says it. */
export function redeemVerb({ redeemed, learns }: Purpose): string {
  if (redeemed !== null) return "Redeem";
  if (learns === undefined) return "Find";
  return learns === "authenticity" ? "Verify" : "Track";
}

/** The heading of the form, which names its region. */
export function redeemHeading(feature: Purpose): string {
  return `${redeemVerb(feature)} ${withArticle(feature.called)}`;
}
