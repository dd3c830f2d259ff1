import { CONNECTION_SCOPES } from "../../../domain/accounts/connections/connection-scopes.ts";
import { ROUTES } from "./routes.ts";

/** The authorization server's metadata (RFC 8414, with RFC 9207 and client id metadata documents). `service` is the issuer. */
export function describeServer(service: string): object {
  return {
    issuer: service,
    authorization_endpoint: service + ROUTES.authorization,
    token_endpoint: service + ROUTES.token,
    registration_endpoint: service + ROUTES.registration,
    revocation_endpoint: service + ROUTES.revocation,
    scopes_supported: [...CONNECTION_SCOPES, "offline_access"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}
