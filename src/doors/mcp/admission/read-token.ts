/** What a request's `Authorization` holds: nothing, an API key, which opens the API and not this door, or what may be an access token. */
export type Presented = { kind: "nothing" } | { kind: "key" } | { kind: "token"; token: string };

const BEARER = /^Bearer +([^\s]+) *$/i;
const KEY = /^(atl|atelier)_/;

/** Reads the header (RFC 6750, section 2.1). Neither a query nor a body nor a cookie is ever looked at. */
export function readToken(authorization: string | undefined): Presented {
  const [, token] = BEARER.exec(authorization ?? "") ?? [];
  if (token === undefined) return { kind: "nothing" };
  return KEY.test(token) ? { kind: "key" } : { kind: "token", token };
}
