// What the official client wants of an app that signs in: somewhere to keep what it is given, and a way to its user's
// browser. Here the address that the user would be sent to is kept, for the test to go there.
import type {
  OAuthClientMetadata,
  OAuthClientProvider,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from "@modelcontextprotocol/client";

type DiscoveryState = Parameters<NonNullable<OAuthClientProvider["saveDiscoveryState"]>>[0];

/** An app's memory. `asked` is where its user is to decide; null while it has not asked. */
export interface KeptInMemory extends OAuthClientProvider {
  asked: URL | null;
  kept: { client: StoredOAuthClientInformation | undefined; tokens: StoredOAuthTokens | undefined; verifier: string };
}

/** The memory of an app that is answered at this address. */
export function keepInMemory(redirectUrl: string, said: Partial<OAuthClientMetadata> = {}): KeptInMemory {
  const clientMetadata: OAuthClientMetadata = {
    client_name: "Official client",
    redirect_uris: [redirectUrl],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    ...said,
  };
  const kept: KeptInMemory["kept"] = { client: undefined, tokens: undefined, verifier: "" };
  let found: DiscoveryState | undefined;
  const memory: KeptInMemory = {
    asked: null,
    kept,
    redirectUrl,
    clientMetadata,
    state: () => "kept by the client",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (address) => void (memory.asked = address),
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
