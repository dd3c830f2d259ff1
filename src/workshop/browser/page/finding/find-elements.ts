/// <reference lib="dom" />
// Finds what a check refers to: by role and accessible name or by label as assistive technology finds it, by text alone
// as the eye does (as in Testing Library and Playwright). So hiding a copy of a text from assistive technology, or no
// longer hiding it, never changes whether that text is found.
import type { Target } from "@atelier/blueprint";
import { holds, isPerceivable, isRendered, isUnseen, isWithheld, nameOf, NO_TEXT, textOf, tidy, wordsIn } from "../perceive.ts";
import { keepsRole, NAMED_ROLES, roleSelector } from "./roles.ts";

const LABELLED = "input, textarea, select, button, meter, output, progress, [role], [contenteditable], [aria-label], [aria-labelledby]";

/** What a person fills in, chooses or switches, by its element or its role (WAI-ARIA 1.2, input widgets). */
const FIELDS = `input, textarea, select, [contenteditable]:not([contenteditable="false"]), ${["textbox", "searchbox", "combobox", "listbox", "slider", "spinbutton", "checkbox", "radio", "radiogroup", "switch"].map((role) => `[role="${role}"]`).join(", ")}`;

const sameName = (found: string, wanted: string, exact: boolean | undefined): boolean =>
  exact ? found === tidy(wanted) : holds(found, wanted);

/** The smallest elements that contain the text. */
function smallestHolding(scope: Element, words: string): Element[] {
  const inner = [...scope.children].filter((child) => !child.matches(NO_TEXT) && holds(wordsIn(child), words));
  return inner.length > 0 ? inner.flatMap((child) => smallestHolding(child, words)) : [scope];
}

/** True if the target names nothing but a text. */
export const isTextTarget = ({ role, label, name, text }: Target): boolean =>
  role === undefined && label === undefined && name === undefined && text !== undefined;

function candidates(scope: Element, target: Target): Element[] {
  const { role, label, name, text } = target;
  if (role) {
    const found = [...scope.querySelectorAll(roleSelector(role))].filter((element) => keepsRole(element.getAttribute("role"), role));
    return NAMED_ROLES.has(role) ? found.filter((element) => element.hasAttribute("role") || nameOf(element) !== "") : found;
  }
  if (label !== undefined) return [...scope.querySelectorAll(LABELLED)];
  if (name !== undefined) return [...scope.querySelectorAll("*")].filter((element) => nameOf(element) !== "");
  if (text !== undefined) return holds(wordsIn(scope), text) ? smallestHolding(scope, text) : [];
  return [scope];
}

/** Of elements found by their text: those that the eye sees; where it sees none, those for screen readers alone. */
function readable(found: readonly Element[]): Element[] {
  const rendered = found.filter(isRendered);
  const seen = rendered.filter((element) => !isUnseen(element));
  return seen.length > 0 ? seen : rendered.filter((element) => !isWithheld(element));
}

/** All elements of the page that match the target but for being hidden, in document order. */
export function findHiddenToo(target: Target, scopes: readonly Element[]): Element[] {
  const { name, label, text, exact } = target;
  return scopes
    .flatMap((scope) => candidates(scope, target))
    .filter((element, index, all) => all.indexOf(element) === index)
    .filter((element) => name === undefined || sameName(nameOf(element), name, exact))
    .filter((element) => label === undefined || sameName(nameOf(element), label, exact))
    .filter((element) => text === undefined || holds(wordsIn(element), text) || holds(textOf(element), text));
}

/** The elements that the target is looked for in. */
export const scopesOf = ({ within }: Target): Element[] => (within ? findElements(within) : [document.body]);

/** All elements that match the target, in document order; at most one if the target has `nth`. */
export function findElements(target: Target): Element[] {
  const { label, nth } = target;
  const matching = findHiddenToo(target, scopesOf(target));
  const found = isTextTarget(target) ? readable(matching) : matching.filter(isPerceivable);
  // A label is looked for to use a field: a list may be called the same.
  const fields = label === undefined ? [] : found.filter((element) => element.matches(FIELDS));
  const meant = fields.length > 0 ? fields : found;
  if (nth === undefined) return meant;
  const one = meant.at(nth);
  return one ? [one] : [];
}

/** The element that an act uses: the first that matches, rather one that assistive technology can use too. */
export function findUsable(target: Target): Element | undefined {
  const found = findElements(target);
  return found.find((element) => !isWithheld(element)) ?? found[0];
}
