// Client metadata: from open registration (RFC 7591), and from published metadata documents
// (draft-ietf-oauth-client-id-metadata-document), which are fetched from a URL that anyone can name.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { FetchedDocument } from "../../../src/adapters/documents/fetch-document.ts";
import { openConsole, type TestConsole } from "../../console/support/open-console.ts";
import { connectingBrowser } from "./support/connecting-browser.ts";
import { appOf, openApp, post, REGISTRATION } from "./support/open-app.ts";

let atelier: TestConsole;
let person: Awaited<ReturnType<TestConsole["person"]>>;
/** Published documents by URL; the fetcher is the only part of the service that is replaced. */
const published = new Map<string, () => FetchedDocument>();
const fetched: string[] = [];
before(async () => {
  atelier = await openConsole("oauth-clients", {
    fetchDocument: async (url) => {
      fetched.push(url);
      const respond = published.get(url);
      if (respond === undefined) throw new Error("not found");
      return respond();
    },
  });
  person = await atelier.person();
});
after(async () => {
  await atelier.close();
  assert.deepEqual(atelier.logged, [], "the service logged errors");
});

describe("registering", () => {
  test("returns the stored metadata and no secret, whatever was requested", async () => {
    const metadata = {
      ...REGISTRATION,
      token_endpoint_auth_method: "client_secret_post",
      logo_uri: "https://notes.example/logo.png",
      client_uri: "https://notes.example",
      contacts: ["a@notes.example"],
      jwks_uri: "https://notes.example/jwks",
      client_secret: "mine",
      client_id: "chosen",
      scope: "projects:read anything",
      software_id: "x",
      sector_identifier_uri: "https://notes.example/sector",
    };
    const { status, headers, body } = await post(atelier, "/oauth/register", metadata);
    assert.equal(status, 201);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("access-control-allow-origin"), "*");
    assert.deepEqual([body.client_name, body.redirect_uris], [REGISTRATION.client_name, REGISTRATION.redirect_uris]);
    assert.deepEqual([body.token_endpoint_auth_method, body.client_secret], ["none", undefined]);
    assert.notEqual(body.client_id, "chosen");
    assert.deepEqual(Object.keys(body).toSorted(), [
      "application_type",
      "client_id",
      "client_id_issued_at",
      "client_name",
      "client_uri",
      "grant_types",
      "redirect_uris",
      "response_types",
      "token_endpoint_auth_method",
    ]);
    for (const left of [
      "logo_uri",
      "contacts",
      "jwks_uri",
      "client_secret",
      "registration_access_token",
      "scope",
      "sector_identifier_uri",
    ]) {
      assert.equal(body[left], undefined, left);
    }
    assert.deepEqual(fetched, [], "URLs in the metadata were fetched");
  });

  const refused: [name: string, metadata: unknown][] = [
    ["no redirect URI", { ...REGISTRATION, redirect_uris: undefined }],
    ["an empty list of redirect URIs", { ...REGISTRATION, redirect_uris: [] }],
    ["eleven redirect URIs", { ...REGISTRATION, redirect_uris: Array.from({ length: 11 }, (_, n) => `https://notes.example/${n}`) }],
    ["a redirect URI that is not a string", { ...REGISTRATION, redirect_uris: [7] }],
    ["plain http", { ...REGISTRATION, redirect_uris: ["http://notes.example/callback"] }],
    ["a wildcard", { ...REGISTRATION, redirect_uris: ["https://*.notes.example/callback"] }],
    ["a script", { ...REGISTRATION, redirect_uris: ["javascript:alert(1)"] }],
    ["a valid and an invalid redirect URI", { ...REGISTRATION, redirect_uris: ["https://notes.example/callback", "data:text/html,x"] }],
    ["a list", [REGISTRATION]],
    ["a text", "client"],
  ];
  for (const [name, metadata] of refused) {
    test(`rejects ${name}`, async () => {
      const { status, body } = await post(atelier, "/oauth/register", metadata as object); // intentionally invalid
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.error, /^invalid_(client_metadata|redirect_uri|request)$/);
    });
  }

  test("rejects more than sixteen kilobytes, even without a Content-Length", async () => {
    const metadata = JSON.stringify({ ...REGISTRATION, client_name: "x".repeat(70_000) });
    const withLength = await fetch(`${atelier.origin}/oauth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: metadata,
    });
    assert.equal(withLength.status, 413);
    // The type of fetch lacks `duplex`, which a streamed body needs.
    const streamed: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "content-type": "application/json" },
      duplex: "half",
      body: new Blob([metadata]).stream(),
    };
    const withoutLength = await fetch(`${atelier.origin}/oauth/register`, streamed);
    assert.equal(withoutLength.status, 400);
  });

  test("is limited by network, without affecting others", async () => {
    const responses = await Promise.all(Array.from({ length: 31 }, () => post(atelier, "/oauth/register", REGISTRATION, "198.51.255.1")));
    const late = responses.filter(({ status }) => status === 429);
    assert.equal(late.length, 1);
    assert.equal(late[0]?.body.error, "too_many_requests");
    assert.match(late[0]?.headers.get("retry-after") ?? "", /^\d+$/);
    assert.equal((await post(atelier, "/oauth/register", REGISTRATION, "198.51.255.2")).status, 201);
  });

  test("expires after a day, unless somebody has connected the app", async () => {
    const browser = connectingBrowser(atelier, person.cookie);
    const [unused, used] = [await openApp(atelier), await openApp(atelier)];
    const tokens = await used.tokens(browser);
    atelier.move(86_401);
    assert.equal((await browser.get(unused.address())).status, 400);
    assert.equal((await used.refresh(tokens.refresh_token)).status, 200);
  });
});

describe("a client metadata document", () => {
  const address = "https://notes.example/oauth/client.json";
  const { client_name, grant_types } = REGISTRATION;
  const document = { client_id: address, client_name, grant_types, redirect_uris: ["http://127.0.0.1/callback"] };
  const documentResponse = (body: unknown, status = 200): FetchedDocument => ({
    status,
    headers: { "content-type": "application/json" },
    body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
  });
  let number = 0;
  /** Publishes a document at a new URL, and starts an authorization request with it. */
  const begin = async (change: (document: Record<string, unknown>) => unknown, status = 200) => {
    const clientId = `https://notes.example/oauth/${(number += 1)}.json`;
    published.set(clientId, () => documentResponse(change({ ...document, client_id: clientId }), status));
    const app = appOf(atelier, { clientId, redirectUri: "http://127.0.0.1:7777/callback" });
    return { app, response: await connectingBrowser(atelier, null).get(app.address()) };
  };

  test("is sufficient, and proves its host", async () => {
    published.set(address, () => documentResponse(document));
    const browser = connectingBrowser(atelier, person.cookie);
    const app = appOf(atelier, { clientId: address, redirectUri: "http://127.0.0.1:7777/callback" });
    const { data } = await browser.query("connections.request", { requestId: await app.begin(browser) });
    assert.deepEqual(data.client, { id: address, name: "Harbour notes", provenHost: "notes.example" });
    assert.deepEqual(data.redirect, { kind: "computer", place: "127.0.0.1:7777" });
    const tokens = await app.tokens(browser);
    assert.equal((await atelier.authorization.admit(tokens.access_token))?.clientId, address);
    assert.equal((await app.refresh(tokens.refresh_token)).status, 200);
    assert.equal(fetched.filter((url) => url === address).length, 1, "it is fetched once and cached");
  });

  const wrong: [name: string, change: (document: Record<string, unknown>) => unknown, status?: number][] = [
    ["for another client_id", (one) => ({ ...one, client_id: address })],
    ["that returns 404", (one) => one, 404],
    ["that redirects", (one) => one, 302],
    ["that is not JSON", () => "<html>"],
    ["that is a list", (one) => [one]],
    ["with a secret", (one) => ({ ...one, client_secret: "x" })],
    ["without redirect_uris", ({ redirect_uris: _, ...one }) => one],
    ["with a plain http redirect URI", (one) => ({ ...one, redirect_uris: ["http://notes.example/callback"] })],
    ["that is too large", (one) => ({ ...one, client_name: "x".repeat(20_000) })],
  ];
  for (const [name, change, status] of wrong) {
    test(`${name} is rejected`, async () => {
      const { response } = await begin(change, status);
      assert.deepEqual([response.status >= 400 && response.status < 500, response.headers.get("location")], [true, null]);
      assert.match(await response.text(), /This app was not connected/);
    });
  }

  for (const clientId of [
    "http://notes.example/x.json",
    "https://user@notes.example/x.json",
    "https://notes.example/x.json#y",
    "ftp://notes.example/x",
  ]) {
    test(`at ${clientId} is not fetched`, async () => {
      const count = fetched.length;
      const app = appOf(atelier, { clientId, redirectUri: "https://notes.example/callback" });
      assert.equal((await connectingBrowser(atelier, null).get(app.address())).status, 400);
      assert.equal(fetched.length, count);
    });
  }

  test("control characters are removed from its name", async () => {
    const { app } = await begin((one) => ({ ...one, client_name: "Safe\u202E\u0000\n  app" }));
    const browser = connectingBrowser(atelier, person.cookie);
    const { data } = await browser.query("connections.request", { requestId: await app.begin(browser) });
    assert.equal(data.client.name, "Safe app");
  });
});

describe("metadata", () => {
  const get = (path: string, init: RequestInit = {}) => fetch(atelier.origin + path, init);

  test("of the authorization server uses the configured URL, whatever the request's host", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const response = await get("/.well-known/oauth-authorization-server", { headers });
    const body = await response.json();
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.deepEqual(body, {
      issuer: "http://atelier.test",
      authorization_endpoint: "http://atelier.test/oauth/authorize",
      token_endpoint: "http://atelier.test/oauth/token",
      registration_endpoint: "http://atelier.test/oauth/register",
      revocation_endpoint: "http://atelier.test/oauth/revoke",
      scopes_supported: ["projects:read", "projects:write", "files:read", "usage:read", "offline_access"],
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  test("of the resource", async () => {
    const response = await get("/.well-known/oauth-protected-resource/mcp");
    assert.deepEqual(await response.json(), {
      resource: "http://atelier.test/mcp",
      resource_name: "Atelier",
      authorization_servers: ["http://atelier.test"],
      scopes_supported: ["projects:read", "projects:write", "files:read", "usage:read"],
      bearer_methods_supported: ["header"],
    });
  });

  test("is readable cross-origin, with preflights", async () => {
    for (const path of [
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource/mcp",
      "/oauth/register",
      "/oauth/token",
    ]) {
      const headers = {
        origin: "https://inspector.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      };
      const response = await get(path, { method: "OPTIONS", headers });
      assert.equal(response.status, 204, path);
      assert.match(response.headers.get("access-control-allow-origin") ?? "", /^(\*|https:\/\/inspector\.example)$/, path);
      assert.equal(response.headers.get("access-control-allow-credentials"), null);
    }
  });

  test("other routes of the library are not reachable", async () => {
    const paths = [
      "/oauth",
      "/oauth/",
      "/oauth/auth",
      "/oauth/jwks",
      "/oauth/token/introspection",
      "/oauth/me",
      "/oauth/session/end",
      "/oauth/request",
    ];
    for (const path of paths) assert.equal((await get(path)).status, 404, path);
    for (const path of ["/jwks", "/me", "/session/end/confirm", "/.well-known/openid-configuration", "/token/introspection", "/request"]) {
      assert.equal((await get(path)).status, 404, path);
    }
    assert.equal((await get("/oauth/register/some-client")).status, 404);
    assert.deepEqual([(await get("/oauth/token")).status, (await get("/oauth/token")).headers.get("allow")], [405, "POST, OPTIONS"]);
    assert.equal((await get("/oauth/authorize", { method: "POST" })).status, 405);
  });
});
