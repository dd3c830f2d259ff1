/// <reference lib="dom" />
// What a person can perceive of an element: whether it is visible to them, its text, and its name.
import { computeAccessibleName } from "dom-accessibility-api";

/** Collapses whitespace to single spaces, and trims. */
export const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** True if `text` contains `part`, ignoring case. */
export const holds = (text: string, part: string): boolean => tidy(text).toLowerCase().includes(tidy(part).toLowerCase());

/** The accessible name, by the W3C algorithm; a figure without another name is called by its caption (HTML-AAM 1.0, 4.1.10). */
export function nameOf(element: Element): string {
  const name = tidy(computeAccessibleName(element));
  const caption = name === "" && element.localName === "figure" ? element.querySelector(":scope > figcaption") : null;
  return caption === null ? name : tidy(caption.textContent);
}

/** True if the element is visible and not hidden from assistive technology. The options of a closed list count with their list. */
export function isPerceivable(element: Element): boolean {
  if (element instanceof HTMLOptionElement || element instanceof HTMLOptGroupElement) {
    const list = element.closest("select");
    return list !== null && isPerceivable(list);
  }
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  if (getComputedStyle(element).display === "contents")
    return [...element.children].some(isPerceivable) || tidy(element.textContent) !== "";
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return (width > 0 && height > 0) || [...element.children].some(isPerceivable);
}

/** The text that the element shows; for a field, its value. */
export function textOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.text ?? "");
  return tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
}

/** Describes an element briefly: its kind, and its name or first words. */
export function nickname(element: Element): string {
  const words = nameOf(element) || textOf(element);
  const kind = element.getAttribute("role") ?? element.localName;
  return words ? `${kind} "${words.slice(0, 40)}"` : kind;
}
