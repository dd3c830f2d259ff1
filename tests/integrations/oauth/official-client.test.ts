// The sign-in of MCP's own client: it finds its way from the resource's address alone, registers, asks, renews by itself,
// and notices when its connection has been removed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { auth } from "@modelcontextprotocol/client";
import { openConsole, type TestConsole } from "../../console/support/open-console.ts";
import { keepInMemory, type KeptInMemory } from "../support/keep-in-memory.ts";
import { type ConnectingBrowser, connectingBrowser } from "./support/connecting-browser.ts";

const REDIRECT = "http://127.0.0.1:7777/callback";

let atelier: TestConsole;
let browser: ConnectingBrowser;
before(async () => {
  atelier = await openConsole("oauth-official-client", { service: null });
  browser = connectingBrowser(atelier, (await atelier.person()).cookie);
});
after(async () => {
  await atelier.close();
  assert.deepEqual(atelier.logged, [], "nothing failed on our side");
});

const serverUrl = () => atelier.authorization.resource;

/** The person's part: reads what is asked, allows it, and comes back with what the app is told. */
async function allow(app: KeptInMemory): Promise<URLSearchParams> {
  const begun = await browser.get(app.asked?.href ?? "");
  const requestId = (begun.headers.get("location") ?? "").slice("/connect/".length);
  const { data: consent } = await browser.ask("connections.request", { requestId });
  const { data } = await browser.tell("connections.decide", { requestId, accountId: consent.account.id, isAllowed: true });
  const back = await browser.get(data.goOn);
  return new URL(back.headers.get("location") ?? "about:blank").searchParams;
}

async function connect(): Promise<KeptInMemory> {
  const app = keepInMemory(REDIRECT);
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "REDIRECT");
  const answer = await allow(app);
  const [authorizationCode = "", iss = ""] = [answer.get("code") ?? undefined, answer.get("iss") ?? undefined];
  assert.equal(await auth(app, { serverUrl: serverUrl(), authorizationCode, iss }), "AUTHORIZED");
  return app;
}

/** What the app may do now; null where it is not admitted. */
const admit = async ({ kept }: KeptInMemory) => (await atelier.authorization.admit(kept.tokens?.access_token ?? ""))?.call.scopes ?? null;

test("it connects from the resource's address alone, and asks for what the resource names", async () => {
  const app = await connect();
  assert.deepEqual(await admit(app), ["projects:read", "projects:write", "files:read", "usage:read"]);
  assert.equal(app.asked?.searchParams.get("resource"), serverUrl());
  assert.equal(app.asked?.searchParams.get("code_challenge_method"), "S256");
});

test("it renews by itself, and what it had before is spent", async () => {
  const app = await connect();
  const spent = app.kept.tokens;
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "AUTHORIZED");
  assert.notEqual(app.kept.tokens?.refresh_token, spent?.refresh_token);
  assert.notEqual(await admit(app), null);
});

test("when its connection is removed it asks its user again", async () => {
  const app = await connect();
  const { data } = await browser.ask("connections.list", {});
  await browser.tell("connections.remove", { id: data[0].id });
  assert.equal(await admit(app), null);
  app.asked = null;
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "REDIRECT");
  assert.notEqual(app.asked, null);
});
