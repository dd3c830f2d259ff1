// Password guessing is limited and locks out the guessing network, not the user whose password is guessed. A correct
// attempt costs nothing.
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

const guess = async (browser: TestBrowser, email: string, password = "x") => browser.mutate("session.signIn", { email, password });

/** Sets the attempts of a policy directly, because each real one would cost a hash. */
async function setAttempts(policy: string, requests: number): Promise<void> {
  await atelier.storage.pool.query("update rate_windows set requests = $2 where policy = $1", [policy, requests]);
}

/** A browser that the account knows, signed out again. */
async function knownBrowser(email: string): Promise<TestBrowser> {
  const browser = atelier.browser();
  assert.equal((await guess(browser, email, PASSWORD)).status, 200);
  await browser.mutate("session.signOut");
  assert.equal(browser.cookie, null);
  return browser;
}

test("rejects the eleventh attempt for one account from one network within 15 minutes, even with the right password", async () => {
  const { email } = await atelier.account();
  const browser = atelier.browser();
  await guess(browser, email);
  await setAttempts("sign-in/place", 9);
  assert.equal((await guess(browser, email)).status, 400);
  const { status, headers, error } = await guess(browser, email, PASSWORD);
  assert.equal(status, 429);
  assert.equal(error?.data.kind, "too_many_requests");
  const seconds = Number(error?.data.facts["retryAfterSeconds"]);
  assert.ok(seconds > 880 && seconds <= 900, `${seconds}`);
  assert.equal(headers.get("retry-after"), String(seconds));
  assert.equal(error?.message, "There were too many attempts. Wait 15 minutes, then try again.");
  atelier.move(901);
  assert.equal((await guess(browser, email, PASSWORD)).status, 200);
});

test("wrong passwords lock out only the network they come from", async () => {
  const { email } = await atelier.account();
  const attacker = atelier.browser();
  for (let round = 0; round < 11; round += 1) await guess(attacker, email);
  assert.equal((await guess(attacker, email, PASSWORD)).status, 429);
  assert.equal((await guess(atelier.browser(), email, PASSWORD)).status, 200);
});

test("limits guesses from many networks, except in browsers that signed in before", async () => {
  atelier.move(3_601);
  const { email } = await atelier.account();
  const known = await knownBrowser(email);
  await guess(atelier.browser(), email);
  await setAttempts("sign-in/account", 100);
  assert.equal((await guess(atelier.browser(), email, PASSWORD)).status, 429);
  assert.equal((await guess(known, email, PASSWORD)).status, 200);
});

test("a browser that signed in before is admitted in a locked-out network, with ten attempts of its own", async () => {
  atelier.move(3_601);
  const { email } = await atelier.account();
  const known = await knownBrowser(email);
  await guess(atelier.browser(), email);
  await setAttempts("sign-in/address", 30);
  await guess(known, email);
  await setAttempts("sign-in/browser", 9);
  assert.equal((await guess(known, email)).status, 400);
  assert.equal((await guess(known, email, PASSWORD)).status, 429);
  atelier.move(901);
  assert.equal((await guess(known, email, PASSWORD)).status, 200);
});

test("the known-browser cookie is valid for its account only, cannot be forged, and expires after a year", async () => {
  const [one, other] = [await atelier.account(), await atelier.account()];
  const known = await knownBrowser(one.email);
  const isKnown = async (email: string) => {
    atelier.move(3_601);
    await guess(atelier.browser(), email);
    await setAttempts("sign-in/account", 100);
    return (await guess(known, email)).status === 400;
  };
  assert.equal(await isKnown(one.email), true);
  assert.equal(await isKnown(other.email), false);
  const genuine = known.known;
  known.known = (genuine ?? "").replace(/=(.)/, (_, first: string) => (first === "A" ? "=B" : "=A"));
  assert.equal(await isKnown(one.email), false);
  known.known = genuine;
  assert.equal(await isKnown(one.email), true);
  atelier.move(366 * 86_400);
  assert.equal(await isKnown(one.email), false);
});

test("a browser can be known to several accounts", async () => {
  atelier.move(3_601);
  const [one, other] = [await atelier.account(), await atelier.account()];
  const known = await knownBrowser(one.email);
  assert.equal((await guess(known, other.email, PASSWORD)).status, 200);
  for (const { email } of [one, other]) {
    await guess(atelier.browser(), email);
    await setAttempts("sign-in/account", 100);
    assert.equal((await guess(known, email)).status, 400, email);
  }
});

test("the known-browser cookie is host-only and HttpOnly, and gives no access", async () => {
  const { email } = await atelier.account();
  const { headers } = await guess(atelier.browser(), email, PASSWORD);
  const set = headers.getSetCookie().find((one) => one.startsWith("atelier-known="));
  assert.match(set ?? "", /^atelier-known=[\w.~-]+; Path=\/; Max-Age=31622400; HttpOnly; SameSite=Lax$/);
  const known = await knownBrowser(email);
  assert.notEqual(known.known, null);
  assert.equal((await known.query("account.read")).status, 401);
});

test("limits an unknown account like an existing one", async () => {
  const browser = atelier.browser();
  await guess(browser, "ghost@example.org");
  await setAttempts("sign-in/place", 10);
  const { status, error } = await guess(browser, "Ghost@example.org ");
  assert.equal(status, 429);
  assert.match(error?.message ?? "", /^There were too many attempts\. Wait 15 minutes/);
});

test("rejects the thirty-first attempt from one network, across accounts", async () => {
  const browser = atelier.browser({ address: "2001:db8:1:2::1" });
  await guess(browser, "one@example.org");
  await setAttempts("sign-in/address", 30);
  const neighbour = atelier.browser({ address: "2001:db8:1:2:ffff::9" });
  assert.equal((await guess(neighbour, "two@example.org")).status, 429);
  const elsewhere = atelier.browser({ address: "2001:db8:1:3::1" });
  assert.equal((await guess(elsewhere, "three@example.org")).status, 400);
});

test("a correct attempt is not counted and resets the wrong ones of its network", async () => {
  atelier.move(3_601);
  const { email } = await atelier.account();
  const browser = atelier.browser();
  await guess(browser, email);
  await guess(browser, email, PASSWORD);
  const { rows } = await atelier.storage.pool.query(
    "select policy, requests from rate_windows where ends_at > $1 and policy like 'sign-in/%' order by policy",
    [atelier.ctx.clock.now()],
  );
  assert.deepEqual(rows, [
    { policy: "sign-in/account", requests: 1 },
    { policy: "sign-in/address", requests: 1 },
    { policy: "sign-in/place", requests: 0 },
  ]);
});

test("limits sign-ups by network and reset mails by account", async () => {
  const browser = atelier.browser();
  const { email } = await atelier.account();
  await browser.mutate("session.requestReset", { email });
  await setAttempts("reset/account", 3);
  assert.equal((await atelier.browser().mutate("session.requestReset", { email })).status, 429);
  await browser.mutate("session.signUp", { email: "first@example.org", password: PASSWORD });
  await setAttempts("sign-up/address", 10);
  assert.equal((await browser.mutate("session.signUp", { email: "second@example.org", password: PASSWORD })).status, 429);
});

test("limits guesses of the current password in the settings, for that session only", async () => {
  const person = await atelier.person();
  await person.mutate("account.changePassword", { current: "x", next: "a better one than that" });
  await setAttempts("sign-in/browser", 10);
  const { status } = await person.mutate("account.changePassword", { current: PASSWORD, next: "a better one than that" });
  assert.equal(status, 429);
  assert.equal((await person.mutate("account.remove", { email: person.email, password: PASSWORD })).status, 429);
  assert.equal((await guess(atelier.browser(), person.email, PASSWORD)).status, 200);
});
