// The challenge of a 401 (RFC 6750, RFC 9728 5.1): where the metadata of this resource is, from which a client finds the
// authorization server, and which scopes it should ask for.
import type { Presented } from "./read-token.ts";

/** The scopes that all tools together need. */
export const TOOL_SCOPES = ["projects:read", "projects:write", "files:read", "usage:read"] as const;

const SENTENCES: Record<Presented["kind"], string> = {
  nothing: "Sign in: this address takes an access token of a connection, in the header Authorization: Bearer.",
  key: "API keys are not accepted here. Connect with sign-in, or use the local server: npx atelier-mcp with the key in ATELIER_API_KEY.",
  token: "The access token is not good, not any more, or not for this address. Sign in again.",
};

/** The header and the sentence of a 401 to what was presented. */
export function challenge(presented: Presented["kind"], metadataUrl: string): { header: string; message: string } {
  const message = SENTENCES[presented];
  const error = presented === "nothing" ? "" : `error="invalid_token", error_description="${message}", `;
  return { header: `Bearer ${error}resource_metadata="${metadataUrl}", scope="${TOOL_SCOPES.join(" ")}"`, message };
}
