// The whole authorization flow of an app, request by request: RFC 6749, 7009, 7591, 7636, 8414, 8707, 9207, 9728.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openConsole, type TestConsole } from "../../console/support/open-console.ts";
import { type ConnectingBrowser, connectingBrowser } from "./support/connecting-browser.ts";
import { openApp, post, type TestApp } from "./support/open-app.ts";

let atelier: TestConsole;
let person: Awaited<ReturnType<TestConsole["person"]>>;
let browser: ConnectingBrowser;
let app: TestApp;
before(async () => {
  atelier = await openConsole("oauth-flow");
  person = await atelier.person({ plan: "builder" });
  browser = connectingBrowser(atelier, person.cookie);
  app = await openApp(atelier);
});
after(async () => {
  await atelier.close();
  assert.deepEqual(atelier.logged, [], "the service logged errors");
});

/** What a token currently grants; null if it is not valid. */
async function admit(token: string) {
  const connected = await atelier.authorization.admit(token);
  if (connected === null) return null;
  const { accountId, plan, scopes } = connected.call;
  return { accountId, plan, scopes, clientId: connected.clientId };
}

test("an app gets tokens with the granted scopes for its user", async () => {
  const { code, response } = await app.connect(browser);
  assert.deepEqual([response.get("state"), response.get("iss"), response.get("error")], ["as it was", "http://atelier.test", null]);
  const { status, headers, body } = await app.redeem(code);
  assert.equal(status, 200);
  assert.equal(headers.get("cache-control"), "no-store");
  assert.deepEqual(Object.keys(body).toSorted(), ["access_token", "expires_in", "refresh_token", "scope", "token_type"]);
  assert.deepEqual([body.token_type, body.expires_in, body.scope], ["Bearer", 1800, "projects:read projects:write"]);
  const { accountId } = person;
  const { clientId } = app;
  assert.deepEqual(await admit(body.access_token), { accountId, plan: "builder", scopes: ["projects:read", "projects:write"], clientId });
});

describe("scopes", () => {
  for (const [requested, granted] of [
    [null, "projects:read projects:write files:read usage:read"],
    ["  ", "projects:read projects:write files:read usage:read"],
    ["usage:read", "usage:read"],
    ["projects:delete files:read openid", "files:read"],
    ["offline_access usage:read", "usage:read"],
  ] as const) {
    test(`a request for ${JSON.stringify(requested)} is granted ${granted}`, async () => {
      const { access_token, scope } = await app.tokens(browser, { scope: requested });
      assert.equal(scope, granted);
      assert.deepEqual((await admit(access_token))?.scopes, granted.split(" "));
    });
  }

  test("a refresh can narrow the scope but not widen it", async () => {
    const { refresh_token } = await app.tokens(browser);
    const less = await app.refresh(refresh_token, { scope: "projects:read" });
    assert.equal(less.body.scope, "projects:read");
    assert.deepEqual((await admit(less.body.access_token))?.scopes, ["projects:read"]);
    const more = await app.refresh(less.body.refresh_token, { scope: "usage:read" });
    assert.deepEqual([more.status, more.body.error], [400, "invalid_scope"]);
  });
});

describe("an invalid request is rejected before consent, without a redirect", () => {
  const wrong: [name: string, changes: Record<string, string | null>, error: string][] = [
    ["no PKCE", { code_challenge: null, code_challenge_method: null }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["PKCE without a method, which means plain", { code_challenge_method: null }, "invalid_request"],
    ["another resource", { resource: "http://atelier.test/other" }, "invalid_target"],
    ["the resource of another service", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
    ["unknown scopes", { scope: "projects:delete openid" }, "invalid_scope"],
    ["the implicit flow", { response_type: "token" }, "invalid_request"],
    ["a request by reference", { request_uri: "https://notes.example/request" }, "request_uri_not_supported"],
    ["a request object", { request: "x.y.z" }, "request_not_supported"],
    ["prompt=none", { prompt: "none" }, "login_required"],
  ];
  for (const [name, changes, error] of wrong) {
    test(name, async () => {
      const response = await browser.get(app.address(changes));
      assert.deepEqual([response.status, response.headers.get("location")], [400, null]);
      assert.match(await response.text(), new RegExp(`<code>${error}`));
      assert.equal(response.headers.get("referrer-policy"), "no-referrer");
    });
  }

  const redirects = [
    "https://evil.example/callback",
    "https://notes.example/callback/",
    "https://notes.example/callback?x=1",
    "http://notes.example/callback",
    "https://notes.example:8443/callback",
    "https://NOTES.example/callback",
    "https://notes.example/Callback",
    "javascript:alert(1)",
  ];
  for (const redirect of redirects) {
    test(`an unregistered redirect URI: ${redirect}`, async () => {
      const response = await browser.get(app.address({ redirect_uri: redirect }));
      assert.deepEqual([response.status, response.headers.get("location")], [400, null]);
      assert.doesNotMatch(await response.text(), /evil\.example|javascript:/);
    });
  }

  test("an unknown client with markup in its id", async () => {
    const response = await browser.get(app.address({ client_id: "<script>alert(1)</script>", state: `"><img src=x>` }));
    const page = await response.text();
    assert.equal(response.status, 400);
    assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'; style-src 'sha256-/);
    assert.match(page, /This app was not connected/);
    assert.doesNotMatch(page, /<script|<img|state/);
  });

  test("the response modes form_post and fragment", async () => {
    for (const mode of ["form_post", "fragment"]) {
      const response = await browser.get(app.address({ response_mode: mode }));
      assert.deepEqual([response.status, response.headers.get("location")], [400, null]);
    }
  });
});

describe("a code", () => {
  test("is rejected without its verifier, for another client, or at another redirect URI", async () => {
    const other = await openApp(atelier);
    const wrong: Record<string, string | null>[] = [
      { code_verifier: null },
      { code_verifier: other.verifier },
      { client_id: other.clientId },
      { redirect_uri: "https://notes.example/other" },
      { resource: "http://atelier.test/other" },
    ];
    for (const changes of wrong) {
      const { code } = await app.connect(browser);
      const { status, body } = await app.redeem(code, changes);
      assert.equal(status, 400, JSON.stringify(changes));
      assert.match(body.error, /^invalid_(grant|target|request)$/);
      assert.equal(body.access_token, undefined);
    }
  });

  test("that is reused revokes the connection that it created", async () => {
    const { code } = await app.connect(browser);
    const { body } = await app.redeem(code);
    assert.notEqual(await admit(body.access_token), null);
    const again = await app.redeem(code);
    assert.deepEqual(again.body, {
      error: "invalid_grant",
      error_description:
        "The authorization code was used before, so its tokens were revoked. Send the user to the authorization endpoint again.",
    });
    assert.equal(again.status, 400);
    assert.equal(await admit(body.access_token), null);
    assert.equal((await app.refresh(body.refresh_token)).body.error, "invalid_grant");
  });

  test("that is redeemed concurrently leaves no valid tokens", async () => {
    const { code } = await app.connect(browser);
    const responses = await Promise.all([app.redeem(code), app.redeem(code), app.redeem(code)]);
    assert.ok(responses.filter(({ status }) => status === 200).length <= 1);
    for (const { body } of responses) if (body.access_token !== undefined) assert.equal(await admit(body.access_token), null);
  });

  test("is valid for a minute", async () => {
    const { code } = await app.connect(browser);
    atelier.move(61);
    const { body } = await app.redeem(code);
    assert.equal(body.error, "invalid_grant");
    assert.match(body.error_description, /^The authorization code (?:has expired: it is valid for one minute|is unknown)\. Send the user/);
  });
});

describe("a refresh token", () => {
  test("is valid once, and its successor works", async () => {
    const first = await app.tokens(browser);
    const second = (await app.refresh(first.refresh_token)).body;
    assert.notEqual(second.refresh_token, first.refresh_token);
    const third = (await app.refresh(second.refresh_token)).body;
    assert.notEqual(await admit(third.access_token), null);
  });

  test("that is reused ends the connection", async () => {
    const first = await app.tokens(browser);
    const second = (await app.refresh(first.refresh_token)).body;
    const stolen = await app.refresh(first.refresh_token);
    assert.deepEqual([stolen.status, stolen.body.error], [400, "invalid_grant"]);
    assert.match(stolen.body.error_description, /^The refresh token was used before/);
    assert.equal(await admit(second.access_token), null);
    assert.equal((await app.refresh(second.refresh_token)).body.error, "invalid_grant");
    const { data } = await browser.query("account.audit", { before: null, limit: 1 });
    assert.deepEqual([data.events[0].type, data.events[0].facts.how], ["connection_ended", "reuse"]);
  });

  test("that is used concurrently leaves no valid tokens", async () => {
    const first = await app.tokens(browser);
    const responses = await Promise.all([app.refresh(first.refresh_token), app.refresh(first.refresh_token)]);
    assert.ok(responses.some(({ body }) => body.error === "invalid_grant"));
    for (const { body } of responses) if (body.access_token !== undefined) assert.equal(await admit(body.access_token), null);
  });

  test("is rejected for another client", async () => {
    const other = await openApp(atelier);
    const { refresh_token } = await app.tokens(browser);
    const { body } = await other.refresh(refresh_token);
    assert.deepEqual([body.error, body.error_description.split(".")[0]], ["invalid_grant", "It was issued to another client_id"]);
    assert.equal((await app.refresh(refresh_token)).status, 200);
  });

  test("is only issued to clients that registered the grant type", async () => {
    const plain = await openApp(atelier, { grant_types: ["authorization_code"] });
    assert.equal((await plain.tokens(browser)).refresh_token, undefined);
  });
});

test("a client revokes its connection by either token; another client cannot", async () => {
  const other = await openApp(atelier);
  for (const kind of ["access_token", "refresh_token"] as const) {
    const tokens = await app.tokens(browser);
    await other.revoke(tokens[kind]);
    assert.notEqual(await admit(tokens.access_token), null);
    assert.equal((await app.revoke(tokens[kind])).status, 200);
    assert.equal(await admit(tokens.access_token), null);
    assert.equal((await app.refresh(tokens.refresh_token)).body.error, "invalid_grant");
  }
  assert.equal((await app.revoke("never-was-a-token")).status, 200);
});

describe("an invalid token", () => {
  test("is not admitted: expired tokens, refresh tokens, codes, API keys, other text", async () => {
    const { code } = await app.connect(browser);
    const tokens = await app.tokens(browser);
    const { data: key } = await browser.mutate("keys.make", { name: "ci", form: "b", scopes: ["*"], expiresInDays: null });
    for (const text of [code, tokens.refresh_token, key.key, "", "x".repeat(43), `${tokens.access_token} `, "a'; drop table x"]) {
      assert.equal(await admit(text), null, text);
    }
    assert.notEqual(await admit(tokens.access_token), null);
    atelier.move(1_801);
    assert.equal(await admit(tokens.access_token), null);
  });

  test("is not admitted: tokens for another resource, and tokens of an ended connection", async () => {
    const elsewhere = await app.tokens(browser);
    const { pool } = atelier.storage;
    const aud = JSON.stringify({ aud: "http://atelier.test/other" });
    await pool.query("update oauth_records set payload = payload || $1 where model = 'AccessToken'", [aud]);
    assert.equal(await admit(elsewhere.access_token), null);
    const over = await app.tokens(browser);
    assert.notEqual(await admit(over.access_token), null);
    await pool.query("update oauth_records set expires_at = $1 where model = 'Grant'", [atelier.ctx.clock.now()]);
    assert.equal(await admit(over.access_token), null);
  });

  test("other grant types are rejected", async () => {
    for (const grant_type of ["client_credentials", "password", "urn:ietf:params:oauth:grant-type:device_code"]) {
      const form = new URLSearchParams({ grant_type, client_id: app.clientId, username: person.email, password: "x" });
      const { status, body } = await post(atelier, "/oauth/token", form);
      assert.deepEqual([status, body.error], [400, "unsupported_grant_type"]);
    }
  });
});
