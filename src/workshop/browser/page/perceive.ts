/// <reference lib="dom" />
// What a person can perceive of an element: whether it is visible to them, its text, and its name.
import { computeAccessibleName } from "dom-accessibility-api";

/** Collapses whitespace to single spaces, and trims. */
export const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The text without its case, as Unicode folds it in full: a style shows "ß" in capitals as "SS". */
const folded = (text: string): string => tidy(text).toLowerCase().toUpperCase();

/** True if `text` contains `part`, ignoring case. */
export const holds = (text: string, part: string): boolean => folded(text).includes(folded(part));

/** The accessible name, by the W3C algorithm; a figure without another name is called by its caption (HTML-AAM 1.0, 4.1.10). */
export function nameOf(element: Element): string {
  const name = tidy(computeAccessibleName(element));
  const caption = name === "" && element.localName === "figure" ? element.querySelector(":scope > figcaption") : null;
  return caption === null ? name : tidy(caption.textContent);
}

/** True if the element is hidden from assistive technology although it may be visible. */
export const isWithheld = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** True if the element is visible and not hidden from assistive technology. The options of a closed list count with their list. */
export const isPerceivable = (element: Element): boolean => !isWithheld(element) && isRendered(element);

/** True if the element has a box, whoever may perceive it. The options of a closed list count with their list. */
export function isRendered(element: Element): boolean {
  if (element instanceof HTMLOptionElement || element instanceof HTMLOptGroupElement) {
    const list = element.closest("select");
    return list !== null && isRendered(list);
  }
  if (getComputedStyle(element).display === "contents") return [...element.children].some(isRendered) || tidy(element.textContent) !== "";
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return (width > 0 && height > 0) || [...element.children].some(isRendered);
}

/** The styles by which text is left to screen readers alone: a box of a pixel, or one that is clipped away. */
function isClippedAway(element: Element): boolean {
  const { overflow, clipPath, clip } = getComputedStyle(element);
  if (/^inset\((?:50|100)%/.test(clipPath) || /^rect\((?:0px|1px),? (?:0px|1px),? (?:0px|1px),? (?:0px|1px)\)$/.test(clip)) return true;
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && overflow !== "visible";
}

/** True if the element is rendered where the eye cannot see it, for screen readers alone. */
export function isUnseen(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  if (right + scrollX <= 0 || bottom + scrollY <= 0) return true;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (isClippedAway(at)) return true;
  }
  return false;
}

/** Elements whose content is the value or the choices of a field, or no text at all. */
export const NO_TEXT = "textarea, select, datalist, script, style, noscript, template";

/** The text below an element without the values and options of its fields, rendered or not. */
export function wordsIn(element: Element): string {
  if (element.matches(NO_TEXT)) return "";
  if (element.querySelector(NO_TEXT) === null) return element.textContent;
  const isText = (node: Node): number => {
    if (node instanceof Element) return node.matches(NO_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, isText);
  let words = "";
  while (walker.nextNode()) words += walker.currentNode.textContent ?? "";
  return words;
}

/** The text that the element shows; for a field, its value. The fields in an element are no part of its text. */
export function textOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.text ?? "");
  if (!(element instanceof HTMLElement)) return tidy(element.textContent);
  return tidy(element.querySelector("select, textarea, datalist") === null ? element.innerText : innerTextWithoutFields(element));
}

/** Browsers put the options of lists into `innerText`; this leaves them out, with the line breaks of blocks and what is not rendered. */
function innerTextWithoutFields(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return element.checkVisibility({ visibilityProperty: true }) ? node.data : "";
    if (!(node instanceof HTMLElement) || node.matches(NO_TEXT)) return node instanceof SVGElement ? node.textContent : "";
    if (!isRendered(node)) return "";
    const inner = node.querySelector("select, textarea, datalist") === null ? node.innerText : innerTextWithoutFields(node);
    return getComputedStyle(node).display.startsWith("inline") ? inner : `\n${inner}\n`;
  });
  return parts.join("");
}

/** Describes an element briefly: its kind, and its name or first words. */
export function nickname(element: Element): string {
  const words = nameOf(element) || textOf(element);
  const kind = element.getAttribute("role") ?? element.localName;
  return words ? `${kind} "${words.slice(0, 40)}"` : kind;
}
