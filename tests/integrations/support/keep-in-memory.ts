// What the official client requires of an app: storage for its credentials, and a way to open its user's browser. Here
// the authorization URL is stored, for the test to open it.
import type {
  OAuthClientMetadata,
  OAuthClientProvider,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from "@modelcontextprotocol/client";

type DiscoveryState = Parameters<NonNullable<OAuthClientProvider["saveDiscoveryState"]>>[0];

/** An app's storage. `authorizationUrl` is where its user decides; null before the first request. */
export interface KeptInMemory extends OAuthClientProvider {
  authorizationUrl: URL | null;
  kept: { client: StoredOAuthClientInformation | undefined; tokens: StoredOAuthTokens | undefined; verifier: string };
}

/** The storage of an app with this redirect URL. */
export function keepInMemory(redirectUrl: string, metadata: Partial<OAuthClientMetadata> = {}): KeptInMemory {
  const clientMetadata: OAuthClientMetadata = {
    client_name: "Official client",
    redirect_uris: [redirectUrl],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    ...metadata,
  };
  const kept: KeptInMemory["kept"] = { client: undefined, tokens: undefined, verifier: "" };
  let found: DiscoveryState | undefined;
  const memory: KeptInMemory = {
    authorizationUrl: null,
    kept,
    redirectUrl,
    clientMetadata,
    state: () => "kept by the client",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (address) => void (memory.authorizationUrl = address),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (state) => void (found = state),
    discoveryState: () => found,
    invalidateCredentials: (which) => {
      if (which === "all" || which === "client") kept.client = undefined;
      if (which === "all" || which === "tokens") kept.tokens = undefined;
      if (which === "all" || which === "discovery") found = undefined;
    },
  };
  return memory;
}
