import type { ScopeChallengeHandler } from "@modelcontextprotocol/server";
import type { ToolScope } from "./tool.ts";

/**
 * Asks a connection that lacks a scope to be widened by it: 403 `insufficient_scope` with the scope and those that it has,
 * so that none is lost (MCP 2026-07-28, authorization, step-up). A local server has no connection, and is left to the API.
 */
export function scopeChallenge(scope: ToolScope): ScopeChallengeHandler {
  return ({ authInfo }) => {
    if (authInfo === undefined || authInfo.scopes.includes(scope)) return undefined;
    return {
      scopes: [scope, ...authInfo.scopes],
      errorDescription: `This needs the scope ${scope}, which the connection was not given.`,
    };
  };
}
