// The whole way of an app that a person connects, request by request: RFC 6749, 7009, 7591, 7636, 8414, 8707, 9207, 9728.
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
  assert.deepEqual(atelier.logged, [], "nothing failed on our side");
});

/** What a token is worth now; null for nothing. */
async function admit(token: string) {
  const connected = await atelier.authorization.admit(token);
  if (connected === null) return null;
  const { accountId, plan, scopes } = connected.call;
  return { accountId, plan, scopes, clientId: connected.clientId };
}

test("a person connects an app, which then acts for them with what was allowed", async () => {
  const { code, answer } = await app.connect(browser);
  assert.deepEqual([answer.get("state"), answer.get("iss"), answer.get("error")], ["as it was", "http://atelier.test", null]);
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
  for (const [asked, given] of [
    [null, "projects:read projects:write files:read usage:read"],
    ["  ", "projects:read projects:write files:read usage:read"],
    ["usage:read", "usage:read"],
    ["projects:delete files:read openid", "files:read"],
    ["offline_access usage:read", "usage:read"],
  ] as const) {
    test(`who asks for ${JSON.stringify(asked)} is given ${given}`, async () => {
      const { access_token, scope } = await app.tokens(browser, { scope: asked });
      assert.equal(scope, given);
      assert.deepEqual((await admit(access_token))?.scopes, given.split(" "));
    });
  }

  test("a new token can be for less, and never for more", async () => {
    const { refresh_token } = await app.tokens(browser);
    const less = await app.refresh(refresh_token, { scope: "projects:read" });
    assert.equal(less.body.scope, "projects:read");
    assert.deepEqual((await admit(less.body.access_token))?.scopes, ["projects:read"]);
    const more = await app.refresh(less.body.refresh_token, { scope: "usage:read" });
    assert.deepEqual([more.status, more.body.error], [400, "invalid_scope"]);
  });
});

describe("what is wrong with a request is refused before anybody is asked, and nobody is sent anywhere", () => {
  const wrong: [name: string, changes: Record<string, string | null>, error: string][] = [
    ["no PKCE", { code_challenge: null, code_challenge_method: null }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["PKCE without a method, which means plain", { code_challenge_method: null }, "invalid_request"],
    ["another resource", { resource: "http://atelier.test/other" }, "invalid_target"],
    ["the resource of another service", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
    ["scopes that nobody knows", { scope: "projects:delete openid" }, "invalid_scope"],
    ["the implicit flow", { response_type: "token" }, "invalid_request"],
    ["a request in a document of its own", { request_uri: "https://notes.example/request" }, "request_uri_not_supported"],
    ["a request in a token", { request: "x.y.z" }, "request_not_supported"],
    ["not asking anybody", { prompt: "none" }, "login_required"],
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
    test(`an answer to ${redirect}, which is not the app's address, goes nowhere`, async () => {
      const response = await browser.get(app.address({ redirect_uri: redirect }));
      assert.deepEqual([response.status, response.headers.get("location")], [400, null]);
      assert.doesNotMatch(await response.text(), /evil\.example|javascript:/);
    });
  }

  test("an app that nobody knows, with markup in its name", async () => {
    const response = await browser.get(app.address({ client_id: "<script>alert(1)</script>", state: `"><img src=x>` }));
    const page = await response.text();
    assert.equal(response.status, 400);
    assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'; style-src 'sha256-/);
    assert.match(page, /This app was not connected/);
    assert.doesNotMatch(page, /<script|<img|state/);
  });

  test("an answer that would be sent by a form or behind a #", async () => {
    for (const mode of ["form_post", "fragment"]) {
      const response = await browser.get(app.address({ response_mode: mode }));
      assert.deepEqual([response.status, response.headers.get("location")], [400, null]);
    }
  });
});

describe("a code", () => {
  test("is worth nothing without its verifier, to another app, or at another address", async () => {
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

  test("that comes a second time ends the connection that came of it", async () => {
    const { code } = await app.connect(browser);
    const { body } = await app.redeem(code);
    assert.notEqual(await admit(body.access_token), null);
    const again = await app.redeem(code);
    assert.deepEqual([again.status, again.body.error], [400, "invalid_grant"]);
    assert.equal(await admit(body.access_token), null);
    assert.equal((await app.refresh(body.refresh_token)).body.error, "invalid_grant");
  });

  test("that comes twice at once gives tokens to nobody in the end", async () => {
    const { code } = await app.connect(browser);
    const answers = await Promise.all([app.redeem(code), app.redeem(code), app.redeem(code)]);
    assert.ok(answers.filter(({ status }) => status === 200).length <= 1);
    for (const { body } of answers) if (body.access_token !== undefined) assert.equal(await admit(body.access_token), null);
  });

  test("is good for a minute", async () => {
    const { code } = await app.connect(browser);
    atelier.move(61);
    assert.equal((await app.redeem(code)).body.error, "invalid_grant");
  });
});

describe("a refresh token", () => {
  test("is good once, and the one after it goes on", async () => {
    const first = await app.tokens(browser);
    const second = (await app.refresh(first.refresh_token)).body;
    assert.notEqual(second.refresh_token, first.refresh_token);
    const third = (await app.refresh(second.refresh_token)).body;
    assert.notEqual(await admit(third.access_token), null);
  });

  test("that comes a second time ends the connection", async () => {
    const first = await app.tokens(browser);
    const second = (await app.refresh(first.refresh_token)).body;
    const stolen = await app.refresh(first.refresh_token);
    assert.deepEqual([stolen.status, stolen.body.error], [400, "invalid_grant"]);
    assert.equal(await admit(second.access_token), null);
    assert.equal((await app.refresh(second.refresh_token)).body.error, "invalid_grant");
    const { data } = await browser.ask("account.audit", { before: null, limit: 1 });
    assert.deepEqual([data.events[0].type, data.events[0].facts.how], ["connection_ended", "reuse"]);
  });

  test("that comes twice at once leaves nothing behind that is good", async () => {
    const first = await app.tokens(browser);
    const answers = await Promise.all([app.refresh(first.refresh_token), app.refresh(first.refresh_token)]);
    assert.ok(answers.some(({ body }) => body.error === "invalid_grant"));
    for (const { body } of answers) if (body.access_token !== undefined) assert.equal(await admit(body.access_token), null);
  });

  test("is of no use to another app", async () => {
    const other = await openApp(atelier);
    const { refresh_token } = await app.tokens(browser);
    assert.equal((await other.refresh(refresh_token)).body.error, "invalid_grant");
    assert.equal((await app.refresh(refresh_token)).status, 200);
  });

  test("is not given to an app that did not ask for it", async () => {
    const plain = await openApp(atelier, { grant_types: ["authorization_code"] });
    assert.equal((await plain.tokens(browser)).refresh_token, undefined);
  });
});

test("an app gives its connection back, by either token; another app cannot", async () => {
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

describe("what is no good token", () => {
  test("is not admitted: one that ended, a refresh token, a code, an API key, anything", async () => {
    const { code } = await app.connect(browser);
    const tokens = await app.tokens(browser);
    const { data: key } = await browser.tell("keys.make", { name: "ci", form: "b", scopes: ["*"], expiresInDays: null });
    for (const text of [code, tokens.refresh_token, key.key, "", "x".repeat(43), `${tokens.access_token} `, "a'; drop table x"]) {
      assert.equal(await admit(text), null, text);
    }
    assert.notEqual(await admit(tokens.access_token), null);
    atelier.move(1_801);
    assert.equal(await admit(tokens.access_token), null);
  });

  test("is not admitted: one for another resource, and one whose connection is over while it is not", async () => {
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

  test("a client cannot get a token by itself, or by a password", async () => {
    for (const grant_type of ["client_credentials", "password", "urn:ietf:params:oauth:grant-type:device_code"]) {
      const form = new URLSearchParams({ grant_type, client_id: app.clientId, username: person.email, password: "x" });
      const { status, body } = await post(atelier, "/oauth/token", form);
      assert.deepEqual([status, body.error], [400, "unsupported_grant_type"]);
    }
  });
});
