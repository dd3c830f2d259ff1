// Opens the pages that links lead to, at most two of each kind: an app with a page for each row has more pages than are worth
// opening. A link is dead if it opens the same page as an address that does not exist.
import type { SeenColour, SeenPage } from "../evaluation.ts";
import type { VisitedWindow } from "./open-visitor.ts";
import type { PageGlimpse } from "./page/eyes-contract.ts";

const pagesMax = 14;
const alikeMax = 2;
const nowhere = "/there-is-no-such-page-here";

export interface SeenPages {
  pages: (SeenPage & { text: string })[];
  menu: string[];
  colours: SeenColour[];
  deadLinks: string[];
  /** Links to pages that were not opened. */
  unopened: number;
}

/** Opens the site's pages, starting with the home page. */
export async function seePages(window: VisitedWindow): Promise<SeenPages> {
  const { page } = window;
  await window.open(nowhere);
  const lost = await page.evaluate(() => atelierEyes.glimpse());
  const seen: SeenPages = { pages: [], menu: [], colours: [], deadLinks: [], unopened: 0 };
  const callers = new Map<string, Set<string>>([["/", new Set()]]);
  const waiting = ["/"];
  const opened = new Set<string>();
  while (waiting.length > 0 && opened.size < pagesMax) {
    const path = waiting.shift() ?? "/";
    if (opened.has(path) || [...opened].filter((other) => parentOf(other) === parentOf(path)).length >= roomFor(path)) continue;
    opened.add(path);
    await window.open(path);
    const glimpse = await page.evaluate(() => atelierEyes.glimpse());
    seen.colours.push(...(await page.evaluate(() => atelierEyes.colours())));
    const calledBy = [...(callers.get(path) ?? [])];
    if (isLost(glimpse, lost)) seen.deadLinks.push(`${calledBy[0] ?? ""} → ${path}`.trim());
    else seen.pages.push({ ...pageOf(glimpse), path, calledBy, overflowPixels: await overflowOnPhone(window) });
    seen.menu.push(...glimpse.menu);
    seen.deadLinks.push(...(await deadParts(window, glimpse)));
    for (const link of glimpse.links.filter(({ part }) => part === null)) {
      const known = callers.get(link.path) ?? new Set();
      callers.set(link.path, known.add(link.text));
      if (!opened.has(link.path)) waiting.push(link.path);
    }
  }
  seen.unopened = [...callers.keys()].filter((path) => !opened.has(path)).length;
  return { ...seen, menu: [...new Set(seen.menu)].filter(Boolean), colours: distinct(seen.colours) };
}

function pageOf({ heading, headings, entries, drawings, blank, text }: PageGlimpse) {
  return { heading, headings, entries, drawings, blank, text };
}

function parentOf(path: string): string {
  return path.replace(/[?#].*$/, "").replace(/\/[^/]*$/, "");
}

// Top-level pages are unlimited; those below them are usually one per row.
function roomFor(path: string): number {
  return parentOf(path) === "" ? pagesMax : alikeMax;
}

function isLost(glimpse: PageGlimpse, lost: PageGlimpse): boolean {
  return (
    glimpse.heading !== "" &&
    glimpse.heading === lost.heading &&
    /not found|no such|404|does ?n.t exist|not exist|nothing here|lost/i.test(lost.text)
  );
}

async function overflowOnPhone({ page }: VisitedWindow): Promise<number> {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => atelierEyes.settle(40, 400));
  const pixels = await page.evaluate(() => atelierEyes.overflowPixels());
  await page.setViewportSize({ width: 1280, height: 800 });
  return pixels;
}

async function deadParts({ page }: VisitedWindow, glimpse: PageGlimpse): Promise<string[]> {
  const parts = glimpse.links.flatMap(({ part, text }) => (part === null ? [] : [{ part, text }]));
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => id !== "top" && document.getElementById(id) === null),
    parts.map(({ part }) => part),
  );
  return parts.filter(({ part }) => missing.includes(part)).map(({ part, text }) => `${text} → #${part}`);
}

function distinct(colours: readonly SeenColour[]): SeenColour[] {
  return [...new Map(colours.toReversed().map((colour) => [`${colour.rgb} ${colour.place}`, colour])).values()];
}
