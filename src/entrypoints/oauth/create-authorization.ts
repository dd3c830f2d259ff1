// The authorization server for apps, and the validation of its tokens. The MCP entrypoint validates access tokens with
// `admit`; the console page on which users grant access uses `consents`.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Connected, connectedCall } from "../../domain/accounts/connections/connected-call.ts";
import type { ConsentRequests } from "../../domain/accounts/connections/consent-request.ts";
import type { AppContext } from "../../domain/call.ts";
import type { FetchDocument } from "../../adapters/documents/fetch-document.ts";
import { answerOauth } from "./answer-oauth.ts";
import { METADATA } from "./metadata/routes.ts";
import { createConsentRequests } from "./provider/consent-requests.ts";
import { createProvider } from "./provider/create-provider.ts";
import type { VisitorOf } from "./visitor-of.ts";

/** Dependencies of the authorization server. */
export interface AuthorizationOptions {
  ctx: AppContext;
  visitorOf: VisitorOf;
  /** Reads client metadata documents. */
  fetchDocument: FetchDocument;
}

/** The authorization server's entrypoint. `owns` returns whether a path belongs to it. */
export interface Authorization {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The call for an access token; null if the token is not valid for this resource. */
  admit(accessToken: string): Promise<Connected | null>;
  /** The audience of tokens: the URL of the MCP entrypoint. */
  resource: string;
  /** The URL of the resource's metadata, where clients learn how to get a token. */
  metadataUrl: string;
  /** The pending consent requests. */
  consents: ConsentRequests;
}

const ADDRESSES = /^\/(?:oauth(?:\/|$)|\.well-known\/oauth-(?:authorization-server|protected-resource\/mcp)$)/;

/** Creates the authorization server. */
export function createAuthorization({ ctx, visitorOf, fetchDocument }: AuthorizationOptions): Authorization {
  const { service } = ctx.addresses;
  const resource = `${service}/mcp`;
  const provider = createProvider({ ctx, resource, visitorOf, fetchDocument });
  const provide = provider.callback();
  return {
    owns: ({ url }) => ADDRESSES.test((url ?? "/").split(/[?#]/, 1)[0] ?? "/"),
    handle: (request, response) => void answerOauth({ ctx, visitorOf, provide, resource }, { request, response }),
    admit: (token) => connectedCall(ctx, { token, resource }),
    resource,
    metadataUrl: service + METADATA.resource,
    consents: createConsentRequests({ provider, resource }),
  };
}
