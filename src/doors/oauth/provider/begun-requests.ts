// Which browser began a request is remembered in that browser: the ids of its last ones, in a cookie that no site under
// another name can set in its place where the service is reached over https (RFC 6265bis, __Host-).
const REQUESTS_MAX = 5;
const LIFE_MILLISECONDS = 30 * 60_000;
const REQUEST_ID = /^[\w-]{10,64}$/;

const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-atelier-connect" : "atelier-connect");

/** What of a request's cookies is needed. */
interface Cookies {
  get(name: string, options: { signed: boolean }): string | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Remembers in the browser that it began a request. */
export function keepBegun(cookies: Cookies, { requestId, isSecure }: { requestId: string; isSecure: boolean }): void {
  const before = readIds(cookies.get(nameOf(isSecure), { signed: false }) ?? "");
  const value = [requestId, ...before].slice(0, REQUESTS_MAX).join(".");
  cookies.set(nameOf(isSecure), value, {
    ...{ httpOnly: true, sameSite: "lax", secure: isSecure, path: "/", signed: false, overwrite: true },
    maxAge: LIFE_MILLISECONDS,
  });
}

/** The requests that the browser with this Cookie header began. */
export function readBegun(cookies: string | undefined, { isSecure }: { isSecure: boolean }): string[] {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  return readIds(pairs.find(([name]) => name === nameOf(isSecure))?.[1] ?? "");
}

function readIds(value: string): string[] {
  return value
    .split(".")
    .filter((id) => REQUEST_ID.test(id))
    .slice(0, REQUESTS_MAX);
}
