// Signing up, in and out: who is admitted, what a browser receives, and what guessing reveals.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openConsole, PASSWORD, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console signing in");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

const eventsOf = async (accountId: string): Promise<string[]> => {
  const { rows } = await atelier.storage.pool.query("select type from security_events where account_id = $1 order by created_at, id", [
    accountId,
  ]);
  return rows.map(({ type }) => type);
};

describe("sign-up", () => {
  test("opens an account on the smallest plan and signs the browser in", async () => {
    const browser = atelier.browser();
    const { error } = await browser.mutate("session.signUp", { email: "Ada@Example.org", password: PASSWORD });
    assert.equal(error, null);
    const { data } = await browser.query("session.read");
    assert.deepEqual(data, { person: { email: "ada@example.org", plan: "free", isOwner: false }, isSignUpOpen: true, sendsMail: true });
    assert.equal((await browser.query("account.read")).data.hasPassword, true);
  });

  test("rejects an e-mail that has an account, and leaves the account unchanged", async () => {
    const { email, accountId } = await atelier.account();
    const browser = atelier.browser();
    const { status, error } = await browser.mutate("session.signUp", { email, password: "another good one" });
    assert.equal(status, 400);
    assert.deepEqual(error?.data.facts, { field: "email" });
    assert.equal(browser.cookie, null);
    assert.deepEqual(await eventsOf(accountId), []);
    assert.equal((await atelier.browser().mutate("session.signIn", { email, password: PASSWORD })).error, null);
  });

  for (const [password, why] of [
    ["seven77", "short"],
    ["x".repeat(201), "long"],
    ["Password123", "common"],
    ["my atelier house", "the service's name"],
    ["grace.hopper rules", "the e-mail's name"],
  ] as const) {
    test(`rejects a weak password: ${why}`, async () => {
      const { error } = await atelier.browser().mutate("session.signUp", { email: "grace.hopper@example.org", password });
      assert.equal(error?.data.kind, "invalid_input");
      assert.deepEqual(error?.data.facts, { field: "password" });
      assert.match(error?.message ?? "", /[a-z]\.$/);
    });
  }

  test("reports invalid input as a sentence", async () => {
    const { status, error } = await atelier.browser().mutate("session.signUp", { email: "nobody", password: PASSWORD });
    assert.equal(status, 400);
    assert.equal(error?.message, "This is not an e-mail address. Check it.");
    assert.deepEqual(error?.data, { ...error?.data, kind: "invalid_input", facts: { field: "email" } });
  });

  test("is rejected if the operator closed sign-up", async () => {
    const closed = await openConsole("console closed", { isSignUpOpen: false, sendsMail: false });
    const browser = closed.browser();
    assert.deepEqual((await browser.query("session.read")).data, { person: null, isSignUpOpen: false, sendsMail: false });
    const { error } = await browser.mutate("session.signUp", { email: "late@example.org", password: PASSWORD });
    assert.equal(error?.message, "Nobody can sign up here. Ask the operator for an account.");
    await closed.close();
  });
});

describe("sign-in", () => {
  test("rejects a wrong password and an unknown e-mail with the same message", async () => {
    const { email, accountId } = await atelier.account();
    const browser = atelier.browser();
    const [wrong, unknown] = [
      await browser.mutate("session.signIn", { email, password: "not the one" }),
      await browser.mutate("session.signIn", { email: "nobody@example.org", password: "not the one" }),
    ];
    assert.equal(wrong.status, 400);
    assert.deepEqual(
      { status: unknown.status, ...unknown.error, data: { ...unknown.error?.data, requestId: "" } },
      {
        status: wrong.status,
        ...wrong.error,
        data: { ...wrong.error?.data, requestId: "" },
      },
    );
    assert.equal(browser.cookie, null);
    while ((await eventsOf(accountId)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(await eventsOf(accountId), ["sign_in_refused"]);
  });

  test("an unknown e-mail takes as long as a wrong password", async () => {
    // The service hashes this account's password itself, at its own cost.
    const email = "known@example.org";
    assert.equal((await atelier.browser().mutate("session.signUp", { email, password: PASSWORD })).status, 200);
    const timeOf = async (name: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const began = performance.now();
        await atelier.browser().mutate("session.signIn", { email: name, password: "not the one" });
        times.push(performance.now() - began);
      }
      return times.sort((one, other) => one - other)[1] ?? 0;
    };
    const [known, unknown] = [await timeOf(email), await timeOf("nobody-else@example.org")];
    assert.ok(unknown > known / 4 && unknown < known * 4, `${known} ms and ${unknown} ms`);
  });

  test("rejects an account without a password like any other", async () => {
    const { email, accountId } = await atelier.account();
    await atelier.storage.pool.query("update accounts set password_hash = null where id = $1", [accountId]);
    const { status } = await atelier.browser().mutate("session.signIn", { email, password: "" });
    assert.equal(status, 400);
  });

  test("creates a new session and ends the browser's previous one", async () => {
    const person = await atelier.person();
    const first = person.cookie;
    await person.mutate("session.signIn", { email: person.email, password: PASSWORD });
    assert.notEqual(person.cookie, first);
    assert.notEqual((await person.query("session.read")).data.person, null);
    const old = Object.assign(atelier.browser(), { cookie: first });
    assert.equal((await old.query("session.read")).data.person, null);
  });

  test("a token planted before sign-in gives no access afterwards", async () => {
    const { email } = await atelier.account();
    const planted = `atelier=${"A".repeat(43)}`;
    const victim = Object.assign(atelier.browser(), { cookie: planted });
    await victim.mutate("session.signIn", { email, password: PASSWORD });
    assert.notEqual(victim.cookie, planted);
    const attacker = Object.assign(atelier.browser(), { cookie: planted });
    assert.equal((await attacker.query("session.read")).data.person, null);
  });

  test("signing out ends the session and deletes the cookie", async () => {
    const person = await atelier.person();
    const { cookie } = person;
    await person.mutate("session.signOut");
    assert.equal(person.cookie, null);
    const again = Object.assign(atelier.browser(), { cookie });
    assert.equal((await again.query("account.read")).status, 401);
    assert.deepEqual(await eventsOf(person.accountId), ["signed_out"]);
  });

  test("a session expires after a month without use, and after three months in any case", async () => {
    const idle = await atelier.person();
    const used = await atelier.person();
    for (let month = 0; month < 3; month += 1) {
      atelier.move(29 * 86_400);
      assert.equal((await used.query("session.read")).data.person?.email, used.email);
      if (month === 0) continue;
      assert.equal((await idle.query("session.read")).data.person, null);
    }
    atelier.move(4 * 86_400);
    assert.equal((await used.query("session.read")).data.person, null);
  });
});

describe("the cookie", () => {
  test("is host-only, HttpOnly and SameSite", async () => {
    const { email } = await atelier.account();
    const { headers } = await atelier.browser().mutate("session.signIn", { email, password: PASSWORD });
    assert.match(headers.getSetCookie()[0] ?? "", /^atelier=[0-9A-Za-z]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    assert.equal(headers.get("cache-control"), "no-store");
  });

  test("over https it is Secure and has the __Host- prefix", async () => {
    const secure = await openConsole("console https", { service: "https://atelier.test" });
    const { email } = await secure.account();
    const browser = secure.browser();
    const { headers } = await browser.mutate("session.signIn", { email, password: PASSWORD });
    assert.match(
      headers.getSetCookie()[0] ?? "",
      /^__Host-atelier=[0-9A-Za-z]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plain = Object.assign(secure.browser(), { cookie: browser.cookie?.replace("__Host-", "") ?? null });
    assert.equal((await plain.query("session.read")).data.person, null);
    assert.notEqual((await browser.query("session.read")).data.person, null);
    await secure.close();
  });
});
