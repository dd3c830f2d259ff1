// Links that are good once: the owner's way in, and a new password.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ensureOwner } from "../../../src/domain/accounts/ensure-owner.ts";
import { makeLink } from "../../../src/domain/accounts/links/make-link.ts";
import { inTransaction } from "../../../src/domain/call.ts";
import { openConsole, PASSWORD, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console links");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

const NEXT = "twelve loud herons";
const linkFor = async (accountId: string, kind: "enter" | "reset"): Promise<string> => {
  const { url } = await inTransaction(atelier.ctx, (ctx) => makeLink(ctx, { accountId, kind }));
  return url.split("#")[1] ?? "";
};

async function letterFor(email: string, about = /new password/i): Promise<string> {
  for (;;) {
    const letter = atelier.letters.findLast(({ to, subject }) => to === email && about.test(subject));
    if (letter !== undefined) return letter.text;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("the owner's link", () => {
  test("is told by the start that makes the owner, signs in once, and lets them set a password", async () => {
    const { newLink, email } = await ensureOwner(atelier.ctx, "b");
    assert.match(newLink ?? "", /^http:\/\/atelier\.test\/enter#[0-9A-Za-z]{43}$/);
    assert.equal((await ensureOwner(atelier.ctx, "b")).newLink, null);
    const token = newLink?.split("#")[1] ?? "";
    const owner = atelier.browser();
    await owner.tell("session.enter", { token });
    assert.deepEqual((await owner.ask("session.read")).data.person, { email: "owner@localhost", plan: "business" });
    assert.equal((await owner.ask("account.read")).data.hasPassword, false);
    const again = await atelier.browser().tell("session.enter", { token });
    assert.deepEqual([again.status, again.error?.message], [400, "This link was used already, or its time is over. Ask for a new one."]);
    assert.equal((await owner.tell("account.changePassword", { current: null, next: NEXT })).error, null);
    assert.equal((await atelier.browser().tell("session.signIn", { email, password: NEXT })).error, null);
    const { error } = await owner.tell("account.remove", { email, password: NEXT });
    assert.equal(error?.message, "This is the account of the installation's owner, which cannot be deleted.");
  });

  test("ends after a day, and when a new one is made", async () => {
    const { accountId } = await atelier.account();
    const first = await linkFor(accountId, "enter");
    const second = await linkFor(accountId, "enter");
    assert.equal((await atelier.browser().tell("session.enter", { token: first })).status, 400);
    atelier.move(86_401);
    assert.equal((await atelier.browser().tell("session.enter", { token: second })).status, 400);
  });

  test("of two browsers at once, one is let in", async () => {
    const { accountId } = await atelier.account();
    const token = await linkFor(accountId, "enter");
    const answers = await Promise.all([1, 2, 3].map(() => atelier.browser().tell("session.enter", { token })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 400, 400],
    );
  });
});

describe("a new password", () => {
  test("by a letter: sets it, ends every session, signs in, and the link is used up", async () => {
    const person = await atelier.person();
    const browser = atelier.browser();
    assert.deepEqual((await browser.tell("session.requestReset", { email: ` ${person.email.toUpperCase()} ` })).data, {});
    const [, token = ""] = /http:\/\/atelier\.test\/reset#([0-9A-Za-z]{43})\n/.exec(await letterFor(person.email)) ?? [];
    const { rows } = await atelier.storage.pool.query("select token_hash from one_time_tokens");
    assert.ok(rows.every((row) => row.token_hash !== token && /^[0-9a-f]{64}$/.test(row.token_hash)));
    assert.equal((await browser.tell("session.resetPassword", { token, password: "short" })).status, 400);
    assert.equal((await browser.tell("session.resetPassword", { token, password: NEXT })).error, null);
    assert.match(await letterFor(person.email, /was changed/), /If it was not you, set a new one at once: http:\/\/atelier\.test\/reset/);
    assert.equal((await browser.ask("session.read")).data.person.email, person.email);
    assert.equal((await person.ask("session.read")).data.person, null);
    assert.equal((await browser.tell("session.resetPassword", { token, password: PASSWORD })).status, 400);
    assert.equal((await atelier.browser().tell("session.signIn", { email: person.email, password: PASSWORD })).status, 400);
    const { events } = (await browser.ask("account.audit", { before: null, limit: 10 })).data;
    const types: string[] = events.map(({ type }: { type: string }) => type);
    assert.ok(
      ["signed_in", "password_changed", "reset_asked"].every((type) => types.includes(type)),
      types.join(" "),
    );
  });

  test("a password that is changed in the settings is told by a letter too, a refused change is not", async () => {
    const person = await atelier.person();
    assert.equal((await person.tell("account.changePassword", { current: "wrong", next: NEXT })).status, 400);
    assert.ok(!atelier.letters.some(({ to }) => to === person.email));
    assert.equal((await person.tell("account.changePassword", { current: PASSWORD, next: NEXT })).error, null);
    await letterFor(person.email, /was changed/);
  });

  test("asking answers the same for an e-mail that nobody has, and sends nothing", async () => {
    const { email } = await atelier.account();
    const sent = atelier.letters.length;
    const [known, unknown] = [
      await atelier.browser().tell("session.requestReset", { email }),
      await atelier.browser().tell("session.requestReset", { email: "nobody@example.org" }),
    ];
    assert.deepEqual([known.status, known.data], [unknown.status, unknown.data]);
    await letterFor(email);
    assert.equal(atelier.letters.length, sent + 1);
  });

  test("a link ends after an hour, and is good for nothing else", async () => {
    const { accountId } = await atelier.account();
    const token = await linkFor(accountId, "reset");
    assert.equal((await atelier.browser().tell("session.enter", { token })).status, 400);
    atelier.move(3_601);
    assert.equal((await atelier.browser().tell("session.resetPassword", { token, password: NEXT })).status, 400);
  });

  test("changing the password in the settings makes unused links worthless, and ends the other sessions", async () => {
    const person = await atelier.person();
    const other = atelier.browser();
    await other.tell("session.signIn", { email: person.email, password: PASSWORD });
    const token = await linkFor(person.accountId, "reset");
    const { cookie } = person;
    assert.deepEqual((await person.tell("account.changePassword", { current: null, next: NEXT })).error?.data.facts, { field: "current" });
    assert.equal((await person.tell("account.changePassword", { current: "wrong", next: NEXT })).status, 400);
    assert.equal((await person.tell("account.changePassword", { current: PASSWORD, next: NEXT })).error, null);
    assert.notEqual(person.cookie, cookie);
    assert.equal((await person.ask("account.sessions")).data.length, 1);
    assert.equal((await other.ask("session.read")).data.person, null);
    assert.equal((await atelier.browser().tell("session.resetPassword", { token, password: PASSWORD })).status, 400);
  });
});
