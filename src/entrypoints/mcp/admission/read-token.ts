/** The content of an `Authorization` header: nothing, an API key (valid only for the API), or a possible access token. */
export type Presented = { kind: "nothing" } | { kind: "key" } | { kind: "token"; token: string };

const BEARER = /^Bearer +([^\s]+) *$/i;
const KEY = /^(atl|atelier)_/;

/** Parses the header (RFC 6750, section 2.1). Query, body and cookies are never used. */
export function readToken(authorization: string | undefined): Presented {
  const [, token] = BEARER.exec(authorization ?? "") ?? [];
  if (token === undefined) return { kind: "nothing" };
  return KEY.test(token) ? { kind: "key" } : { kind: "token", token };
}
