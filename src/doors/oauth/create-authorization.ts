// The authorization server that apps sign in at, and the way in for the tokens that it gave. Whoever has a token comes to
// the MCP door, which asks `admit`; whoever wants one is brought before a page of the console, which asks `consents`.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Connected, connectedCall } from "../../domain/accounts/connections/connected-call.ts";
import type { ConsentRequests } from "../../domain/accounts/connections/consent-request.ts";
import type { Ground } from "../../domain/call.ts";
import type { FetchDocument } from "../../outside/documents/fetch-document.ts";
import { answerOauth } from "./answer-oauth.ts";
import { METADATA } from "./metadata/routes.ts";
import { createConsentRequests } from "./provider/consent-requests.ts";
import { createProvider } from "./provider/create-provider.ts";
import type { VisitorOf } from "./visitor-of.ts";

/** What the authorization server stands on. */
export interface AuthorizationOptions {
  ground: Ground;
  visitorOf: VisitorOf;
  /** Reads what apps publish about themselves. */
  fetchDocument: FetchDocument;
}

/** The authorization server's door. `owns` tells whether an address is one of its own. */
export interface Authorization {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The call that an access token makes; null for what is no good token of this resource. */
  admit(accessToken: string): Promise<Connected | null>;
  /** What tokens are good for: the address of the MCP door. */
  resource: string;
  /** Where clients learn how to get a token for it. */
  metadataUrl: string;
  /** The requests that wait for a person's decision. */
  consents: ConsentRequests;
}

const ADDRESSES = /^\/(?:oauth(?:\/|$)|\.well-known\/oauth-(?:authorization-server|protected-resource\/mcp)$)/;

/** Makes the authorization server. */
export function createAuthorization({ ground, visitorOf, fetchDocument }: AuthorizationOptions): Authorization {
  const { service } = ground.addresses;
  const resource = `${service}/mcp`;
  const provider = createProvider({ ground, resource, visitorOf, fetchDocument });
  const provide = provider.callback();
  return {
    owns: ({ url }) => ADDRESSES.test((url ?? "/").split(/[?#]/, 1)[0] ?? "/"),
    handle: (request, response) => void answerOauth({ ground, visitorOf, provide, resource }, { request, response }),
    admit: (token) => connectedCall(ground, { token, resource }),
    ...{ resource, metadataUrl: service + METADATA.resource, consents: createConsentRequests({ provider, resource }) },
  };
}
