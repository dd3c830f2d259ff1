// Connections as their owner sees them: listing, removal, other ways in which they end, and what the database stores.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { forgetEndedRecords } from "../../../src/domain/accounts/connections/forget-ended-records.ts";
import { listConnections } from "../../../src/domain/accounts/connections/list-connections.ts";
import { deleteAccount } from "../../../src/domain/accounts/leaving/delete-account.ts";
import { exportAccount } from "../../../src/domain/accounts/leaving/export-account.ts";
import { openConsole, PASSWORD, type TestConsole } from "../../console/support/open-console.ts";
import { type ConnectingBrowser, connectingBrowser } from "./support/connecting-browser.ts";
import { openApp, type TestApp, type Tokens } from "./support/open-app.ts";

let atelier: TestConsole;
let app: TestApp;
before(async () => {
  atelier = await openConsole("oauth-connections");
  app = await openApp(atelier);
});
after(async () => {
  await atelier.close();
  assert.deepEqual(atelier.logged, [], "the service logged errors");
});

interface Connected {
  person: Awaited<ReturnType<TestConsole["person"]>>;
  browser: ConnectingBrowser;
  tokens: Tokens;
}

/** A new user with one connection. */
async function connected(): Promise<Connected> {
  const person = await atelier.person();
  const browser = connectingBrowser(atelier, person.cookie);
  return { person, browser, tokens: await app.tokens(browser) };
}

interface ListedConnection {
  client: { name: string };
}
interface AuditEvent {
  type: string;
  facts: Record<string, string>;
}

const listed = async (browser: ConnectingBrowser) => (await browser.query("connections.list", {})).data;
const isAdmitted = async ({ access_token }: Tokens) => (await atelier.authorization.admit(access_token)) !== null;
const rows = async (text: string, values: unknown[] = []) => (await atelier.storage.pool.query(text, values)).rows;

describe("the list", () => {
  test("shows the app, its scopes, when it connected, and when it was last used, to the minute", async () => {
    const { browser, tokens } = await connected();
    const [first] = await listed(browser);
    assert.deepEqual(first.client, { name: "Harbour notes", place: "notes.example", kind: "web" });
    assert.deepEqual([first.scopes, first.lastUsedAt], [["projects:read", "projects:write"], null]);
    assert.equal(Math.abs(Date.parse(first.createdAt) - atelier.ctx.clock.now().getTime()) < 60_000, true);
    await isAdmitted(tokens);
    const [used] = await listed(browser);
    assert.notEqual(used.lastUsedAt, null);
    atelier.move(30);
    await isAdmitted(tokens);
    assert.equal((await listed(browser))[0].lastUsedAt, used.lastUsedAt);
    atelier.move(31);
    await isAdmitted(tokens);
    assert.ok((await listed(browser))[0].lastUsedAt > used.lastUsedAt);
  });

  test("is newest first, and omits connections that no longer give access", async () => {
    const { browser, tokens } = await connected();
    atelier.move(1);
    const plain = await openApp(atelier, { client_name: "Without renewal", grant_types: ["authorization_code"] });
    await plain.tokens(browser);
    assert.deepEqual(
      (await listed(browser)).map(({ client }: ListedConnection) => client.name),
      ["Without renewal", "Harbour notes"],
    );
    atelier.move(1_801);
    assert.deepEqual(
      (await listed(browser)).map(({ client }: ListedConnection) => client.name),
      ["Harbour notes"],
    );
    await app.revoke(tokens.refresh_token);
    assert.deepEqual(await listed(browser), []);
  });

  test("is per account: another account can neither see nor remove a connection", async () => {
    const { browser, tokens } = await connected();
    const { browser: neighbour } = await connected();
    const [mine] = await listed(browser);
    assert.ok((await listed(neighbour)).every(({ id }: { id: string }) => id !== mine.id));
    assert.equal((await neighbour.mutate("connections.remove", { id: mine.id })).status, 404);
    assert.ok(await isAdmitted(tokens));
  });
});

describe("a connection ends", () => {
  test("when its owner removes it: every token and every unused code", async () => {
    const { browser, tokens } = await connected();
    const renewed: Tokens = (await app.refresh(tokens.refresh_token)).body;
    const [{ id }] = await listed(browser);
    assert.equal((await browser.mutate("connections.remove", { id })).status, 200);
    assert.deepEqual([await isAdmitted(tokens), await isAdmitted(renewed)], [false, false]);
    assert.equal((await app.refresh(renewed.refresh_token)).body.error, "invalid_grant");
    assert.deepEqual(await listed(browser), []);
    assert.equal((await browser.mutate("connections.remove", { id })).status, 404);
    const { data } = await browser.query("account.audit", { before: null, limit: 2 });
    assert.deepEqual(
      data.events.map(({ type, facts }: AuditEvent) => [type, facts["name"], facts["how"] ?? null]),
      [
        ["connection_ended", "Harbour notes (notes.example)", "removed"],
        ["connection_made", "Harbour notes (notes.example)", null],
      ],
    );
    const { code } = await app.connect(browser);
    await browser.mutate("connections.remove", { id: (await listed(browser))[0].id });
    assert.equal((await app.redeem(code)).body.error, "invalid_grant");
  });

  test("between the decision and the redirect, and then no code is issued", async () => {
    const { browser, person } = await connected();
    const requestId = await app.begin(browser);
    const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
    await rows("delete from oauth_records where model = 'Grant' and account_id = $1", [person.accountId]);
    const back = new URL((await browser.get(data.goOn)).headers.get("location") ?? "about:blank");
    assert.deepEqual([back.searchParams.get("error"), back.searchParams.get("code")], ["access_denied", null]);
  });

  test("thirty days after its last refresh", async () => {
    const { person, browser, tokens } = await connected();
    atelier.move(29 * 86_400);
    const { body } = await app.refresh(tokens.refresh_token);
    assert.equal((await listed(browser)).length, 1);
    atelier.move(30 * 86_400 + 1);
    assert.equal((await app.refresh(body.refresh_token)).body.error, "invalid_grant");
    assert.deepEqual(await listConnections({ ctx: atelier.ctx, accountId: person.accountId, plan: "pro", scopes: "all" }), []);
    app = await openApp(atelier);
  });

  test("when its account is deleted", async () => {
    const { person, tokens } = await connected();
    await deleteAccount(atelier.ctx, person);
    assert.equal(await isAdmitted(tokens), false);
    assert.equal((await app.refresh(tokens.refresh_token)).body.error, "invalid_grant");
    assert.deepEqual(await rows("select model from oauth_records where account_id = $1", [person.accountId]), []);
  });

  test("when the password is reset by a link, but not when it is changed in the settings", async () => {
    const { person, browser, tokens } = await connected();
    const next = "twelve loud herons";
    await browser.mutate("account.changePassword", { current: PASSWORD, next });
    assert.ok(await isAdmitted(tokens));
    const outside = atelier.browser();
    await outside.mutate("session.requestReset", { email: person.email });
    const deadline = Date.now() + 5_000;
    const resetMail = () => atelier.letters.findLast(({ to, text }) => to === person.email && /\/reset#/.test(text));
    while (resetMail() === undefined && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    const [, token] = /\/reset#(\w+)/.exec(resetMail()?.text ?? "") ?? [];
    assert.equal((await outside.mutate("session.resetPassword", { token, password: "thirteen patient herons" })).status, 200);
    assert.equal(await isAdmitted(tokens), false);
    const { data } = await outside.query("account.audit", { before: null, limit: 5 });
    assert.ok(data.events.some(({ type, facts }: AuditEvent) => type === "connection_ended" && facts["how"] === "reset"));
  });
});

test("an account has at most fifty connections", async () => {
  const { person, browser } = await connected();
  await rows(
    `insert into oauth_records (model, id, account_id, payload, created_at, expires_at)
     select 'Grant', 'grant-' || n, $1, '{"clientId": "x"}', now(), now() + interval '9 years' from generate_series(1, 49) n`,
    [person.accountId],
  );
  await rows(
    `insert into oauth_records (model, id, account_id, grant_id, payload, created_at, expires_at)
     select 'RefreshToken', 'token-' || n, $1, 'grant-' || n, '{}', now(), now() + interval '9 years' from generate_series(1, 49) n`,
    [person.accountId],
  );
  assert.equal((await listed(browser)).length, 50);
  const requestId = await app.begin(browser);
  const { status, message } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
  assert.deepEqual([status, message?.includes("50 connections")], [400, true]);
});

test("the database contains no usable token or code", async () => {
  const { browser, person, tokens } = await connected();
  const renewed: Tokens = (await app.refresh(tokens.refresh_token)).body;
  const requestId = await app.begin(browser);
  const { code } = await app.connect(browser);
  await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
  const tables = await rows("select table_name from information_schema.tables where table_schema = 'public'");
  const secrets = [tokens.access_token, tokens.refresh_token, renewed.access_token, renewed.refresh_token, requestId, code, app.verifier];
  for (const { table_name } of tables) {
    for (const secret of secrets) {
      const found = await rows(`select 1 from "${table_name}" one where position($1 in one::text) > 0`, [secret]);
      assert.equal(found.length, 0, table_name);
    }
  }
  const kept = await rows("select distinct model from oauth_records order by model");
  assert.deepEqual(
    kept.map(({ model }) => model),
    ["AccessToken", "AuthorizationCode", "Client", "Grant", "Interaction", "RefreshToken"],
  );
});

test("expired records are deleted after a day, valid ones stay, and reuse is detected until then", async () => {
  const { browser, tokens } = await connected();
  const never = new AbortController().signal;
  const { code } = await app.connect(browser);
  const used: Tokens = (await app.redeem(code)).body;
  atelier.move(3_600);
  await forgetEndedRecords(atelier.ctx, never);
  assert.equal((await app.redeem(code)).body.error, "invalid_grant");
  assert.equal((await app.refresh(used.refresh_token)).body.error, "invalid_grant", "the connection has ended");
  atelier.move(2 * 86_400);
  await forgetEndedRecords(atelier.ctx, never);
  const ended = await rows("select model from oauth_records where expires_at < $1", [atelier.ctx.clock.now()]);
  assert.deepEqual(ended, []);
  assert.equal((await app.refresh(tokens.refresh_token)).status, 200);
  atelier.move(500 * 86_400);
  await forgetEndedRecords(atelier.ctx, never);
  assert.deepEqual(await rows("select model from oauth_records where expires_at < now() + interval '8 years'"), []);
});

test("an account's export contains its connections, but no tokens", async () => {
  app = await openApp(atelier);
  const { person, tokens } = await connected();
  const call = { ctx: atelier.ctx, accountId: person.accountId, plan: "pro", scopes: "all" } as const;
  let text = "";
  for await (const { path, bytes } of exportAccount(call, { visitor: { agent: "", address: "" } })) {
    if (path === "connections.json") text = Buffer.from(bytes).toString("utf8");
  }
  assert.match(text, /Harbour notes/);
  assert.ok(!text.includes(tokens.access_token) && !text.includes(tokens.refresh_token));
});
