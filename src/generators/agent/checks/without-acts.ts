import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { evidenceOf, isAct } from "./evidence-of.ts";

/** Steps that act and expect in one: where a check has one, what it does shows something. */
const SELF_EVIDENT: ReadonlySet<string> = new Set(["expectDownload", "expectNavigation", "switchScheme"]);

/** What has to be there for an act to be possible. */
function needsOf(step: CheckStep): CheckStep[] {
  const targets = [...("target" in step && step.target !== undefined ? [step.target] : []), ...(step.do === "drag" ? [step.to] : [])];
  return targets.map((target): CheckStep => ({ do: "expectVisible", target }));
}

/**
 * The same check with none of its acts: it opens the same pages and expects the same, and of each act only that it would be
 * possible. An app in which this check passes too need not do anything to pass the original, which therefore proves nothing.
 * Null for a check that does not act, and for one whose acts show something by themselves.
 */
export function withoutActs(check: AcceptanceCheck): AcceptanceCheck | null {
  const { id, steps } = check;
  const first = steps.findIndex(isAct);
  if (first === -1 || steps.some((step) => SELF_EVIDENT.has(step.do))) return null;
  const evidence = evidenceOf(steps);
  if (evidence.some(({ isChange }) => isChange)) return null;
  const counted = new Set(evidence.map(({ step }) => step));
  const idle = steps.flatMap((step) => {
    if (isAct(step)) return needsOf(step);
    return step.do.startsWith("expect") && !counted.has(step) ? [] : [step];
  });
  return { ...check, id: `${id}-idle`, steps: idle };
}
