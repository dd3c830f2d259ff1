// What of a check is evidence: what it expects after it has acted, but for what it has just entered itself.
import type { CheckStep } from "@atelier/blueprint";

const ACTS: ReadonlySet<string> = new Set([
  "click",
  "fill",
  "fillDay",
  "fillRemembered",
  "select",
  "setChecked",
  "attach",
  "press",
  "drag",
  "hover",
]);
const LEAVING: ReadonlySet<string> = new Set(["open", "reload", "setClock", "switchPerson"]);

/** Whether a step uses the app, beyond opening it. */
export const isAct = (step: CheckStep): boolean => ACTS.has(step.do);

/** Whether a step expects something; a download and a change of the scheme act and expect in one. */
const isExpecting = (step: CheckStep): boolean => step.do.startsWith("expect") || step.do === "switchScheme";

/** What a step enters into a field, or expects in one, in words that compare; null if neither. */
function valueOf(step: CheckStep): { target: string; value: string } | null {
  switch (step.do) {
    case "fill":
      return { target: JSON.stringify(step.target), value: step.value };
    case "select":
      return { target: JSON.stringify(step.target), value: step.option };
    case "expectValue":
      return { target: JSON.stringify(step.target), value: step.equals };
    case "setChecked":
    case "expectChecked":
      return { target: JSON.stringify(step.target), value: String(step.checked) };
    default:
      return null;
  }
}

/** What the field of an expectation holds by the steps before it alone: the value entered last, if the page was not left since. */
function enteredBefore(steps: readonly CheckStep[], at: number): { value: string; isLatest: boolean } | null {
  const target = valueOf(steps[at] ?? { do: "reload" })?.target;
  let isLatest = true;
  for (const step of steps.slice(0, at).toReversed()) {
    if (LEAVING.has(step.do)) return null;
    if (!isAct(step)) continue;
    const entered = valueOf(step);
    if (entered?.target === target && entered !== null) return { value: entered.value, isLatest };
    // Other fields do not change this one; whatever else is done may.
    if (entered === null) isLatest = false;
  }
  return null;
}

/** Whether a step expects what was entered right before, which any field shows. */
function isEcho(steps: readonly CheckStep[], at: number): boolean {
  const entered = enteredBefore(steps, at);
  return entered !== null && entered.isLatest && entered.value === valueOf(steps[at] ?? { do: "reload" })?.value;
}

/** Whether a step expects of a field something else than what was entered, so that the app must have changed it. */
function isChangedByApp(steps: readonly CheckStep[], at: number): boolean {
  const entered = enteredBefore(steps, at);
  return entered !== null && entered.value !== valueOf(steps[at] ?? { do: "reload" })?.value;
}

/** What a check expects after its first act, without what it has just entered; of a check that never acts, all that it expects. */
export function evidenceOf(steps: readonly CheckStep[]): { step: CheckStep; isChange: boolean }[] {
  const first = Math.max(0, steps.findIndex(isAct));
  return steps.flatMap((step, at) =>
    at < first || !isExpecting(step) || isEcho(steps, at) ? [] : [{ step, isChange: isChangedByApp(steps, at) }],
  );
}
