// One-time links: the owner's sign-in, and a new password.
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

async function mailFor(email: string, about = /new password/i): Promise<string> {
  for (;;) {
    const mail = atelier.letters.findLast(({ to, subject }) => to === email && about.test(subject));
    if (mail !== undefined) return mail.text;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("the owner's link", () => {
  test("is printed when the owner is created, signs in once, and allows setting a password", async () => {
    const { newLink, email } = await ensureOwner(atelier.ctx, "b");
    assert.match(newLink ?? "", /^http:\/\/atelier\.test\/enter#[0-9A-Za-z]{43}$/);
    assert.equal((await ensureOwner(atelier.ctx, "b")).newLink, null);
    const token = newLink?.split("#")[1] ?? "";
    const owner = atelier.browser();
    await owner.mutate("session.enter", { token });
    assert.deepEqual((await owner.query("session.read")).data.person, { email: "owner@localhost", plan: "business", isOwner: true });
    assert.equal((await owner.query("account.read")).data.hasPassword, false);
    const again = await atelier.browser().mutate("session.enter", { token });
    assert.deepEqual([again.status, again.error?.message], [400, "This link was used already, or it has expired. Ask for a new one."]);
    assert.equal((await owner.mutate("account.changePassword", { current: null, next: NEXT })).error, null);
    assert.equal((await atelier.browser().mutate("session.signIn", { email, password: NEXT })).error, null);
    const { error } = await owner.mutate("account.remove", { email, password: NEXT });
    assert.equal(error?.message, "This is the account of the installation's owner, which cannot be deleted.");
  });

  test("expires after a day, and when a new one is made", async () => {
    const { accountId } = await atelier.account();
    const first = await linkFor(accountId, "enter");
    const second = await linkFor(accountId, "enter");
    assert.equal((await atelier.browser().mutate("session.enter", { token: first })).status, 400);
    atelier.move(86_401);
    assert.equal((await atelier.browser().mutate("session.enter", { token: second })).status, 400);
  });

  test("admits one of several concurrent browsers", async () => {
    const { accountId } = await atelier.account();
    const token = await linkFor(accountId, "enter");
    const responses = await Promise.all([1, 2, 3].map(() => atelier.browser().mutate("session.enter", { token })));
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 400, 400],
    );
  });
});

describe("a new password", () => {
  test("by mail: sets it, ends every session, signs in, and uses up the link", async () => {
    const person = await atelier.person();
    const browser = atelier.browser();
    assert.deepEqual((await browser.mutate("session.requestReset", { email: ` ${person.email.toUpperCase()} ` })).data, {});
    const [, token = ""] = /http:\/\/atelier\.test\/reset#([0-9A-Za-z]{43})\n/.exec(await mailFor(person.email)) ?? [];
    const { rows } = await atelier.storage.pool.query("select token_hash from one_time_tokens");
    assert.ok(rows.every((row) => row.token_hash !== token && /^[0-9a-f]{64}$/.test(row.token_hash)));
    assert.equal((await browser.mutate("session.resetPassword", { token, password: "short" })).status, 400);
    assert.equal((await browser.mutate("session.resetPassword", { token, password: NEXT })).error, null);
    assert.match(await mailFor(person.email, /was changed/), /If it was not you, set a new one at once: http:\/\/atelier\.test\/reset/);
    assert.equal((await browser.query("session.read")).data.person.email, person.email);
    assert.equal((await person.query("session.read")).data.person, null);
    assert.equal((await browser.mutate("session.resetPassword", { token, password: PASSWORD })).status, 400);
    assert.equal((await atelier.browser().mutate("session.signIn", { email: person.email, password: PASSWORD })).status, 400);
    const { events } = (await browser.query("account.audit", { before: null, limit: 10 })).data;
    const types: string[] = events.map(({ type }: { type: string }) => type);
    assert.ok(
      ["signed_in", "password_changed", "reset_asked"].every((type) => types.includes(type)),
      types.join(" "),
    );
  });

  test("a changed password sends a mail, a refused change does not", async () => {
    const person = await atelier.person();
    assert.equal((await person.mutate("account.changePassword", { current: "wrong", next: NEXT })).status, 400);
    assert.ok(!atelier.letters.some(({ to }) => to === person.email));
    assert.equal((await person.mutate("account.changePassword", { current: PASSWORD, next: NEXT })).error, null);
    await mailFor(person.email, /was changed/);
  });

  test("responds the same for an unknown e-mail, and sends nothing", async () => {
    const { email } = await atelier.account();
    const sent = atelier.letters.length;
    const [known, unknown] = [
      await atelier.browser().mutate("session.requestReset", { email }),
      await atelier.browser().mutate("session.requestReset", { email: "nobody@example.org" }),
    ];
    assert.deepEqual([known.status, known.data], [unknown.status, unknown.data]);
    await mailFor(email);
    assert.equal(atelier.letters.length, sent + 1);
  });

  test("a reset link expires after an hour and cannot be used to sign in", async () => {
    const { accountId } = await atelier.account();
    const token = await linkFor(accountId, "reset");
    assert.equal((await atelier.browser().mutate("session.enter", { token })).status, 400);
    atelier.move(3_601);
    assert.equal((await atelier.browser().mutate("session.resetPassword", { token, password: NEXT })).status, 400);
  });

  test("changing the password invalidates unused links and ends other sessions", async () => {
    const person = await atelier.person();
    const other = atelier.browser();
    await other.mutate("session.signIn", { email: person.email, password: PASSWORD });
    const token = await linkFor(person.accountId, "reset");
    const { cookie } = person;
    assert.deepEqual((await person.mutate("account.changePassword", { current: null, next: NEXT })).error?.data.facts, {
      field: "current",
    });
    assert.equal((await person.mutate("account.changePassword", { current: "wrong", next: NEXT })).status, 400);
    assert.equal((await person.mutate("account.changePassword", { current: PASSWORD, next: NEXT })).error, null);
    assert.notEqual(person.cookie, cookie);
    assert.equal((await person.query("account.sessions")).data.length, 1);
    assert.equal((await other.query("session.read")).data.person, null);
    assert.equal((await atelier.browser().mutate("session.resetPassword", { token, password: PASSWORD })).status, 400);
  });
});
