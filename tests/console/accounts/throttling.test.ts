// Guessing is slow and locks out who guesses: a network, not the person whose password is guessed at. A right try costs
// nothing.
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

/** Writes the tries of a policy as if they had been made: each would cost a hash. */
async function tried(policy: string, requests: number): Promise<void> {
  await atelier.storage.pool.query("update rate_windows set requests = $2 where policy = $1", [policy, requests]);
}

/** A browser of this person, known to the account, and signed out again. */
async function knownBrowser(email: string): Promise<TestBrowser> {
  const browser = atelier.browser();
  assert.equal((await guess(browser, email, PASSWORD)).status, 200);
  await browser.tell("session.signOut");
  assert.equal(browser.cookie, null);
  return browser;
}

test("the eleventh try for one account from one network within a quarter of an hour is refused, and the right password too", async () => {
  const { email } = await atelier.account();
  const browser = atelier.browser();
  await guess(browser, email);
  await tried("sign-in/place", 9);
  assert.equal((await guess(browser, email)).status, 400);
  const { status, headers, error } = await guess(browser, email, PASSWORD);
  assert.equal(status, 429);
  assert.equal(error?.data.kind, "too_many_requests");
  const seconds = Number(error?.data.facts["retryAfterSeconds"]);
  assert.ok(seconds > 880 && seconds <= 900, `${seconds}`);
  assert.equal(headers.get("retry-after"), String(seconds));
  assert.equal(error?.message, "These were too many tries. Wait 15 minutes, then try again.");
  atelier.move(901);
  assert.equal((await guess(browser, email, PASSWORD)).status, 200);
});

test("wrong passwords from another network lock nobody out but that network", async () => {
  const { email } = await atelier.account();
  const attacker = atelier.browser();
  for (let round = 0; round < 11; round += 1) await guess(attacker, email);
  assert.equal((await guess(attacker, email, PASSWORD)).status, 429);
  assert.equal((await guess(atelier.browser(), email, PASSWORD)).status, 200);
});

test("a guess from many networks is bounded too, and a browser that signed in before is spared", async () => {
  atelier.move(3_601);
  const { email } = await atelier.account();
  const known = await knownBrowser(email);
  await guess(atelier.browser(), email);
  await tried("sign-in/account", 100);
  assert.equal((await guess(atelier.browser(), email, PASSWORD)).status, 429);
  assert.equal((await guess(known, email, PASSWORD)).status, 200);
});

test("a browser that signed in before is spared in a network that is locked out, and has ten tries of its own", async () => {
  atelier.move(3_601);
  const { email } = await atelier.account();
  const known = await knownBrowser(email);
  await guess(atelier.browser(), email);
  await tried("sign-in/address", 30);
  await guess(known, email);
  await tried("sign-in/browser", 9);
  assert.equal((await guess(known, email)).status, 400);
  assert.equal((await guess(known, email, PASSWORD)).status, 429);
  atelier.move(901);
  assert.equal((await guess(known, email, PASSWORD)).status, 200);
});

test("what makes a browser known is good for that account alone, cannot be made up, and lasts a year", async () => {
  const [one, other] = [await atelier.account(), await atelier.account()];
  const known = await knownBrowser(one.email);
  const isKnown = async (email: string) => {
    atelier.move(3_601);
    await guess(atelier.browser(), email);
    await tried("sign-in/account", 100);
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

test("a browser is known to several accounts at once", async () => {
  atelier.move(3_601);
  const [one, other] = [await atelier.account(), await atelier.account()];
  const known = await knownBrowser(one.email);
  assert.equal((await guess(known, other.email, PASSWORD)).status, 200);
  for (const { email } of [one, other]) {
    await guess(atelier.browser(), email);
    await tried("sign-in/account", 100);
    assert.equal((await guess(known, email)).status, 400, email);
  }
});

test("the cookie of a known browser is host-only and unreadable to scripts, and opens nothing", async () => {
  const { email } = await atelier.account();
  const { headers } = await guess(atelier.browser(), email, PASSWORD);
  const set = headers.getSetCookie().find((one) => one.startsWith("atelier-known="));
  assert.match(set ?? "", /^atelier-known=[\w.~-]+; Path=\/; Max-Age=31622400; HttpOnly; SameSite=Lax$/);
  const known = await knownBrowser(email);
  assert.notEqual(known.known, null);
  assert.equal((await known.ask("account.read")).status, 401);
});

test("an account that does not exist is closed just as one that does", async () => {
  const browser = atelier.browser();
  await guess(browser, "ghost@example.org");
  await tried("sign-in/place", 10);
  const { status, error } = await guess(browser, "Ghost@example.org ");
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

test("a right try is not counted, and forgets the wrong ones of its network before it", async () => {
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

test("the present password cannot be guessed in the settings either, and who guesses there locks out only that session", async () => {
  const person = await atelier.person();
  await person.tell("account.changePassword", { current: "x", next: "a better one than that" });
  await tried("sign-in/browser", 10);
  const { status } = await person.tell("account.changePassword", { current: PASSWORD, next: "a better one than that" });
  assert.equal(status, 429);
  assert.equal((await person.tell("account.remove", { email: person.email, password: PASSWORD })).status, 429);
  assert.equal((await guess(atelier.browser(), person.email, PASSWORD)).status, 200);
});
