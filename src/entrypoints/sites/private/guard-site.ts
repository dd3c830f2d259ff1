// Access control of a private site. The site does not know its visitors: it redirects them to the console, which does
// and sends them back with a token that is exchanged for a cookie of this site. Requests for anything but a page are
// not redirected: they get a 404.
import { ENTRANCE, readTarget } from "../../../domain/projects/site/open-private-site.ts";
import { namesHtml } from "../negotiate.ts";
import { readSiteTokens, siteCookies } from "./site-cookie.ts";

/** The operations that the guard needs from `compose.ts`. */
export interface SiteGuard {
  /** Whether the site session with this token grants access to the site of this name. */
  admits(visit: { name: string; token: string }): Promise<boolean>;
  /** Exchanges a one-time token for a session token; null if it is not valid. */
  enter(visit: { name: string; token: string; agent: string }): Promise<string | null>;
}

/** The parts of a request that decide. `path` is decoded. */
export interface Visit {
  name: string;
  path: string;
  target: string;
  accept: string | undefined;
  cookie: string | undefined;
  /** The request mode sent by the browser (Fetch Metadata): `navigate` when a page is opened. */
  mode: string | undefined;
  agent: string | undefined;
}

/** Where the sites are, and where the console is. */
export interface SiteOrigins {
  sitesUrl: string;
  consoleOrigin: string;
}

/** The decision: access, a redirect with these headers, or the response for a site that does not exist. */
export type Verdict = { outcome: "in" } | { outcome: "away"; headers: Record<string, string | string[]> } | { outcome: "unknown" };

/** Decides on a visit to a private site. */
export async function guardSite(guard: SiteGuard, origins: SiteOrigins, visit: Visit): Promise<Verdict> {
  if (visit.path === ENTRANCE) return enter(guard, origins, visit);
  const { name } = visit;
  if (await isIn(guard, origins, visit)) return { outcome: "in" };
  const isPage = visit.mode === undefined ? namesHtml(visit.accept) : visit.mode === "navigate";
  if (!isPage) return { outcome: "unknown" };
  const query = new URLSearchParams({ site: name, to: readTarget(pathAndQuery(visit.target)) });
  return away(`${origins.consoleOrigin}/open-site?${query.toString()}`, []);
}

/** Whether a cookie of this visitor grants access. */
async function isIn(guard: SiteGuard, { sitesUrl }: SiteOrigins, { name, cookie }: Visit): Promise<boolean> {
  for (const token of readSiteTokens(sitesUrl, cookie)) if (await guard.admits({ name, token })) return true;
  return false;
}

async function enter(guard: SiteGuard, origins: SiteOrigins, visit: Visit): Promise<Verdict> {
  const { name, target, agent = "" } = visit;
  const { searchParams } = new URL(pathAndQuery(target), "http://host");
  const to = readTarget(searchParams.get("to"));
  const made = await guard.enter({ name, token: searchParams.get("token") ?? "", agent });
  if (made !== null) return away(to, siteCookies(origins.sitesUrl, made));
  // A frame that is loaded again uses its link twice: who is in already needs none.
  return (await isIn(guard, origins, visit)) ? away(to, []) : { outcome: "unknown" };
}

function away(location: string, cookies: string[]): Verdict {
  const set = cookies.length === 0 ? {} : { "Set-Cookie": cookies };
  return { outcome: "away", headers: { Location: location, ...set } };
}

function pathAndQuery(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/#.*$/, "");
}
