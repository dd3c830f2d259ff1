import { SCOPES, type Scope } from "../../errors.ts";

/** What an app that is connected may be allowed to do. Deleting a project is for its owner's own hand, or a key. */
export const CONNECTION_SCOPES = ["projects:read", "projects:write", "files:read", "usage:read"] as const satisfies readonly Scope[];

/** The scopes of these that a connection can have, in the order in which all are listed. */
export function connectionScopes(named: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => CONNECTION_SCOPES.some((one) => one === scope) && named.includes(scope));
}
