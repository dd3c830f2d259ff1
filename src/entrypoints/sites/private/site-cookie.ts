// The cookie that opens one private site in one browser. It is host-only, so no other site receives it. The editor
// shows the site in a third-party frame, where browsers keep only a partitioned cookie (CHIPS), which has to be Secure.
// Browsers accept Secure cookies over https, and Chromium also over plain http under localhost: there a plain cookie is
// set in addition. Over plain http from elsewhere, a private site opens only in its own tab.
import { SITE_SESSION_SECONDS } from "../../../domain/projects/site/open-private-site.ts";

const TOKEN = /^[0-9A-Za-z]{43}$/;
const TOKENS_MAX = 4;
const NAMES = { plain: "atelier-site", framed: "atelier-site-framed", secure: "__Host-atelier-site" } as const;

const isSecure = (sitesUrl: string): boolean => sitesUrl.startsWith("https:");

/** The tokens in a Cookie header that may be this site's. Other sites of the domain may have set some, so each must be checked. */
export function readSiteTokens(sitesUrl: string, cookies: string | undefined): string[] {
  const names: string[] = isSecure(sitesUrl) ? [NAMES.secure] : [NAMES.plain, NAMES.framed];
  const tokens = (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim().split("=", 2))
    .flatMap(([name = "", value = ""]) => (names.includes(name) && TOKEN.test(value) ? [value] : []));
  return [...new Set(tokens)].slice(0, TOKENS_MAX);
}

/** The Set-Cookie headers that set a site's session. */
export function siteCookies(sitesUrl: string, token: string): string[] {
  const common = `Path=/; Max-Age=${SITE_SESSION_SECONDS}; HttpOnly`;
  const framed = `${common}; Secure; SameSite=None; Partitioned`;
  if (isSecure(sitesUrl)) return [`${NAMES.secure}=${token}; ${framed}`];
  const plain = `${NAMES.plain}=${token}; ${common}; SameSite=Lax`;
  const { hostname } = new URL(sitesUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  return isLocal ? [plain, `${NAMES.framed}=${token}; ${framed}`] : [plain];
}
