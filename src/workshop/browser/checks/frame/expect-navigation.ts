import { openLink } from "../../crawl/crawl-links.ts";
import type { PageGlance } from "../../page/probe-contract.ts";
import type { PageSession } from "../../session/open-page-session.ts";

const UNKNOWN_PATH = "/no/such/page";
const ENTRIES_MAX = 20;

/**
 * Opens each entry of the page's navigation, and then an address that no app has: each entry must lead to a page with a heading,
 * and the unknown address must lead back by a link, or show the app itself where it has one page. Returns a failure message, or
 * null on success.
 */
export async function expectNavigation(session: PageSession): Promise<string | null> {
  const first = await session.ask("glance");
  const entries = await session.ask("navigation");
  for (const entry of entries.slice(0, ENTRIES_MAX)) {
    const problem = await openLink(session, entry, `${first.title} ${entry.text}`);
    if (problem !== null) return `expected every entry of the navigation to lead to a page, but "${entry.text}" (${entry.path}) ${problem}`;
  }
  await session.visit(UNKNOWN_PATH);
  await session.ask("settle", 20, 1_000);
  return whyLost(session, first);
}

/** Why a person at an unknown address is lost; null if they are not. */
async function whyLost(session: PageSession, first: PageGlance): Promise<string | null> {
  const shown = await session.ask("glance");
  const expected = `expected an unknown address (${UNKNOWN_PATH})`;
  if (shown.blank) return `${expected} to say that there is no such page, but it shows an empty page`;
  if (shown.heading === null) return `${expected} to say so in a heading, but its page has none`;
  if (shown.heading === first.heading) return null;
  const [back] = await session.ask("links");
  if (back === undefined) return `${expected} to lead back, but its page ("${shown.heading}") has no link into the app`;
  const problem = await openLink(session, back, `${first.title} ${back.text}`);
  return problem === null ? null : `${expected} to lead back, but the link "${back.text}" (${back.path}) ${problem}`;
}
