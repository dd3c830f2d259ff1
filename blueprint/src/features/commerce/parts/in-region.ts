// Several forms of this group can stand on the page of one row, each with a name and an address: a step of a check says
// in which of them it acts.
import type { CheckStep, Target } from "../../../schema/check.ts";

/** The steps, done within the region of this name. */
export function inRegion(name: string, steps: readonly CheckStep[]): CheckStep[] {
  const region: Target = { role: "region", name, exact: true };
  return steps.map((step): CheckStep =>
    "target" in step && step.target !== undefined ? { ...step, target: placed(step.target, region) } : step,
  );
}

function placed(target: Target, region: Target): Target {
  return { ...target, within: target.within === undefined ? region : placed(target.within, region) };
}
