/// <reference lib="dom" />
import type { PageGlance, PageLink } from "./probe-contract.ts";
import { isPerceivable, isRendered, nickname, textOf, tidy } from "./perceive.ts";

const DRAWN = "img, svg, canvas, video, iframe, input, button, textarea, select";

/** Whether a text is visible. The first one is enough, which costs much less than to put all of them together. */
function hasVisibleText(): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (/\S/.test(node.nodeValue ?? "") && parent !== null && isRendered(parent)) return true;
  }
  return false;
}

/** Whether the page has begun to show something. */
export const hasContent = (): boolean => document.body !== null && (hasVisibleText() || !isBlank());

/** True if the page shows no text, pictures or controls. */
export const isBlank = (): boolean =>
  document.body === null || (tidy(document.body.innerText) === "" && ![...document.body.querySelectorAll(DRAWN)].some(isPerceivable));

const widthOf = (): number => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);

/** The outermost element that overflows the right edge of a window `width` pixels wide. What is fixed to the window is only as wide as the page has become. */
function widestElement(width: number): Element | undefined {
  const isExcused = (element: Element): boolean => {
    for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
      const { overflowX, position } = getComputedStyle(above);
      if (position === "fixed" || (above !== element && overflowX !== "visible")) return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll("*")].find(
    (element) => element.getBoundingClientRect().right > width + 1 && !isExcused(element),
  );
}

/** What the page shows now, for the crawl and for failures. */
export function glance(): PageGlance {
  const heading = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].find(isPerceivable);
  const width = document.documentElement.clientWidth;
  const overflowPixels = Math.max(0, widthOf() - width);
  const widest = overflowPixels > 1 ? widestElement(width) : undefined;
  return {
    path: location.pathname,
    blank: isBlank(),
    heading: heading ? textOf(heading) : null,
    title: document.title,
    overflowPixels: overflowPixels > 1 ? overflowPixels : 0,
    widest: widest ? nickname(widest) : null,
  };
}

const linksOfPage = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(isPerceivable);

const pathOf = ({ origin, pathname, search }: HTMLAnchorElement): string | null => (origin === location.origin ? pathname + search : null);

/** The page's links to other pages of the same app, without duplicates. */
export const pageLinks = (): PageLink[] => internalLinks(linksOfPage());

/** Those of these anchors that a person perceives and that lead to other pages of the same app, without duplicates. */
export function internalLinks(anchors: readonly HTMLAnchorElement[]): PageLink[] {
  const links = new Map<string, string>();
  for (const anchor of anchors.filter(isPerceivable)) {
    const path = pathOf(anchor);
    if (path !== null && path !== location.pathname + location.search && !links.has(path)) links.set(path, textOf(anchor));
  }
  return [...links].map(([path, text]) => ({ path, text }));
}

/** The links to places of this page, `#id`, that no element has the id of. */
export function deadAnchors(): PageLink[] {
  const isHere = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
    origin + pathname + search === location.origin + location.pathname + location.search;
  const found = linksOfPage().filter((link) => link.hash.length > 1 && link.hash !== "#top" && isHere(link));
  const dead = found.filter(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) === null);
  return dead.map((link) => ({ path: link.hash, text: textOf(link) }));
}

/** Follows the first link with this path, as its router or the browser does. False if there is none. */
export function followLink(path: string): boolean {
  const anchor = linksOfPage().find((link) => pathOf(link) === path && !link.target && !link.download);
  anchor?.click();
  return anchor !== undefined;
}
