// What client metadata may contain, the same for a registration and for a published document. A client has no secret,
// uses only the supported redirects and response types, and other metadata is dropped: what is not stored cannot be
// shown, fetched or trusted.
import { errors } from "oidc-provider";
import { redirectKind } from "../../../domain/accounts/connections/redirect-kind.ts";

const REDIRECTS_MAX = 10;
const TEXT_MAX = 300;

/** The stored fields, apart from those set here. */
const KEPT = new Set(["client_id", "client_id_issued_at", "client_name", "client_uri", "redirect_uris", "grant_types", "response_types"]);

/** The fields of a registration's response (RFC 7591). */
const REGISTERED: readonly string[] = [...KEPT, "token_endpoint_auth_method", "application_type"];

/** What an app learns about its registration. */
export function registeredFields(metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => REGISTERED.includes(name)));
}

/** Validates client metadata and reduces it to the stored form. Throws the error for the app. */
export function applyClientRules(metadata: Record<string, unknown>): void {
  const kinds = redirectsOf(metadata).map(requireKind);
  for (const name of ["client_name", "client_uri"]) if (!isShortText(metadata[name])) delete metadata[name];
  for (const name of Object.keys(metadata)) if (!KEPT.has(name)) delete metadata[name];
  const grants: unknown = metadata["grant_types"];
  Object.assign(metadata, {
    token_endpoint_auth_method: "none",
    // A program on the user's computer listens on whichever port is free (RFC 8252, 7.3).
    application_type: kinds.every((kind) => kind === "web") ? "web" : "native",
    response_types: ["code"],
    response_modes: ["query"],
    grant_types: ["authorization_code", ...(Array.isArray(grants) && grants.includes("refresh_token") ? ["refresh_token"] : [])],
  });
}

function redirectsOf({ redirect_uris: given }: Record<string, unknown>): unknown[] {
  if (Array.isArray(given) && given.length > 0 && given.length <= REDIRECTS_MAX) return given;
  throw new errors.InvalidClientMetadata(`redirect_uris must be a list of 1 to ${REDIRECTS_MAX} addresses`);
}

function requireKind(address: unknown) {
  const kind = typeof address === "string" ? redirectKind(address) : null;
  if (kind !== null) return kind;
  throw new errors.InvalidClientMetadata(
    "redirect_uris must be https addresses, http addresses of localhost, or of a scheme that is a domain name read backwards",
  );
}

const isShortText = (value: unknown): boolean => typeof value === "string" && value.length > 0 && value.length <= TEXT_MAX;
