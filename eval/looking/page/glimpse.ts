/// <reference lib="dom" />
// The current content of a page: its headings, its lists, and the targets of its links.
import type { PageGlimpse, SeenLink } from "./eyes-contract.ts";
import { nameOf, visibleOf } from "./visible.ts";

export function glimpse(): PageGlimpse {
  const main = document.querySelector("main") ?? document.body;
  const headings = visibleOf("h1, h2, h3, [role=tab]").map(nameOf);
  const drawings = visibleOf("svg, canvas, img", main).filter((element) => element.getBoundingClientRect().width >= 80).length;
  const text = main.innerText.trim();
  return {
    heading: nameOf(visibleOf("h1")[0] ?? document.createElement("p")),
    headings: [...new Set(headings)].slice(0, 60),
    entries: Math.max(0, ...visibleOf("ul, ol, tbody, [role=list], [role=grid], section, div", main).map(entriesOf)),
    drawings,
    blank: text === "" && drawings === 0,
    text: text.slice(0, 6000),
    menu: visibleOf("nav a, nav button, header a, [role=navigation] a, [role=menuitem]").map(nameOf),
    links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap(linkOf),
  };
}

// Children with the same tag and class, and with text, are entries of one list.
function entriesOf(parent: Element): number {
  const kinds = Map.groupBy(parent.children, (child) => `${child.tagName}.${child.classList[0] ?? ""}`);
  const isListed = ["UL", "OL", "TBODY"].includes(parent.tagName) || parent.hasAttribute("role");
  const counts = [...kinds.values()].map(
    (alike) => alike.filter((child) => (child.textContent ?? "").trim().length > (isListed ? 0 : 12)).length,
  );
  return Math.max(0, ...counts.filter((count) => isListed || count > 2));
}

function linkOf(link: HTMLAnchorElement): SeenLink[] {
  if (link.origin !== location.origin || link.hasAttribute("download")) return [];
  const part = link.hash.length > 1 && link.pathname === location.pathname ? decodeURIComponent(link.hash.slice(1)) : null;
  return [{ href: link.href, path: link.pathname + link.search, part, text: nameOf(link) }];
}

export function overflowPixels(): number {
  const root = document.scrollingElement ?? document.documentElement;
  return Math.max(0, root.scrollWidth - root.clientWidth);
}

/** Waits until the document has not changed for a while, up to a maximum. */
export async function settle(quietMilliseconds: number, capMilliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(done, quietMilliseconds);
    const cap = setTimeout(done, capMilliseconds);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMilliseconds);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    function done(): void {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(cap);
      resolve();
    }
  });
}
