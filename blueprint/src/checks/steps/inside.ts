// Steps in a part of a page: what they act on is looked for there alone.
import type { CheckStep, Target } from "../../schema/check.ts";

/** A step with what it acts on looked for in a part of the page. */
export function inside(region: Target, step: CheckStep): CheckStep {
  return "target" in step && step.target !== undefined ? { ...step, target: scoped(region, step.target) } : step;
}

const scoped = (region: Target, { within, ...target }: Target): Target => ({
  ...target,
  within: within === undefined ? region : scoped(region, within),
});
