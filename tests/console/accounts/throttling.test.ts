// Guessing is slow, for one account and from one place, and a right try costs nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openConsole, PASSWORD, type TestBrowser, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console throttling");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

const guess = async (browser: TestBrowser, email: string, password = "x") => browser.tell("session.signIn", { email, password });

/** Writes the tries of a subject as if they had been made: each would cost a hash. */
async function tried(policy: string, requests: number): Promise<void> {
  await atelier.storage.pool.query("update rate_windows set requests = $2 where policy = $1", [policy, requests]);
}

test("the eleventh try for one account within a quarter of an hour is refused, from wherever, and the right password too", async () => {
  const { email } = await atelier.account();
  await guess(atelier.browser(), email);
  await tried("sign-in/account", 9);
  assert.equal((await guess(atelier.browser(), email)).status, 400);
  const { status, error } = await guess(atelier.browser(), email, PASSWORD);
  assert.equal(status, 429);
  assert.equal(error?.data.kind, "too_many_requests");
  const seconds = Number(error?.data.facts["retryAfterSeconds"]);
  assert.ok(seconds > 880 && seconds <= 900, `${seconds}`);
  assert.equal(error?.message, "These were too many tries. Wait 15 minutes, then try again.");
  atelier.move(901);
  assert.equal((await guess(atelier.browser(), email, PASSWORD)).status, 200);
});

test("an account that does not exist is closed just as one that does", async () => {
  await guess(atelier.browser(), "ghost@example.org");
  await tried("sign-in/account", 10);
  const { status, error } = await guess(atelier.browser(), "Ghost@example.org ");
  assert.equal(status, 429);
  assert.match(error?.message ?? "", /^These were too many tries\. Wait 15 minutes/);
});

test("the thirty-first try from one network is refused, for whichever account", async () => {
  const browser = atelier.browser({ address: "2001:db8:1:2::1" });
  await guess(browser, "one@example.org");
  await tried("sign-in/address", 30);
  const neighbour = atelier.browser({ address: "2001:db8:1:2:ffff::9" });
  assert.equal((await guess(neighbour, "two@example.org")).status, 429);
  const elsewhere = atelier.browser({ address: "2001:db8:1:3::1" });
  assert.equal((await guess(elsewhere, "three@example.org")).status, 400);
});

test("a right try is not counted, and forgets the wrong ones before it", async () => {
  atelier.move(3_600);
  const { email } = await atelier.account();
  const browser = atelier.browser();
  await guess(browser, email);
  await guess(browser, email, PASSWORD);
  const { rows } = await atelier.storage.pool.query(
    "select policy, requests from rate_windows where ends_at > $1 and policy like 'sign-in/%' order by policy",
    [atelier.ground.clock.now()],
  );
  assert.deepEqual(rows, [
    { policy: "sign-in/account", requests: 0 },
    { policy: "sign-in/address", requests: 1 },
  ]);
});

test("sign-ups of one network are few, and so are letters for one account", async () => {
  const browser = atelier.browser();
  const { email } = await atelier.account();
  await browser.tell("session.requestReset", { email });
  await tried("reset/account", 3);
  assert.equal((await atelier.browser().tell("session.requestReset", { email })).status, 429);
  await browser.tell("session.signUp", { email: "first@example.org", password: PASSWORD });
  await tried("sign-up/address", 10);
  assert.equal((await browser.tell("session.signUp", { email: "second@example.org", password: PASSWORD })).status, 429);
});

test("the present password cannot be guessed in the settings either", async () => {
  const person = await atelier.person();
  await person.tell("account.changePassword", { current: "x", next: "a better one than that" });
  await tried("sign-in/account", 10);
  const { status } = await person.tell("account.changePassword", { current: PASSWORD, next: "a better one than that" });
  assert.equal(status, 429);
  assert.equal((await person.tell("account.remove", { email: person.email, password: PASSWORD })).status, 429);
});
