// The ways in and out: who may come in, what a browser is given, and what those learn who guess.
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
  test("opens an account on the smallest plan, and the browser is signed in", async () => {
    const browser = atelier.browser();
    const { error } = await browser.tell("session.signUp", { email: "Ada@Example.org", password: PASSWORD });
    assert.equal(error, null);
    const { data } = await browser.ask("session.read");
    assert.deepEqual(data, { person: { email: "ada@example.org", plan: "free" }, isSignUpOpen: true, sendsMail: true });
    assert.equal((await browser.ask("account.read")).data.hasPassword, true);
  });

  test("refuses an e-mail that has an account, and leaves that as it is", async () => {
    const { email, accountId } = await atelier.account();
    const browser = atelier.browser();
    const { status, error } = await browser.tell("session.signUp", { email, password: "another good one" });
    assert.equal(status, 400);
    assert.deepEqual(error?.data.facts, { field: "email" });
    assert.equal(browser.cookie, null);
    assert.deepEqual(await eventsOf(accountId), []);
    assert.equal((await atelier.browser().tell("session.signIn", { email, password: PASSWORD })).error, null);
  });

  for (const [password, why] of [
    ["seven77", "short"],
    ["x".repeat(201), "long"],
    ["Password123", "common"],
    ["my atelier house", "the service's name"],
    ["grace.hopper rules", "the e-mail's name"],
  ] as const) {
    test(`refuses a password that is weak: ${why}`, async () => {
      const { error } = await atelier.browser().tell("session.signUp", { email: "grace.hopper@example.org", password });
      assert.equal(error?.data.kind, "invalid_input");
      assert.deepEqual(error?.data.facts, { field: "password" });
      assert.match(error?.message ?? "", /[a-z]\.$/);
    });
  }

  test("a mistake in the input is told in words, not in JSON", async () => {
    const { status, error } = await atelier.browser().tell("session.signUp", { email: "nobody", password: PASSWORD });
    assert.equal(status, 400);
    assert.equal(error?.message, "This is not an e-mail address. Check it.");
    assert.deepEqual(error?.data, { ...error?.data, kind: "invalid_input", facts: { field: "email" } });
  });

  test("is refused where the operator closed it", async () => {
    const closed = await openConsole("console closed", { isSignUpOpen: false, sendsMail: false });
    const browser = closed.browser();
    assert.deepEqual((await browser.ask("session.read")).data, { person: null, isSignUpOpen: false, sendsMail: false });
    const { error } = await browser.tell("session.signUp", { email: "late@example.org", password: PASSWORD });
    assert.equal(error?.message, "Nobody can sign up here. Ask the operator for an account.");
    await closed.close();
  });
});

describe("sign-in", () => {
  test("a wrong password and an unknown e-mail are refused in the same words", async () => {
    const { email, accountId } = await atelier.account();
    const browser = atelier.browser();
    const [wrong, unknown] = [
      await browser.tell("session.signIn", { email, password: "not the one" }),
      await browser.tell("session.signIn", { email: "nobody@example.org", password: "not the one" }),
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
    const { email } = await atelier.account();
    const timeOf = async (name: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const began = performance.now();
        await atelier.browser().tell("session.signIn", { email: name, password: "not the one" });
        times.push(performance.now() - began);
      }
      return times.sort((one, other) => one - other)[1] ?? 0;
    };
    const [known, unknown] = [await timeOf(email), await timeOf("nobody-else@example.org")];
    assert.ok(unknown > known / 4 && unknown < known * 4, `${known} ms and ${unknown} ms`);
  });

  test("an account without a password is refused like any other", async () => {
    const { email, accountId } = await atelier.account();
    await atelier.storage.pool.query("update accounts set password_hash = null where id = $1", [accountId]);
    const { status } = await atelier.browser().tell("session.signIn", { email, password: "" });
    assert.equal(status, 400);
  });

  test("gives a session that nobody knew before, and ends the one that the browser had", async () => {
    const person = await atelier.person();
    const first = person.cookie;
    await person.tell("session.signIn", { email: person.email, password: PASSWORD });
    assert.notEqual(person.cookie, first);
    assert.notEqual((await person.ask("session.read")).data.person, null);
    const old = Object.assign(atelier.browser(), { cookie: first });
    assert.equal((await old.ask("session.read")).data.person, null);
  });

  test("a token that was put there beforehand is worth nothing afterwards", async () => {
    const { email } = await atelier.account();
    const planted = `atelier=${"A".repeat(43)}`;
    const victim = Object.assign(atelier.browser(), { cookie: planted });
    await victim.tell("session.signIn", { email, password: PASSWORD });
    assert.notEqual(victim.cookie, planted);
    const attacker = Object.assign(atelier.browser(), { cookie: planted });
    assert.equal((await attacker.ask("session.read")).data.person, null);
  });

  test("signing out ends the session and takes the cookie away", async () => {
    const person = await atelier.person();
    const { cookie } = person;
    await person.tell("session.signOut");
    assert.equal(person.cookie, null);
    const again = Object.assign(atelier.browser(), { cookie });
    assert.equal((await again.ask("account.read")).status, 401);
    assert.deepEqual(await eventsOf(person.accountId), ["signed_out"]);
  });

  test("a session that is not used for a month ends, and so does every session after three", async () => {
    const idle = await atelier.person();
    const used = await atelier.person();
    for (let month = 0; month < 3; month += 1) {
      atelier.move(29 * 86_400);
      assert.equal((await used.ask("session.read")).data.person?.email, used.email);
      if (month === 0) continue;
      assert.equal((await idle.ask("session.read")).data.person, null);
    }
    atelier.move(4 * 86_400);
    assert.equal((await used.ask("session.read")).data.person, null);
  });
});

describe("the cookie", () => {
  test("is host-only, out of scripts' reach, and not sent along from other sites", async () => {
    const { email } = await atelier.account();
    const { headers } = await atelier.browser().tell("session.signIn", { email, password: PASSWORD });
    assert.match(headers.getSetCookie()[0] ?? "", /^atelier=[0-9A-Za-z]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    assert.equal(headers.get("cache-control"), "no-store");
  });

  test("over https it is Secure, and its name keeps it to this host", async () => {
    const secure = await openConsole("console https", { service: "https://atelier.test" });
    const { email } = await secure.account();
    const browser = secure.browser();
    const { headers } = await browser.tell("session.signIn", { email, password: PASSWORD });
    assert.match(
      headers.getSetCookie()[0] ?? "",
      /^__Host-atelier=[0-9A-Za-z]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plain = Object.assign(secure.browser(), { cookie: browser.cookie?.replace("__Host-", "") ?? null });
    assert.equal((await plain.ask("session.read")).data.person, null);
    assert.notEqual((await browser.ask("session.read")).data.person, null);
    await secure.close();
  });
});
