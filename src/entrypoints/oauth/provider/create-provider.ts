// Configures the authorization server (oidc-provider): OAuth 2.1 for public clients and one resource. Its routes for
// anything else are disabled, and its URLs are built from the addresses that the operator configured, whatever a
// request's headers say.
import { generateKeyPairSync } from "node:crypto";
import { Provider, type Configuration, type KoaContextWithOIDC, errors } from "oidc-provider";
import { CONNECTION_SCOPES } from "../../../domain/accounts/connections/connection-scopes.ts";
import type { AppContext } from "../../../domain/call.ts";
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import type { FetchDocument } from "../../../adapters/documents/fetch-document.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import { ROUTES } from "../metadata/routes.ts";
import { problemPage } from "../pages/problem-page.ts";
import type { VisitorOf } from "../visitor-of.ts";
import { keepBegun } from "./begun-requests.ts";
import { applyClientRules, registeredFields } from "./client-rules.ts";
import { createConsentPolicy } from "./consent-policy.ts";
import { explainError } from "./explain-error.ts";
import { fetchAsLibrary } from "./fetch-as-library.ts";
import { createRecordStore } from "./record-store.ts";
import { requestUnderWay } from "./request-under-way.ts";

/** Dependencies of the authorization server. */
export interface ProviderOptions {
  ctx: AppContext;
  /** The one resource that tokens are valid for. */
  resource: string;
  visitorOf: VisitorOf;
  fetchDocument: FetchDocument;
}

const MINUTE = 60;
const DAY = 86_400;
/** Lifetimes in seconds. A refresh token is single-use; its successor lasts thirty days again, up to one year in total. */
const LIVES = {
  AccessToken: 30 * MINUTE,
  AuthorizationCode: MINUTE,
  RefreshToken: 30 * DAY,
  Grant: 365 * DAY,
  Interaction: 30 * MINUTE,
  Session: 30 * MINUTE,
};

const OFF = { enabled: false } as const;

/** Creates the authorization server. */
export function createProvider(options: ProviderOptions): Provider {
  const { ctx } = options;
  const { protocol, host, origin } = new URL(ctx.addresses.service);
  const provider = new Provider(origin, configure(options, origin));
  // Koa reads these from the request's headers; the operator's setting is used instead.
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
  const fault = (error: unknown) => ctx.log.error({ error: stackOf(error) }, "the authorization server failed");
  Object.assign(provider, { onerror: fault });
  provider.on("server_error", (_context, error) => fault(error));
  // Nobody stays signed in here: the decision was for this request only.
  provider.on("interaction.ended", forgetSession);
  // Anyone can register an app at any URL, so nobody is redirected there before they have decided (RFC 9700, 4.11.2).
  provider.on("authorization.error", ({ oidc }, error) => {
    if (oidc.route === "authorization") error.allow_redirect = false;
  });
  const explain = (context: KoaContextWithOIDC, error: errors.OIDCProviderError): void => {
    if (isObject(context.body)) context.body = { ...context.body, error_description: explainError(error) };
  };
  provider.on("grant.error", explain).on("registration_create.error", explain).on("revocation.error", explain);
  // The library adds metadata of OpenID Connect, which this is no provider of.
  provider.on("registration_create.success", (context) => {
    if (isObject(context.body)) context.body = registeredFields(context.body);
  });
  return provider;
}

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === "object" && body !== null;

/** The library requires a signing key. Nothing is ever signed: all tokens are random. */
const unusedKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });

function forgetSession({ oidc }: KoaContextWithOIDC): void {
  if (oidc.session !== undefined) Object.assign(oidc.session, { destroyed: true });
}

function configure({ ctx, resource, visitorOf, fetchDocument }: ProviderOptions, origin: string): Configuration {
  const isSecure = origin.startsWith("https:");
  const prefix = isSecure ? "__Secure-atelier" : "atelier";
  const cookie = { httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  return {
    adapter: createRecordStore({ ctx, resumeUrl: `${origin}${ROUTES.authorization}/`, underWay: () => requestUnderWay(visitorOf) }),
    routes: ROUTES,
    scopes: [...CONNECTION_SCOPES, "offline_access"],
    claims: {},
    jwks: { keys: [unusedKey()] },
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    clientDefaults: {
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: "ES256",
    },
    extraClientMetadata: { properties: ["software_id"], validator: (_context, _name, _value, metadata) => applyClientRules(metadata) },
    pkce: { required: () => true },
    cookies: {
      names: { session: `${prefix}-oauth`, interaction: `${prefix}-oauth-request`, resume: `${prefix}-oauth-resume` },
      keys: [ctx.secret, ...(ctx.formerSecrets ?? [])].map((secret) => keyedHash(secret, "the cookies of the authorization server")),
      long: cookie,
      short: cookie,
    },
    features: featuresFor(resource),
    fetch: fetchAsLibrary(fetchDocument),
    // Records are deleted with their account, in the same transaction, so a record always has an account.
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const id = oidc.result?.consent?.grantId;
      return id === undefined ? undefined : oidc.provider.Grant.find(id);
    },
    interactions: {
      policy: createConsentPolicy(),
      url: (context, { uid }) => {
        keepBegun(context.cookies, { requestId: uid, isSecure });
        return `/connect/${uid}`;
      },
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    expiresWithSession: () => false,
    // These routes ignore cookies, so any origin may call them like its user's app could.
    clientBasedCORS: () => true,
    renderError: (context, out, error) => {
      const { headers, html } = problemPage({
        ...out,
        error_description: error instanceof errors.OIDCProviderError ? explainError(error) : out.error_description,
      });
      context.set(headers);
      context.status = Math.max(context.status, 400);
      context.body = html;
    },
    ttl: LIVES,
  };
}

function featuresFor(resource: string): NonNullable<Configuration["features"]> {
  return {
    devInteractions: OFF,
    dPoP: OFF,
    pushedAuthorizationRequests: OFF,
    rpInitiatedLogout: OFF,
    userinfo: OFF,
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
    clientIdMetadataDocument: { enabled: true, ack: "draft-02", cacheDuration: { min: 60 * MINUTE, max: DAY } },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: (_context, asked) => {
        if (asked !== resource) throw new errors.InvalidTarget(`the only resource here is ${resource}`);
        const lives = { accessTokenTTL: LIVES.AccessToken, accessTokenFormat: "opaque" } as const;
        return { scope: CONNECTION_SCOPES.join(" "), audience: resource, ...lives };
      },
    },
  };
}
