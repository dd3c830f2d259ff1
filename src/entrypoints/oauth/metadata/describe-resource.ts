import { CONNECTION_SCOPES } from "../../../domain/accounts/connections/connection-scopes.ts";

/** The metadata of the resource that connections give access to (RFC 9728). */
export function describeResource({ service, resource }: { service: string; resource: string }): object {
  return {
    resource,
    resource_name: "Atelier",
    authorization_servers: [service],
    scopes_supported: CONNECTION_SCOPES,
    bearer_methods_supported: ["header"],
  };
}
