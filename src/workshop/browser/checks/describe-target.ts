import type { Target } from "@atelier/blueprint";

const ROLE_WORDS: Partial<Record<NonNullable<Target["role"]>, string>> = {
  img: "picture",
  listitem: "list item",
  textbox: "field",
  searchbox: "search field",
  spinbutton: "number field",
  combobox: "choice",
  columnheader: "column header",
  progressbar: "progress bar",
  tabpanel: "tab panel",
  radiogroup: "group of choices",
  alert: "alert",
  status: "status line",
};

const position = (nth: number): string => {
  if (nth === 0) return "first ";
  if (nth === -1) return "last ";
  return nth > 0 ? `${nth + 1}. ` : `${-nth}. last `;
};

/** Describes a target for a failure message: `the button "Save" in the dialog "New recipe"`. */
export function describeTarget(target: Target): string {
  const { role, name, label, text, nth, within } = target;
  const kind = role ? (ROLE_WORDS[role] ?? role) : label !== undefined ? "field" : "text";
  const called = name ?? label;
  const words = [
    `the ${nth === undefined ? "" : position(nth)}${kind}`,
    ...(called === undefined ? [] : [`"${called}"`]),
    ...(text === undefined ? [] : [role || label !== undefined ? `with "${text}"` : `"${text}"`]),
    ...(within ? [`in ${describeTarget(within)}`] : []),
  ];
  return words.join(" ");
}
