/** The routes of the authorization server. */
export const ROUTES = {
  authorization: "/oauth/authorize",
  token: "/oauth/token",
  registration: "/oauth/register",
  revocation: "/oauth/revoke",
} as const;

/** The metadata that clients read first: of the authorization server (RFC 8414) and of the resource (RFC 9728). */
export const METADATA = {
  server: "/.well-known/oauth-authorization-server",
  resource: "/.well-known/oauth-protected-resource/mcp",
} as const;
