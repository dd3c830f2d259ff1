// Every authorization request requires the user's consent, even if the same was granted before: a grant without consent
// could be obtained by an impostor of the app. Nobody stays signed in at the authorization server; the console supplies
// the user's identity with the decision.
import { type Client, errors, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";
import { connectionScopes } from "../../../domain/accounts/connections/connection-scopes.ts";
import { plainName } from "../../../domain/accounts/connections/plain-name.ts";
import { redirectKind, redirectPlace } from "../../../domain/accounts/connections/redirect-kind.ts";
import type { ConsentRequest } from "../../../domain/accounts/connections/consent-request.ts";

const { base, Check, Prompt } = interactionPolicy;

/** The prompts of the authorization server: one decision resolves both. */
export function createConsentPolicy(): ReturnType<typeof base> {
  const policy = base();
  policy.clear();
  const login = new Check("decision_missing", "a person has to decide", (context) => {
    requireScopes(context);
    return context.oidc.result?.login === undefined;
  });
  const consent = new Check("decision_missing", "a person has to decide", (context) => context.oidc.result?.consent === undefined);
  policy.add(new Prompt({ name: "login", requestable: true }, (context) => ({ ...describeRequest(context) }), login));
  policy.add(new Prompt({ name: "consent", requestable: true }, () => ({}), consent));
  return policy;
}

const scopesOf = ({ oidc }: KoaContextWithOIDC) => connectionScopes([...oidc.requestParamScopes]);

function requireScopes(context: KoaContextWithOIDC): void {
  if (scopesOf(context).length === 0) throw new errors.InvalidScope("none of these scopes is known here", scopeText(context));
}

const scopeText = ({ oidc }: KoaContextWithOIDC): string => [...oidc.requestParamScopes].join(" ");

/** What the user is asked, stored with the pending request. */
function describeRequest(context: KoaContextWithOIDC): ConsentRequest {
  const { client, params } = context.oidc;
  if (client === undefined) throw new Error("a request without a client");
  const address = String(params?.["redirect_uri"]);
  return {
    client: { id: client.clientId, name: nameOf(client), provenHost: provenHostOf(client) },
    redirect: { kind: redirectKind(address) ?? "app", place: redirectPlace(address) },
    scopes: scopesOf(context),
    staysConnected: client.grantTypeAllowed("refresh_token"),
  };
}

function nameOf({ clientName }: Client): string | null {
  const name = plainName(clientName ?? "");
  return name === "" ? null : name;
}

/** A client whose id is a document URL is verified by that URL's host; a registered client has an id generated here. */
function provenHostOf({ clientId }: Client): string | null {
  const url = URL.parse(clientId);
  return url?.protocol === "https:" ? url.host : null;
}
