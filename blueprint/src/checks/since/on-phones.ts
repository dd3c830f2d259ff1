import { languageTags } from "../../project/words/languages.ts";
import { wordsIn } from "../../project/words/words-in.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";

/** What the navigation at the foot of a site is called, in every language. */
const FOOTERS = new Set(languageTags.map((tag) => wordsIn(tag).general.footer()));

/**
 * Checks as they hold on a phone: there a colour that was asked for fills buttons and tints what is used, bars stay quiet, and
 * pages have no foot: the tabs below lead to them. A check of which nothing remains to be seen is left out.
 */
export function onPhones(checks: readonly AcceptanceCheck[]): AcceptanceCheck[] {
  return checks.flatMap((check) => {
    const steps = check.steps.filter((step, at) => !isOfFooter(step) && !isOfBar(step, check.steps.slice(0, at)));
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

/** Whether a step looks for a link at the foot of a page. */
function isOfFooter(step: CheckStep): boolean {
  const within = "target" in step ? step.target?.within : undefined;
  return within?.role === "navigation" && FOOTERS.has(within.name ?? "");
}
