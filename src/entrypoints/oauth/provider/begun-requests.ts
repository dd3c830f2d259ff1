// Which browser started a request is stored in that browser: the ids of its last requests, in a cookie that no site
// under another name can overwrite when the service is reached over https (RFC 6265bis, __Host-).
const REQUESTS_MAX = 5;
const LIFE_MILLISECONDS = 30 * 60_000;
const REQUEST_ID = /^[\w-]{10,64}$/;

const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-atelier-connect" : "atelier-connect");

/** The part of a request's cookie API that is needed. */
interface Cookies {
  get(name: string, options: { signed: boolean }): string | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Stores in the browser that it started a request. */
export function keepBegun(cookies: Cookies, { requestId, isSecure }: { requestId: string; isSecure: boolean }): void {
  const before = readIds(cookies.get(nameOf(isSecure), { signed: false }) ?? "");
  const value = [requestId, ...before].slice(0, REQUESTS_MAX).join(".");
  cookies.set(nameOf(isSecure), value, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    signed: false,
    overwrite: true,
    maxAge: LIFE_MILLISECONDS,
  });
}

/** The requests that the browser with this Cookie header started. */
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
