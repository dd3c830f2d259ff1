// Every kind of link on the first page is followed once: it must lead to a page with a heading that is not a "not found"
// page. Links that differ only in which thing they show (/recipes/1, /recipes/2) are one kind; two of a kind are followed.
import type { PageGlance, PageLink } from "../page/probe-contract.ts";
import type { Lane } from "../lane/open-lane.ts";

const PAGES_MAX = 12;
const OF_A_KIND_MAX = 2;
const NOT_FOUND = /\b404\b|not found|no such page|does(?:n['’]t| not) exist|nothing here/i;

/** A link that leads nowhere. */
export interface DeadLink {
  link: PageLink;
  problem: string;
}

/** Links of the same depth below the same first part are of one kind. */
const kindOf = ({ path }: PageLink): string => {
  const parts = (path.split("?")[0] ?? "").split("/");
  return `${parts[1]}/${parts.length}`;
};

/** The links that are followed: at most two of a kind, at most twelve in all. */
export function chooseLinks(links: readonly PageLink[]): PageLink[] {
  const taken = new Map<string, number>();
  const chosen = links.filter((link) => {
    const count = taken.get(kindOf(link)) ?? 0;
    taken.set(kindOf(link), count + 1);
    return count < OF_A_KIND_MAX;
  });
  return chosen.slice(0, PAGES_MAX);
}

/** Why a page that a link led to is a dead end; null when it is a page like any other. */
export function whyDead({ blank, heading, title }: PageGlance): string | null {
  if (blank) return "leads to an empty page";
  if (heading === null) return "leads to a page without a heading";
  if (NOT_FOUND.test(heading) || NOT_FOUND.test(title)) return `leads to a page that says "${NOT_FOUND.test(heading) ? heading : title}"`;
  return null;
}

async function openLink(lane: Lane, { path }: PageLink): Promise<PageGlance> {
  if (!(await lane.ask("follow", path))) await lane.visit(path);
  await lane.ask("settle", 20, 1_000);
  return lane.ask("glance");
}

/** Follows the links of the first page, and calls `atPage` at each page that it comes to. */
export async function crawlLinks(lane: Lane, atPage: (link: PageLink) => Promise<void>): Promise<DeadLink[]> {
  const dead: DeadLink[] = [];
  for (const link of chooseLinks(await lane.ask("links"))) {
    const problem = whyDead(await openLink(lane, link));
    if (problem) dead.push({ link, problem });
    else await atPage(link);
  }
  return dead;
}
