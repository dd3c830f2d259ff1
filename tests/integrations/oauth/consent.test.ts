// The decision is a person's own: in the browser that began, for the account that is shown, each time anew, and made by
// nothing but the console's own page.
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
  assert.deepEqual(atelier.logged, [], "nothing failed on our side");
});

const browserOf = ({ cookie }: Person) => connectingBrowser(atelier, cookie);

test("what is asked: who, where the answer goes, for what, and for which account", async () => {
  const browser = browserOf(person);
  const { data } = await browser.ask("connections.request", { requestId: await app.begin(browser) });
  assert.deepEqual(data, {
    client: { id: app.clientId, name: "Harbour notes", provenHost: null },
    redirect: { kind: "web", place: "notes.example" },
    scopes: ["projects:read", "projects:write"],
    staysConnected: true,
    account: { id: person.accountId, email: person.email },
  });
});

test("a program on this computer and an app with its own scheme are told apart from a page", async () => {
  const browser = browserOf(person);
  for (const [address, redirect] of [
    ["http://127.0.0.1:7777/callback", { kind: "computer", place: "127.0.0.1:7777" }],
    ["http://localhost/callback", { kind: "computer", place: "localhost" }],
    ["cursor://anysphere.cursor-mcp/callback", { kind: "app", place: "cursor:" }],
  ] as const) {
    const native = await openApp(atelier, { redirect_uris: [address] });
    const { data } = await browser.ask("connections.request", { requestId: await native.begin(browser) });
    assert.deepEqual(data.redirect, redirect);
  }
});

test("a program on this computer may listen on any port, a page may not", async () => {
  const browser = browserOf(person);
  const native = await openApp(atelier, { redirect_uris: ["http://127.0.0.1/callback"] });
  const requestId = await native.begin(browser, { redirect_uri: "http://127.0.0.1:50123/callback" });
  const { data } = await browser.ask("connections.request", { requestId });
  assert.deepEqual(data.redirect, { kind: "computer", place: "127.0.0.1:50123" });
});

test("everything is asked again, also of who allowed the same a moment ago", async () => {
  const browser = browserOf(person);
  await app.tokens(browser);
  await app.begin(browser);
  await app.begin(browser, { prompt: "login" });
  await app.begin(browser, { prompt: "consent" });
  assert.ok(!browser.names().some((name) => name === "atelier-oauth"), "nobody stays signed in at the authorization server");
});

test("who declines is sent back with nothing but that", async () => {
  const browser = browserOf(person);
  const requestId = await app.begin(browser);
  const { data } = await browser.tell("connections.decide", { requestId, accountId: person.accountId, isAllowed: false });
  const back = new URL((await browser.get(data.goOn)).headers.get("location") ?? "about:blank");
  assert.deepEqual([back.host, back.searchParams.get("error"), back.searchParams.get("code")], ["notes.example", "access_denied", null]);
  assert.deepEqual([back.searchParams.get("state"), back.searchParams.get("iss")], ["as it was", "http://atelier.test"]);
});

describe("a decision is refused", () => {
  const decide = (requestId: string, { accountId }: { accountId: string }) => ({ requestId, accountId, isAllowed: true });

  test("in another browser than the one that began, also of the same person", async () => {
    const requestId = await app.begin(browserOf(person));
    for (const other of [browserOf(person), browserOf(neighbour)]) {
      assert.equal((await other.ask("connections.request", { requestId })).status, 404);
      const victim = other;
      assert.equal((await victim.tell("connections.decide", decide(requestId, person))).status, 404);
      assert.equal((await victim.tell("connections.decide", decide(requestId, neighbour))).status, 404);
    }
  });

  test("for another account than the one that was shown", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    await browser.ask("connections.request", { requestId });
    browser.take(neighbour.cookie ?? "");
    const { status, message } = await browser.tell("connections.decide", decide(requestId, person));
    assert.deepEqual([status, message?.includes(neighbour.email)], [400, true]);
    const { data } = await browser.ask("connections.request", { requestId });
    assert.equal(data.account.id, neighbour.accountId);
  });

  test("where nobody is signed in", async () => {
    const browser = connectingBrowser(atelier, null);
    const requestId = await app.begin(browser);
    assert.equal((await browser.ask("connections.request", { requestId })).status, 401);
    assert.equal((await browser.tell("connections.decide", decide(requestId, person))).status, 401);
  });

  test("from a foreign page, which has the cookies and not the header, or another origin", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    for (const headers of [
      { "x-atelier-console": "" },
      { origin: "https://evil.example" },
      { origin: "" },
      { origin: "http://apps.atelier.test:4000", "sec-fetch-site": "same-site" },
    ]) {
      const { status } = await browser.tell("connections.decide", decide(requestId, person), headers).catch(() => ({ status: 403 }));
      assert.equal(status, 403, JSON.stringify(headers));
    }
  });

  test("the second time", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    assert.equal((await browser.tell("connections.decide", decide(requestId, person))).status, 200);
    assert.equal((await browser.tell("connections.decide", decide(requestId, person))).status, 404);
  });

  test("half an hour later, and for a request that never was", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    browser.take(`atelier-connect=${requestId}.${"x".repeat(43)}`);
    assert.equal((await browser.tell("connections.decide", decide("x".repeat(43), person))).status, 404);
    atelier.move(1_801);
    assert.equal((await browser.tell("connections.decide", decide(requestId, person))).status, 404);
  });

  test("for an account of nobody", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    assert.equal((await browser.tell("connections.decide", decide(requestId, { accountId: randomUUID() }))).status, 400);
  });
});

describe("a second account cannot slip in", () => {
  test("when the browser changes hands between two requests, each is given for who decided", async () => {
    const browser = browserOf(person);
    const first = await app.tokens(browser);
    browser.take(neighbour.cookie ?? "");
    const second = await app.tokens(browser);
    assert.equal((await atelier.authorization.admit(first.access_token))?.call.accountId, person.accountId);
    assert.equal((await atelier.authorization.admit(second.access_token))?.call.accountId, neighbour.accountId);
  });

  test("when the browser changes hands between the decision and the way back", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    const { data } = await browser.tell("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    browser.take(neighbour.cookie ?? "");
    const back = new URL((await browser.get(data.goOn)).headers.get("location") ?? "about:blank");
    const { body } = await app.redeem(back.searchParams.get("code") ?? "");
    assert.equal((await atelier.authorization.admit(body.access_token))?.call.accountId, person.accountId);
  });

  test("with the way back alone, which another browser cannot go", async () => {
    const browser = browserOf(person);
    const requestId = await app.begin(browser);
    const { data } = await browser.tell("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    const stolen = await browserOf(neighbour).get(data.goOn);
    assert.deepEqual([stolen.status, stolen.headers.get("location")], [400, null]);
    assert.equal((await browser.get(data.goOn)).status, 303);
    assert.equal((await browser.get(data.goOn)).status, 400, "and once");
  });
});

test("two requests in one browser do not disturb each other", async () => {
  const browser = browserOf(person);
  const [first, second] = [await app.begin(browser), await app.begin(browser)];
  for (const requestId of [first, second]) {
    const { data } = await browser.tell("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    assert.match((await browser.get(data.goOn)).headers.get("location") ?? "", /[?&]code=/);
  }
});

test("the page is the console's: framed by nobody, and no other page may read it", async () => {
  const response = await browserOf(person).get("/connect/anything");
  assert.match(response.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  assert.equal(response.headers.get("access-control-allow-origin"), null);
});

test("over https every cookie is for https alone, and what binds a request to its browser can be set by no other site", async () => {
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
