// Who may see a private site. The site knows nobody: its visitor is sent to the console, which does, and comes back with
// a token that is exchanged for a cookie of this site. What is not a page is not sent anywhere: it is not there.
import { ENTRANCE, readTarget } from "../../../domain/projects/site/open-private-site.ts";
import { namesHtml } from "../negotiate.ts";
import { readSiteTokens, siteCookies } from "./site-cookie.ts";

/** What the guard asks of the house. */
export interface SiteGuard {
  /** Whether the site's session with this token opens the site of this name. */
  admits(visit: { name: string; token: string }): Promise<boolean>;
  /** Takes a one-time token in exchange for a session's; null where it is not good. */
  enter(visit: { name: string; token: string; agent: string }): Promise<string | null>;
}

/** The parts of a visit that decide. `path` is the decoded one. */
export interface Visit {
  name: string;
  path: string;
  target: string;
  accept: string | undefined;
  cookie: string | undefined;
  /** What the browser says of the request (Fetch Metadata): `navigate` where a page is opened. */
  mode: string | undefined;
  agent: string | undefined;
}

/** Where the sites are, and where the console is. */
export interface SiteOrigins {
  sitesUrl: string;
  consoleOrigin: string;
}

/** What becomes of a visit: it is let in, sent on with these headers, or shown that there is no such site. */
export type Verdict = { outcome: "in" } | { outcome: "away"; headers: Record<string, string | string[]> } | { outcome: "unknown" };

/** The verdict on a visit to a private site. */
export async function guardSite(guard: SiteGuard, origins: SiteOrigins, visit: Visit): Promise<Verdict> {
  if (visit.path === ENTRANCE) return enter(guard, origins, visit);
  const { name } = visit;
  for (const token of readSiteTokens(origins.sitesUrl, visit.cookie)) {
    if (await guard.admits({ name, token })) return { outcome: "in" };
  }
  const isPage = visit.mode === undefined ? namesHtml(visit.accept) : visit.mode === "navigate";
  if (!isPage) return { outcome: "unknown" };
  const query = new URLSearchParams({ site: name, to: readTarget(pathAndQuery(visit.target)) });
  return away(`${origins.consoleOrigin}/open-site?${query.toString()}`, []);
}

async function enter(guard: SiteGuard, { sitesUrl }: SiteOrigins, { name, target, agent = "" }: Visit): Promise<Verdict> {
  const { searchParams } = new URL(pathAndQuery(target), "http://host");
  const made = await guard.enter({ name, token: searchParams.get("token") ?? "", agent });
  if (made === null) return { outcome: "unknown" };
  return away(readTarget(searchParams.get("to")), siteCookies(sitesUrl, made));
}

function away(location: string, cookies: string[]): Verdict {
  const set = cookies.length === 0 ? {} : { "Set-Cookie": cookies };
  return { outcome: "away", headers: { Location: location, ...set } };
}

function pathAndQuery(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/#.*$/, "");
}
