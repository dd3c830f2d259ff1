import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";

/** Checks as a model reads them: id, window and promise of each, and its steps as JSON in a line of their own. A file is shown once: later steps only name it. */
export function describeChecks(checks: readonly AcceptanceCheck[]): string[] {
  const shown = new Map<string, string>();
  return checks.map(
    ({ id, title, viewport, steps }) =>
      `- ${id} (${viewport}): ${title}\n  ${JSON.stringify(steps.map((step) => (step.do === "attach" ? shownFile(step, shown) : step)))}`,
  );
}

/** A file as its text where it is one, and by its name alone where the same was shown before. */
function shownFile({ content, ...step }: Extract<CheckStep, { do: "attach" }>, shown: Map<string, string>): object {
  if (shown.get(step.name) === content) return step;
  shown.set(step.name, content);
  const text = Buffer.from(content, "base64").toString();
  return Buffer.from(text).toString("base64") === content ? { ...step, text } : { ...step, content };
}
