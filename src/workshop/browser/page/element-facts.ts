/// <reference lib="dom" />
import type { ElementFacts, Look } from "./probe-contract.ts";
import { textOf, tidy } from "./perceive.ts";

function valuesOf(element: Element): string[] {
  if (element instanceof HTMLSelectElement) return [element.value, ...[...element.selectedOptions].map((option) => tidy(option.text))];
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return [element.value];
  const said = element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow");
  if (said !== null) return [said];
  return element.matches("[contenteditable], [role=combobox], [role=textbox], output") ? [textOf(element)] : [];
}

/** Whether the element is checked, pressed or selected; null if it has no such state. */
export function checkedStateOf(element: Element): boolean | null {
  if (element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio")) return element.checked;
  if (element instanceof HTMLOptionElement) return element.selected;
  const states = ["aria-checked", "aria-pressed", "aria-selected"]
    .map((name) => element.getAttribute(name))
    .filter((state) => state !== null);
  return states.length > 0 ? states.includes("true") : null;
}

/** Whether the element, or what it is a part of, is disabled: by itself, by its fieldset, or as `aria-disabled` says. */
export const isDisabled = (element: Element): boolean => element.matches(":disabled") || element.closest('[aria-disabled="true"]') !== null;

/** Everything that an expectation may ask about an element. */
export function elementFacts(element: Element, { attribute, style: property }: Look): ElementFacts {
  const style = getComputedStyle(element);
  return {
    text: textOf(element),
    values: valuesOf(element),
    checked: checkedStateOf(element),
    isDisabled: isDisabled(element),
    asked: attribute !== undefined ? element.getAttribute(attribute) : property !== undefined ? style.getPropertyValue(property) : null,
    date: (element.matches("time") ? element : element.querySelector("time"))?.getAttribute("datetime") ?? null,
    colours: { color: style.color, "background-color": style.backgroundColor, "border-color": style.borderTopColor },
  };
}

/** The labels of a field; empty for other elements. */
export const labelsOf = (element: Element): Element[] =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])]
    : [];

/** Whether the hit node is the element, a part of it, or its label. */
export const belongsTo = (element: Element, hit: Node): boolean => [element, ...labelsOf(element)].some((part) => part.contains(hit));
