// CORS headers for clients in a browser (the Fetch standard's CORS protocol). Never credentials: cookies are ignored.

const EXPOSED = [
  "WWW-Authenticate",
  "X-Request-Id",
  "Retry-After",
  "Allow",
  "MCP-Protocol-Version",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "RateLimit",
  "RateLimit-Policy",
].join(", ");
const ACCEPTED = "Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID";

/** The headers of a response to a page of this origin; none if the request is not from a page. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { vary: "Origin" };
  return { vary: "Origin", "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED };
}

/** The additional headers of a preflight response. */
export function preflightHeaders(): Record<string, string> {
  return {
    allow: "POST, OPTIONS",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": ACCEPTED,
    "access-control-max-age": "7200",
  };
}
