import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";

/**
 * Checks as they hold on a phone: there a colour that was asked for fills buttons and tints what is used, and bars stay quiet.
 * A check of which nothing remains to be seen is left out.
 */
export function onPhones(checks: readonly AcceptanceCheck[]): AcceptanceCheck[] {
  return checks.flatMap((check) => {
    const steps = check.steps.filter((step, at) => !isOfBar(step, check.steps.slice(0, at)));
    if (steps.length === check.steps.length) return [check];
    return steps.some(({ do: act }) => act.startsWith("expect")) ? [{ ...check, steps }] : [];
  });
}

/** Whether a step looks for a colour in the bar at the top, or in what stands in it. */
function isOfBar(step: CheckStep, before: readonly CheckStep[]): boolean {
  if (step.do !== "expectColour" || step.property !== "background-color" || step.target.role === "main") return false;
  const opened = before.findLast((one) => one.do === "open");
  return step.target.role === "banner" || (step.target.role === "link" && opened?.do === "open" && opened.path === "/");
}
