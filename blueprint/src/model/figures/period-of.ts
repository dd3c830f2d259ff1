import type { CapabilityOf } from "../entity-model.ts";

/** The period by which a chart groups a date; undefined for months. */
export function periodOf({ period, isDaily }: CapabilityOf<"chart">): CapabilityOf<"chart">["period"] {
  return period ?? (isDaily === true ? "day" : undefined);
}
