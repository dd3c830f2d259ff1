/// <reference lib="dom" />

/** Whether a person can see the element: it has a size, and nothing hides it. */
export function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The words by which an element is called: its label, or what it says. */
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

/** Elements that match and can be seen. */
export function visibleOf(selector: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selector)].filter(isVisible);
}
