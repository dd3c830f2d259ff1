// Steps that the checks of many features are made of: what is pressed, filled in, chosen from the device, and seen.
import type { CheckStep, Target } from "../../schema/check.ts";
import { say } from "../../project/words/say.ts";

/** A picture of one point, PNG, as Base64. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Chooses a small picture for the field. */
export function attachPicture(target: Target): CheckStep {
  return { do: "attach", target, name: "dot.png", type: "image/png", content: PICTURE };
}

/** Presses the button of this name, or follows a link, in a part of the page or anywhere on it. */
export function press(name: string, { role = "button", within }: Pick<Target, "within"> & { role?: "button" | "link" } = {}): CheckStep {
  return { do: "click", target: { role, name, exact: true, ...(within && { within }) } };
}

/** Fills in the field of this label. */
export function fill(label: string, value: string, within?: Target): CheckStep {
  return { do: "fill", target: { label, exact: true, ...(within && { within }) }, value };
}

/** Sees a text. */
export function see(text: string): CheckStep {
  return { do: "expectVisible", target: { text } };
}

/** Reads what the status of the page, or of a part of it, says. */
export function status(contains: string, within?: Target): CheckStep {
  return { do: "expectText", target: { role: "status", ...(within && { within }) }, contains };
}

/** Presses a button that saves a file: the ending of its name, and what it holds. */
export function download(button: string, { ending, contains }: { ending: string; contains: string }): CheckStep {
  return { do: "expectDownload", target: { role: "button", name: button, exact: true }, nameEndsWith: ending, contains };
}

/** Gives so many stars, and words in the form of a review. */
export function reviewSteps(stars: number, text: string): CheckStep[] {
  const within: Target = { role: "radiogroup", name: say.community.yourRating(), exact: true };
  return [
    { do: "setChecked", target: { role: "radio", name: say.general.star({ count: stars }), exact: true, within }, checked: true },
    { do: "fill", target: { label: say.community.yourReview() }, value: text },
    press(say.community.postReview()),
  ];
}

/** A step with what it acts on looked for in a part of the page. */
export function inside(region: Target, step: CheckStep): CheckStep {
  return "target" in step && step.target !== undefined ? { ...step, target: scoped(region, step.target) } : step;
}

const scoped = (region: Target, { within, ...target }: Target): Target => ({
  ...target,
  within: within === undefined ? region : scoped(region, within),
});
