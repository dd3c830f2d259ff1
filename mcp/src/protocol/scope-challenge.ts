import type { ScopeChallengeHandler } from "@modelcontextprotocol/server";
import type { ToolScope } from "./tool.ts";

/**
 * Challenges a connection without the scope: 403 `insufficient_scope` with the required scope and the scopes it already
 * has, so that none is lost (MCP 2026-07-28, authorization, step-up). A local server has no connection; the API checks its
 * key.
 */
export function scopeChallenge(scope: ToolScope): ScopeChallengeHandler {
  return ({ authInfo }) => {
    if (authInfo === undefined || authInfo.scopes.includes(scope)) return undefined;
    return {
      scopes: [scope, ...authInfo.scopes],
      errorDescription: `This needs the scope ${scope}, which the connection does not have.`,
    };
  };
}
