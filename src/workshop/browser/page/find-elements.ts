/// <reference lib="dom" />
// Finds what a check refers to as assistive technology finds it: by role and accessible name, by label, by text. An
// element that nobody can perceive is never found.
import type { Target } from "@atelier/blueprint";
import { holds, isPerceivable, nameOf, textOf, tidy } from "./perceive.ts";
import { keepsRole, NAMED_ROLES, roleSelector } from "./roles.ts";

const LABELLED = "input, textarea, select, button, meter, output, progress, [role], [contenteditable], [aria-label], [aria-labelledby]";

const sameName = (found: string, wanted: string, exact: boolean | undefined): boolean =>
  exact ? found === tidy(wanted) : holds(found, wanted);

/** The smallest elements that contain the text. */
function smallestHolding(scope: Element, words: string): Element[] {
  const inner = [...scope.children].filter(
    (child) => !child.matches("script, style, noscript, template") && holds(child.textContent, words),
  );
  return inner.length > 0 ? inner.flatMap((child) => smallestHolding(child, words)) : [scope];
}

function candidates(scope: Element, { role, label, name, text }: Target): Element[] {
  if (role) {
    const found = [...scope.querySelectorAll(roleSelector(role))].filter((element) => keepsRole(element.getAttribute("role"), role));
    return NAMED_ROLES.has(role) ? found.filter((element) => element.hasAttribute("role") || nameOf(element) !== "") : found;
  }
  if (label !== undefined) return [...scope.querySelectorAll(LABELLED)];
  if (name !== undefined) return [...scope.querySelectorAll("*")].filter((element) => nameOf(element) !== "");
  if (text !== undefined) return holds(scope.textContent, text) ? smallestHolding(scope, text) : [];
  return [scope];
}

/** All perceivable elements that match the target, in document order; at most one if the target has `nth`. */
export function findElements(target: Target): Element[] {
  const scopes = target.within ? findElements(target.within) : [document.body];
  const { name, label, text, exact, nth } = target;
  const found = scopes
    .flatMap((scope) => candidates(scope, target))
    .filter((element, index, all) => all.indexOf(element) === index)
    .filter((element) => name === undefined || sameName(nameOf(element), name, exact))
    .filter((element) => label === undefined || sameName(nameOf(element), label, exact))
    .filter(isPerceivable)
    .filter((element) => text === undefined || holds(textOf(element), text) || holds(element.textContent, text));
  // A label is looked for to use a field: a list may be called the same.
  const fields = label === undefined ? [] : found.filter((element) => element.matches("input, textarea, select"));
  const meant = fields.length > 0 ? fields : found;
  if (nth === undefined) return meant;
  const one = meant.at(nth);
  return one ? [one] : [];
}

/** The names of up to eight elements with the target's role (or a label), whatever name the target asks for. */
export function similarNames(target: Target): string[] {
  const { role, label, within } = target;
  const wider: Target = {
    ...(role ? { role } : {}),
    ...(label !== undefined && !role ? { label: "" } : {}),
    ...(within ? { within } : {}),
  };
  if (!role && label === undefined) return [];
  const names = findElements(wider).map((element) => nameOf(element) || textOf(element));
  return [...new Set(names.filter((name) => name !== ""))].slice(0, 8);
}
