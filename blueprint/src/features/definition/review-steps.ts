import type { CheckStep } from "../../schema/check.ts";

/** Gives stars, such as `4 stars`, and words in the form of a review. */
export function reviewSteps(stars: string, text: string): CheckStep[] {
  return [
    {
      do: "setChecked",
      target: { role: "radio", name: stars, exact: true, within: { role: "radiogroup", name: "Your rating", exact: true } },
      checked: true,
    },
    { do: "fill", target: { label: "Your review" }, value: text },
    { do: "click", target: { role: "button", name: "Post review", exact: true } },
  ];
}
