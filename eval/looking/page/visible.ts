/// <reference lib="dom" />

/** Whether the element is visible: it has a size and is not hidden by CSS. */
export function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The accessible name of an element: its label, or its text. */
export function nameOf(element: Element): string {
  const labelled = element
    .getAttribute("aria-labelledby")
    ?.split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
  const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined;
  const words = element.getAttribute("aria-label") ?? labelled ?? label ?? "";
  const own = element instanceof HTMLElement ? element.innerText : (element.textContent ?? "");
  const spoken =
    words.trim() ||
    own.trim() ||
    element.getAttribute("title") ||
    element.getAttribute("placeholder") ||
    element.getAttribute("value") ||
    "";
  return spoken.replaceAll(/\s+/g, " ").trim().slice(0, 80);
}

/** The visible elements that match. */
export function visibleOf(selector: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selector)].filter(isVisible);
}
