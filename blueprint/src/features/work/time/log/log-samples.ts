// The entries of a log on a first visit, and what they add up to.
import type { FeatureContext } from "../../../definition/define-feature.ts";
import type { LogFeature } from "./log-schema.ts";

type Call = FeatureContext<LogFeature>;

/** The entries of a first visit: hours on the first two rows, so that a total can be seen. */
export function seeds({ feature, model }: Call): { index: number; amount: number; note: string }[] {
  if (feature.amount !== "hours") return [];
  const hours = [
    { index: 0, amount: 2.5, note: "Preparation" },
    { index: 1, amount: 4, note: "First meeting" },
  ];
  return hours.filter(({ index }) => index < model.entity.samples.length);
}

/** A total as a check expects it to be shown. */
export function totalIn({ feature }: Call, amount: string): string {
  return feature.amount === "hours" ? `${amount} hours` : `${amount}0`;
}
