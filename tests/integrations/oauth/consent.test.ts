// Consent is the user's decision: in the browser that began the request, for the account that is shown, every time, and
// only through the console's own page.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { openConsole, type TestConsole } from "../../console/support/open-console.ts";
import { connectingBrowser } from "./support/connecting-browser.ts";
import { openApp, type TestApp } from "./support/open-app.ts";

type Person = Awaited<ReturnType<TestConsole["person"]>>;

let atelier: TestConsole;
let person: Person;
let neighbour: Person;
let app: TestApp;
before(async () => {
  atelier = await openConsole("oauth-consent");
  [person, neighbour] = [await atelier.person(), await atelier.person()];
  app = await openApp(atelier);
});
after(async () => {
  await atelier.close();
  assert.deepEqual(atelier.logged, [], "the service logged errors");
});

const browserOf = ({ cookie }: Person) => connectingBrowser(atelier, cookie);

test("the request shows the client, the redirect, the scopes and the account", async () => {
  const browser = browserOf(person);
  const { data } = await browser.query("connections.request", { requestId: await app.begin(browser) });
  assert.deepEqual(data, {
    client: { id: app.clientId, name: "Harbour notes", provenHost: null },
    redirect: { kind: "web", place: "notes.example" },
    scopes: ["projects:read", "projects:write"],
    staysConnected: true,
    account: { id: person.accountId, email: person.email },
  });
});

test("distinguishes loopback redirects and custom schemes from web pages", async () => {
  const browser = browserOf(person);
  for (const [address, redirect] of [
    ["http://127.0.0.1:7777/callback", { kind: "computer", place: "127.0.0.1:7777" }],
    ["http://localhost/callback", { kind: "computer", place: "localhost" }],
    ["cursor://anysphere.cursor-mcp/callback", { kind: "app", place: "cursor:" }],
  ] as const) {
    const native = await openApp(atelier, { redirect_uris: [address] });
    const { data } = await browser.query("connections.request", { requestId: await native.begin(browser) });
    assert.deepEqual(data.redirect, redirect);
  }
});

test("accepts any port for loopback redirects only", async () => {
  const browser = browserOf(person);
  const native = await openApp(atelier, { redirect_uris: ["http://127.0.0.1/callback"] });
  const requestId = await native.begin(browser, { redirect_uri: "http://127.0.0.1:50123/callback" });
  const { data } = await browser.query("connections.request", { requestId });
  assert.deepEqual(data.redirect, { kind: "computer", place: "127.0.0.1:50123" });
});

test("requires consent every time, even right after the same was allowed", async () => {
  const browser = browserOf(person);
  await app.tokens(browser);
  await app.begin(browser);
  await app.begin(browser, { prompt: "login" });
  await app.begin(browser, { prompt: "consent" });
  assert.ok(!browser.names().some((name) => name === "atelier-oauth"), "no session is kept at the authorization server");
});

test("declining redirects with access_denied and no code", async () => {
  const browser = browserOf(person);
  const requestId = await app.begin(browser);
  const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: false });
  const back = new URL((await browser.get(data.goOn)).headers.get("location") ?? "about:blank");
  assert.deepEqual([back.host, back.searchParams.get("error"), back.searchParams.get("code")], ["notes.example", "access_denied", null]);
  assert.deepEqual([back.searchParams.get("state"), back.searchParams.get("iss")], ["as it was", "http://atelier.test"]);
});

describe("a decision is rejected", () => {
  const decide = (requestId: string, { accountId }: { accountId: string }) => ({ requestId, accountId, isAllowed: true });

  test("in another browser than the one that began, even of the same user", async () => {
    const requestId = await app.begin(browserOf(person));
    for (const other of [browserOf(person), browserOf(neighbour)]) {
      assert.equal((await other.query("connections.request", { requestId })).status, 404);
      const victim = other;
      assert.equal((await victim.mutate("connections.decide", decide(requestId, person))).status, 404);
      assert.equal((await victim.mutate("connections.decide", decide(requestId, neighbour))).status, 404);
    }
  });

  test("for another account than the one that was shown", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    await browser.query("connections.request", { requestId });
    browser.take(neighbour.cookie ?? "");
    const { status, message } = await browser.mutate("connections.decide", decide(requestId, person));
    assert.deepEqual([status, message?.includes(neighbour.email)], [400, true]);
    const { data } = await browser.query("connections.request", { requestId });
    assert.equal(data.account.id, neighbour.accountId);
  });

  test("without a session", async () => {
    const browser = connectingBrowser(atelier, null);
    const requestId = await app.begin(browser);
    assert.equal((await browser.query("connections.request", { requestId })).status, 401);
    assert.equal((await browser.mutate("connections.decide", decide(requestId, person))).status, 401);
  });

  test("from a foreign page, without the console's header or with another origin", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    for (const headers of [
      { "x-atelier-console": "" },
      { origin: "https://evil.example" },
      { origin: "" },
      { origin: "http://apps.atelier.test:4000", "sec-fetch-site": "same-site" },
    ]) {
      const { status } = await browser.mutate("connections.decide", decide(requestId, person), headers).catch(() => ({ status: 403 }));
      assert.equal(status, 403, JSON.stringify(headers));
    }
  });

  test("a second time", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    assert.equal((await browser.mutate("connections.decide", decide(requestId, person))).status, 200);
    assert.equal((await browser.mutate("connections.decide", decide(requestId, person))).status, 404);
  });

  test("half an hour later, and for an unknown request", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    browser.take(`atelier-connect=${requestId}.${"x".repeat(43)}`);
    assert.equal((await browser.mutate("connections.decide", decide("x".repeat(43), person))).status, 404);
    atelier.move(1_801);
    assert.equal((await browser.mutate("connections.decide", decide(requestId, person))).status, 404);
  });

  test("for an unknown account", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    assert.equal((await browser.mutate("connections.decide", decide(requestId, { accountId: randomUUID() }))).status, 400);
  });
});

describe("a second account cannot take over a request", () => {
  test("when the account changes between two requests, each is granted for the account that decided", async () => {
    const browser = browserOf(person);
    const first = await app.tokens(browser);
    browser.take(neighbour.cookie ?? "");
    const second = await app.tokens(browser);
    assert.equal((await atelier.authorization.admit(first.access_token))?.call.accountId, person.accountId);
    assert.equal((await atelier.authorization.admit(second.access_token))?.call.accountId, neighbour.accountId);
  });

  test("when the account changes between the decision and the redirect", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    browser.take(neighbour.cookie ?? "");
    const back = new URL((await browser.get(data.goOn)).headers.get("location") ?? "about:blank");
    const { body } = await app.redeem(back.searchParams.get("code") ?? "");
    assert.equal((await atelier.authorization.admit(body.access_token))?.call.accountId, person.accountId);
  });

  test("with the redirect URL alone, which works only in its own browser", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    const stolen = await browserOf(neighbour).get(data.goOn);
    assert.deepEqual([stolen.status, stolen.headers.get("location")], [400, null]);
    assert.equal((await browser.get(data.goOn)).status, 303);
    assert.equal((await browser.get(data.goOn)).status, 400, "it worked twice");
  });
});

test("two requests in one browser are independent", async () => {
  const browser = browserOf(person);
  const [first, second] = [await app.begin(browser), await app.begin(browser)];
  for (const requestId of [first, second]) {
    const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    assert.match((await browser.get(data.goOn)).headers.get("location") ?? "", /[?&]code=/);
  }
});

test("the page cannot be framed or read cross-origin", async () => {
  const response = await browserOf(person).get("/connect/anything");
  assert.match(response.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  assert.equal(response.headers.get("access-control-allow-origin"), null);
});

test("over https every cookie is Secure, and the one that binds a request to its browser has the __Host- prefix", async () => {
  const secure = await openConsole("oauth-secure", { service: "https://atelier.test" });
  try {
    const response = await fetch(secure.origin + (await openApp(secure)).address(), { redirect: "manual" });
    const cookies = response.headers.getSetCookie();
    assert.ok(
      cookies.some((cookie) => /^__Host-atelier-connect=[\w-]{43}; path=\/;/i.test(cookie)),
      cookies.join("\n"),
    );
    for (const cookie of cookies) assert.match(cookie, /; secure/i);
    for (const cookie of cookies) assert.match(cookie, /; httponly/i);
    for (const cookie of cookies) assert.doesNotMatch(cookie, /; domain/i);
  } finally {
    await secure.close();
  }
});
