import type { PayFeature } from "./pay-schema.ts";

/** The heading of the form, which names its region. */
export function payHeading({ called }: PayFeature): string {
  return called === "payment" ? "Record a payment" : `Record a ${called} payment`;
}
