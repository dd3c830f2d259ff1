// Connecting an app and removing it again, by a person in a real browser: signing in on the way, being asked, coming back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { auth } from "@modelcontextprotocol/client";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { openVisitors, type Visitors } from "../../console/support/open-visitors.ts";
import { PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { type AppAddress, decideInBrowser, openAppAddress } from "../support/decide-in-browser.ts";
import { keepInMemory, type KeptInMemory } from "../support/keep-in-memory.ts";

let service: RunningService;
let visitors: Visitors;
let serverUrl: string;
let home: AppAddress;
before(async () => {
  service = await startService({ withPasswords: true });
  serverUrl = `http://localhost:${service.port}/mcp`;
  visitors = await openVisitors(service);
  home = await openAppAddress();
});
after(async () => {
  await visitors.close();
  await home.close();
  await service.stop();
  await removeData(service.dataFolder);
});

async function begin(): Promise<KeptInMemory> {
  const app = keepInMemory(home.redirectUrl, { client_name: "Harbour notes" });
  assert.equal(await auth(app, { serverUrl }), "REDIRECT");
  return app;
}

const addressOf = ({ asked }: KeptInMemory): string => asked?.href ?? "";

async function finish(app: KeptInMemory, back: URL): Promise<void> {
  const [authorizationCode = "", iss = ""] = ["code", "iss"].map((name) => back.searchParams.get(name) ?? undefined);
  assert.equal(await auth(app, { serverUrl, authorizationCode, iss }), "AUTHORIZED");
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PEOPLE.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("who is not signed in signs in first, is asked, and comes back to the app", async () => {
  const { page, faults, close } = await visitors.come();
  const app = await begin();
  await page.goto(addressOf(app));
  await page.waitForURL(/\/sign-in\?to=%2Fconnect%2F/);
  await signIn(page, PEOPLE.tester);
  await page.getByRole("heading", { name: "Connect Harbour notes?" }).waitFor();
  const { shown, back } = await decideInBrowser(page, { address: page.url(), button: "Allow" });
  assert.match(shown, /nobody has checked it/);
  assert.ok(shown.includes(`a program on this computer, at ${new URL(home.redirectUrl).host}`), shown);
  assert.match(shown, /See your projects, and follow their builds/);
  assert.match(shown, new RegExp(PEOPLE.tester));
  await finish(app, back);
  assert.ok(app.kept.tokens?.refresh_token);
  assert.deepEqual(faults, []);
  await close();
});

test("who cancels goes back with a refusal, and nothing is connected", async () => {
  const { page, close } = await visitors.come({ email: PEOPLE.neighbour });
  const { back } = await decideInBrowser(page, { address: addressOf(await begin()), button: "Cancel" });
  assert.deepEqual([back.searchParams.get("error"), back.searchParams.get("code")], ["access_denied", null]);
  await page.goto("/settings/integrations");
  await page.getByText("Nothing is connected yet").waitFor();
  await close();
});

test("another account is chosen by signing in anew, and is the one that is given", async () => {
  const { page, close } = await visitors.come({ email: PEOPLE.tester });
  const app = await begin();
  await page.goto(addressOf(app));
  await page.getByRole("button", { name: "Use another account" }).click();
  await signIn(page, PEOPLE.neighbour);
  await page.getByRole("heading", { name: "Connect Harbour notes?" }).waitFor();
  const { shown, back } = await decideInBrowser(page, { address: page.url(), button: "Allow" });
  assert.match(shown, new RegExp(PEOPLE.neighbour));
  await finish(app, back);
  await page.goto("/settings/integrations");
  await page.getByRole("list", { name: "Connected apps" }).getByText("Harbour notes").waitFor();
  await close();
});

test("a page that stood open while somebody else signed in decides nothing, and shows who it is now", async () => {
  const { page, close } = await visitors.come({ email: PEOPLE.tester });
  await page.goto(addressOf(await begin()));
  await page.getByRole("button", { name: "Allow" }).waitFor();
  const other = await page.context().newPage();
  await other.request.post("/console/api/session.signIn", {
    data: { email: PEOPLE.neighbour, password: PEOPLE.password },
    headers: { "x-atelier-console": "1", origin: `http://localhost:${service.port}` },
  });
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByRole("alert").getByText(`You are signed in as ${PEOPLE.neighbour} by now`).waitFor();
  await page.getByText(`It acts for ${PEOPLE.neighbour}`).waitFor();
  await close();
});

test("a request of another browser is told to be over", async () => {
  const first = await visitors.come({ email: PEOPLE.tester });
  await first.page.goto(addressOf(await begin()));
  await first.page.getByRole("button", { name: "Allow" }).waitFor();
  const second = await visitors.come({ email: PEOPLE.tester });
  await second.page.goto(first.page.url());
  await second.page.getByText("This request is over, or it was begun in another browser").waitFor();
  await first.close();
  await second.close();
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page, a line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // The engine that the line above has put there.
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test("the page that asks and the list of what is connected are accessible, and not wider than a phone", async () => {
  const phone = { viewport: { width: 375, height: 812 }, colorScheme: "dark", hasTouch: true } as const;
  for (const options of [{ colorScheme: "light" } as const, phone]) {
    const { page, faults, close } = await visitors.come({ email: PEOPLE.tester, options });
    await page.goto(addressOf(await begin()));
    await page.getByRole("button", { name: "Allow" }).waitFor();
    assert.deepEqual(await findings(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)) <= 0);
    await page.goto("/settings/integrations");
    await page.getByRole("list", { name: "Connected apps" }).waitFor();
    assert.deepEqual(await findings(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)) <= 0);
    assert.deepEqual(faults, []);
    await close();
  }
});

test("a connection is removed in the settings, and its app is at its beginning again", async () => {
  const { page, faults, close } = await visitors.come({ email: PEOPLE.neighbour });
  const app = await begin();
  const { back } = await decideInBrowser(page, { address: addressOf(app), button: "Allow" });
  await finish(app, back);
  assert.equal(await auth(app, { serverUrl }), "AUTHORIZED", "it renews");
  await page.goto("/settings/integrations");
  const list = page.getByRole("list", { name: "Connected apps" });
  await list.waitFor();
  const count = await list.getByRole("heading").count();
  await list.getByRole("button", { name: "Remove Harbour notes" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the connection" }).click();
  await page.getByText("Harbour notes is not connected any more.", { exact: true }).waitFor();
  assert.equal(await list.getByRole("heading").count(), count - 1);
  assert.equal(await auth(app, { serverUrl }), "REDIRECT");
  assert.deepEqual(faults, []);
  await close();
});
