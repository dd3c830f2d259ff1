// What users see and change of their own account; ids of other accounts give no access.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { openConsole, PASSWORD, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console settings");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

const KEY = { name: "ci", form: "b", scopes: ["projects:read"], expiresInDays: null };
const requestWith = (path: string, key: string) => atelier.browser().fetch(path, { headers: { authorization: `Bearer ${key}` } });
const statusWith = async (key: string) => (await requestWith("/b/api/v1/projects", key)).status;

describe("keys", () => {
  test("a key is shown once, is limited to its scopes, records its last use, and stops working when revoked", async () => {
    const person = await atelier.person();
    const { data } = await person.mutate("keys.make", KEY);
    assert.match(data.key, /^atelier_[0-9A-Za-z]{38}$/);
    const { data: fresh } = await person.query("keys.list");
    assert.deepEqual(fresh, [
      {
        id: data.id,
        name: "ci",
        form: "b",
        prefix: data.key.slice(0, 12),
        scopes: ["projects:read"],
        createdAt: fresh[0].createdAt,
        expiresAt: null,
        lastUsedAt: null,
        revokedAt: null,
      },
    ]);
    assert.equal(await statusWith(data.key), 200);
    assert.equal((await requestWith("/b/api/v1/usage", data.key)).status, 403);
    assert.match((await person.query("keys.list")).data[0].lastUsedAt, /Z$/);
    assert.equal((await person.mutate("keys.revoke", { id: data.id })).error, null);
    assert.equal(await statusWith(data.key), 401);
    assert.equal((await person.mutate("keys.revoke", { id: data.id })).status, 404);
    await person.mutate("keys.make", KEY);
    const listed = (await person.query("keys.list")).data;
    assert.deepEqual(
      listed.map(({ revokedAt }: { revokedAt: string | null }) => revokedAt === null),
      [true, false],
    );
  });

  test("a key expires", async () => {
    const person = await atelier.person();
    const { data } = await person.mutate("keys.make", { ...KEY, expiresInDays: 1 });
    assert.equal(await statusWith(data.key), 200);
    atelier.move(86_401);
    assert.equal(await statusWith(data.key), 401);
  });

  for (const [why, wrong] of [
    ["no name", { name: " " }],
    ["a name of 101 characters", { name: "x".repeat(101) }],
    ["no scope", { scopes: [] }],
    ["an unknown scope", { scopes: ["projects:own"] }],
    ["an unknown contract", { form: "d" }],
    ["an expiry in the past", { expiresInDays: 0 }],
  ] as const) {
    test(`rejects a key with ${why}`, async () => {
      const person = await atelier.person();
      const { status, error } = await person.mutate("keys.make", { ...KEY, ...wrong });
      assert.deepEqual([status, error?.data.kind], [400, "invalid_input"]);
      assert.deepEqual((await person.query("keys.list")).data, []);
    });
  }

  test("an account has at most fifty valid keys", async () => {
    const person = await atelier.person();
    for (let made = 0; made < 49; made += 1) await person.mutate("keys.make", KEY);
    const [one, other] = await Promise.all([person.mutate("keys.make", KEY), person.mutate("keys.make", KEY)]);
    assert.deepEqual(
      [one.status, other.status].toSorted((first, second) => first - second),
      [200, 400],
    );
    await person.mutate("keys.revoke", { id: (one.data ?? other.data).id });
    assert.equal((await person.mutate("keys.make", KEY)).status, 200);
  });
});

describe("sessions", () => {
  test("are listed with browser and address, and can be ended one by one or all others at once", async () => {
    const person = await atelier.person();
    const phone = atelier.browser({ agent: "Phone", address: "198.51.100.7" });
    const tablet = atelier.browser({ agent: "x".repeat(400), address: "198.51.100.8" });
    for (const browser of [phone, tablet]) await browser.mutate("session.signIn", { email: person.email, password: PASSWORD });
    const { data } = await person.query("account.sessions");
    assert.equal(data.length, 3);
    assert.deepEqual(
      data.filter(({ isThis }: { isThis: boolean }) => isThis).map(({ agent }: { agent: string }) => agent),
      ["Test browser"],
    );
    const onPhone = data.find(({ agent }: { agent: string }) => agent === "Phone");
    assert.equal(onPhone.address, "198.51.100.7");
    await person.mutate("account.endSession", { id: onPhone.id });
    assert.equal((await phone.query("account.read")).status, 401);
    assert.equal((await person.mutate("account.endSession", { id: onPhone.id })).status, 404);
    assert.deepEqual((await person.mutate("account.endOtherSessions")).data, { ended: 1 });
    assert.equal((await tablet.query("account.read")).status, 401);
    assert.equal((await person.query("account.read")).status, 200);
  });

  test("ending one's own session signs out", async () => {
    const person = await atelier.person();
    const [own] = (await person.query("account.sessions")).data;
    await person.mutate("account.endSession", { id: own.id });
    assert.equal(person.cookie, null);
  });
});

test("the audit log is paginated, newest first, without gaps", async () => {
  const person = await atelier.person();
  for (let made = 0; made < 5; made += 1) await person.mutate("keys.make", { ...KEY, name: `key ${made}` });
  const names: string[] = [];
  let from: string | null = null;
  do {
    const { data } = await person.query("account.audit", { before: from, limit: 2 });
    assert.ok(data.events.length <= 2);
    for (const event of data.events) {
      names.push(event.facts.name);
      assert.deepEqual(Object.keys(event).sort(), ["address", "agent", "createdAt", "facts", "id", "type"]);
      assert.doesNotMatch(JSON.stringify(event), /atelier_[0-9A-Za-z]{38}/);
    }
    from = data.next;
  } while (from !== null);
  assert.deepEqual(names, ["key 4", "key 3", "key 2", "key 1", "key 0"]);
});

test("the ids of another account give no access", async () => {
  const [owner, stranger] = [await atelier.person(), await atelier.person()];
  const { data: key } = await owner.mutate("keys.make", KEY);
  const [session] = (await owner.query("account.sessions")).data;
  const [event] = (await owner.query("account.audit", { before: null, limit: 1 })).data.events;
  const { rows } = await atelier.storage.pool.query("select id from ledger_entries where account_id = $1", [owner.accountId]);
  assert.equal((await stranger.mutate("keys.revoke", { id: key.id })).status, 404);
  assert.equal((await stranger.mutate("account.endSession", { id: session.id })).status, 404);
  assert.deepEqual((await stranger.query("account.audit", { before: event.id, limit: 10 })).data, { events: [], next: null });
  assert.deepEqual((await stranger.query("usage.ledger", { before: rows[0].id, limit: 10 })).data, { entries: [], next: null });
  for (const id of [randomUUID(), "nonsense"]) assert.ok((await stranger.mutate("keys.revoke", { id })).status >= 400);
  assert.equal(await statusWith(key.key), 200);
  assert.equal((await owner.query("account.read")).status, 200);
});
