import type { FeatureOf } from "../../feature.ts";

type Pay = FeatureOf<"pay">;

/** The heading of the form, which names its region. */
export function payHeading({ called }: Pay): string {
  return called === "payment" ? "Record a payment" : `Record a ${called} payment`;
}
