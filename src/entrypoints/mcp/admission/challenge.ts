// The challenge of a 401 (RFC 6750, RFC 9728 5.1): the URL of this resource's metadata, from which a client finds the
// authorization server, and the scopes to request.
import type { Presented } from "./read-token.ts";

/** The scopes that all tools require together. */
export const TOOL_SCOPES = ["projects:read", "projects:write", "files:read", "usage:read"] as const;

const sentences = (localServer: string): Record<Presented["kind"], string> => ({
  nothing: "Sign in: this address takes an access token of a connection, in the header Authorization: Bearer.",
  key: `API keys are not accepted here. Connect with sign-in, or use the local server: npx -y ${localServer} with the key in ATELIER_API_KEY.`,
  token: "The access token is not good, not any more, or not for this address. Sign in again.",
});

/** The header and the message of a 401, by the kind of credentials presented. */
export function challenge(presented: Presented["kind"], metadataUrl: string): { header: string; message: string } {
  const message = sentences(new URL("/downloads/atelier-mcp.tgz", metadataUrl).href)[presented];
  const error = presented === "nothing" ? "" : `error="invalid_token", error_description="${message}", `;
  return { header: `Bearer ${error}resource_metadata="${metadataUrl}", scope="${TOOL_SCOPES.join(" ")}"`, message };
}
