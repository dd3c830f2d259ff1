import { SCOPES, type Scope } from "../../errors.ts";

/** The scopes a connected app may have. Deleting a project requires the owner or an API key. */
export const CONNECTION_SCOPES = ["projects:read", "projects:write", "files:read", "usage:read"] as const satisfies readonly Scope[];

/** Filters scopes to those a connection can have, in the order of `SCOPES`. */
export function connectionScopes(named: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => CONNECTION_SCOPES.some((one) => one === scope) && named.includes(scope));
}
