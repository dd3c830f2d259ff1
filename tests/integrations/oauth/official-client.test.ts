// The sign-in of MCP's official client: it discovers everything from the resource's URL, registers, authorizes,
// refreshes by itself, and notices when its connection was removed.
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
  assert.deepEqual(atelier.logged, [], "the service logged errors");
});

const serverUrl = () => atelier.authorization.resource;

/** The user's part: allows the request, and returns the parameters of the redirect. */
async function allow(app: KeptInMemory): Promise<URLSearchParams> {
  const authorization = await browser.get(app.authorizationUrl?.href ?? "");
  const requestId = (authorization.headers.get("location") ?? "").slice("/connect/".length);
  const { data: consent } = await browser.query("connections.request", { requestId });
  const { data } = await browser.mutate("connections.decide", { requestId, accountId: consent.account.id, isAllowed: true });
  const back = await browser.get(data.goOn);
  return new URL(back.headers.get("location") ?? "about:blank").searchParams;
}

async function connect(): Promise<KeptInMemory> {
  const app = keepInMemory(REDIRECT);
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "REDIRECT");
  const parameters = await allow(app);
  const [authorizationCode = "", iss = ""] = [parameters.get("code") ?? undefined, parameters.get("iss") ?? undefined];
  assert.equal(await auth(app, { serverUrl: serverUrl(), authorizationCode, iss }), "AUTHORIZED");
  return app;
}

/** The app's current scopes; null if it is not admitted. */
const admit = async ({ kept }: KeptInMemory) => (await atelier.authorization.admit(kept.tokens?.access_token ?? ""))?.call.scopes ?? null;

test("connects from the resource's URL alone, with the scopes that the resource names", async () => {
  const app = await connect();
  assert.deepEqual(await admit(app), ["projects:read", "projects:write", "files:read", "usage:read"]);
  assert.equal(app.authorizationUrl?.searchParams.get("resource"), serverUrl());
  assert.equal(app.authorizationUrl?.searchParams.get("code_challenge_method"), "S256");
});

test("refreshes by itself, and the previous token is used up", async () => {
  const app = await connect();
  const spent = app.kept.tokens;
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "AUTHORIZED");
  assert.notEqual(app.kept.tokens?.refresh_token, spent?.refresh_token);
  assert.notEqual(await admit(app), null);
});

test("authorizes again when its connection was removed", async () => {
  const app = await connect();
  const { data } = await browser.query("connections.list", {});
  await browser.mutate("connections.remove", { id: data[0].id });
  assert.equal(await admit(app), null);
  app.authorizationUrl = null;
  assert.equal(await auth(app, { serverUrl: serverUrl() }), "REDIRECT");
  assert.notEqual(app.authorizationUrl, null);
});
