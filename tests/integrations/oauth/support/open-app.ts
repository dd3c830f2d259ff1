// An app that a user connects: it registers, sends its user to the consent page, and exchanges the code for tokens. It
// implements the standards without a library, so that a test can get each step wrong.
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import type { TestConsole } from "../../../console/support/open-console.ts";
import type { ConnectingBrowser } from "./connecting-browser.ts";

/** A response of the authorization server to a client. */
export interface OAuthResponse {
  status: number;
  headers: Headers;
  body: any; // JSON that differs per endpoint
}

/** A token response. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

/** The app. */
export interface TestApp {
  clientId: string;
  redirectUri: string;
  verifier: string;
  /** The authorization URL; given parameters replace the defaults, and null removes them. */
  address(changes?: Record<string, string | null>): string;
  /** Sends the browser to the authorization URL, and returns the id of the pending request. */
  begin(browser: ConnectingBrowser, changes?: Record<string, string | null>): Promise<string>;
  /** Runs the whole flow to a code: begins, allows, and returns to the app. */
  connect(browser: ConnectingBrowser, changes?: Record<string, string | null>): Promise<{ code: string; response: URLSearchParams }>;
  redeem(code: string, changes?: Record<string, string | null>): Promise<OAuthResponse>;
  tokens(browser: ConnectingBrowser, changes?: Record<string, string | null>): Promise<Tokens>;
  refresh(token: string, changes?: Record<string, string | null>): Promise<OAuthResponse>;
  revoke(token: string): Promise<OAuthResponse>;
}

/** The metadata with which an app registers. */
export const REGISTRATION = {
  client_name: "Harbour notes",
  redirect_uris: ["https://notes.example/callback"],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
};

let networks = 0;

/** Posts JSON or a form, from a new network each time unless one is given. */
export async function post(
  atelier: Pick<TestConsole, "origin">,
  path: string,
  body: object | URLSearchParams,
  from?: string,
): Promise<OAuthResponse> {
  const isForm = body instanceof URLSearchParams;
  const address = from ?? `198.51.${(networks += 1) % 250}.7`;
  const response = await fetch(atelier.origin + path, {
    method: "POST",
    headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json", "x-forwarded-for": address },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith("{") ? JSON.parse(text) : text };
}

/** Registers an app. */
export async function openApp(atelier: TestConsole, metadata: object = {}): Promise<TestApp> {
  const { status, body } = await post(atelier, "/oauth/register", { ...REGISTRATION, ...metadata });
  assert.equal(status, 201, JSON.stringify(body));
  return appOf(atelier, { clientId: body.client_id, redirectUri: body.redirect_uris[0] });
}

/** An app with this id. */
export function appOf(atelier: TestConsole, { clientId, redirectUri }: { clientId: string; redirectUri: string }): TestApp {
  const verifier = randomBytes(32).toString("base64url");
  const { resource } = atelier.authorization;
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    state: "as it was",
    resource,
    scope: "projects:read projects:write",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  };
  const form = (fields: Record<string, string | null>) =>
    new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const app: TestApp = {
    clientId,
    redirectUri,
    verifier,
    address: (changes = {}) => `/oauth/authorize?${form({ ...parameters, ...changes }).toString()}`,
    async begin(browser, changes) {
      const authorization = await browser.get(app.address(changes));
      const location = authorization.headers.get("location") ?? "";
      assert.match(location, /^\/connect\/[\w-]{43}$/, `${authorization.status} ${location} ${await authorization.text()}`);
      return location.slice("/connect/".length);
    },
    async connect(browser, changes) {
      const requestId = await app.begin(browser, changes);
      const { data } = await browser.query("connections.request", { requestId });
      const decided = await browser.mutate("connections.decide", { requestId, accountId: data.account.id, isAllowed: true });
      assert.equal(decided.status, 200, decided.message ?? "");
      const back = await browser.get(decided.data.goOn);
      assert.match(back.headers.get("location") ?? "", /^[a-z.]+:/, `${back.status} ${await back.text()}`);
      const address = new URL(back.headers.get("location") ?? "about:blank");
      return { code: address.searchParams.get("code") ?? "", response: address.searchParams };
    },
    redeem: (code, changes = {}) =>
      post(
        atelier,
        "/oauth/token",
        form({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          code_verifier: verifier,
          resource,
          ...changes,
        }),
      ),
    async tokens(browser, changes) {
      const { status, body } = await app.redeem((await app.connect(browser, changes)).code);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    },
    refresh: (token, changes = {}) =>
      post(atelier, "/oauth/token", form({ grant_type: "refresh_token", refresh_token: token, client_id: clientId, resource, ...changes })),
    revoke: (token) => post(atelier, "/oauth/revoke", form({ token, client_id: clientId })),
  };
  return app;
}
