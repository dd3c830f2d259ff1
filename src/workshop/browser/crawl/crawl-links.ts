// Follows each kind of link on the first page: it must lead to a page with a heading that is not a "not found" page.
// Links that differ only in the item they show (/recipes/1, /recipes/2) are one kind; two of a kind are followed.
import type { PageGlance, PageLink } from "../page/probe-contract.ts";
import type { PageSession } from "../session/open-page-session.ts";

const PAGES_MAX = 12;
const OF_A_KIND_MAX = 2;
const NOT_FOUND = /\b404\b|not found|no such page|does(?:n['’]t| not) exist|nothing here/i;

/** A link that leads to a dead end. */
export interface DeadLink {
  link: PageLink;
  problem: string;
}

/** The kind of a page: paths of the same depth with the same first segment are those of different rows. */
export function kindOf({ path }: Pick<PageLink, "path">): string {
  const parts = (path.split("?")[0] ?? "").split("/");
  return `${parts[1]}/${parts.length}`;
}

/** The links to follow: at most two of a kind, at most twelve in total. */
export function chooseLinks(links: readonly PageLink[]): PageLink[] {
  const taken = new Map<string, number>();
  const chosen = links.filter((link) => {
    const count = taken.get(kindOf(link)) ?? 0;
    taken.set(kindOf(link), count + 1);
    return count < OF_A_KIND_MAX;
  });
  return chosen.slice(0, PAGES_MAX);
}

/** Why a linked page is a dead end; null if it is a regular page. `known`: words of the app's own, such as the name of a row called "404". */
export function whyDead({ blank, heading, title }: PageGlance, known = ""): string | null {
  if (blank) return "leads to an empty page";
  if (heading === null) return "leads to a page without a heading";
  if (!NOT_FOUND.test(known) && (NOT_FOUND.test(heading) || NOT_FOUND.test(title)))
    return `leads to a page that says "${NOT_FOUND.test(heading) ? heading : title}"`;
  return null;
}

const LOOKS_MAX = 10;

/**
 * Follows a link as the app's router would, or opens its path where the page no longer has it; says why it leads to a dead end, null
 * if it does not. On a busy machine the page before may still stand there: it is looked at again until the page is a regular one.
 */
export async function openLink(session: PageSession, { path }: PageLink, known: string): Promise<string | null> {
  if (!(await session.ask("follow", path))) await session.visit(path);
  await session.ask("settle", 20, 1_000);
  let problem = whyDead(await session.ask("glance"), known);
  for (let looks = 1; problem !== null && looks < LOOKS_MAX; looks += 1) {
    await session.ask("settle", 200, 1_000);
    problem = whyDead(await session.ask("glance"), known);
  }
  return problem;
}

/** The links to places that the page does not have. The address changes before the page does, so what is missing is looked for again. */
async function deadAnchors(session: PageSession): Promise<PageLink[]> {
  let missing = await session.ask("deadAnchors");
  for (let looks = 1; missing.length > 0 && looks < LOOKS_MAX; looks += 1) {
    await session.ask("settle", 200, 1_000);
    missing = await session.ask("deadAnchors");
  }
  return missing;
}

/** Follows the links of the first page; calls `atPage` at each working page. Returns the dead links. */
export async function crawlLinks(session: PageSession, atPage: () => Promise<void>): Promise<DeadLink[]> {
  const dead: DeadLink[] = [];
  const { title } = await session.ask("glance");
  const noteAnchors = async (): Promise<void> => {
    const missing = await deadAnchors(session);
    dead.push(...missing.map((link) => ({ link, problem: "leads to a place that the page does not have" })));
  };
  await noteAnchors();
  for (const link of chooseLinks(await session.ask("links"))) {
    const problem = await openLink(session, link, `${title} ${link.text}`);
    if (problem) dead.push({ link, problem });
    else {
      await noteAnchors();
      await atPage();
    }
  }
  return dead;
}
