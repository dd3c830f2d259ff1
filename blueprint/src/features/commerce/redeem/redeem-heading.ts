import { withArticle } from "../../../model/names.ts";
import type { RedeemFeature } from "./redeem-schema.ts";

/** The heading of the form, which names its region. */
export function redeemHeading({ called, redeems }: Pick<RedeemFeature, "called" | "redeems">): string {
  return `${redeems ? "Redeem" : "Find"} ${withArticle(called)}`;
}
