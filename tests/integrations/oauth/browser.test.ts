// Connecting and removing an app in a real browser: signing in on the way, consenting, returning.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { auth } from "@modelcontextprotocol/client";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { openVisitors, type Visitors } from "../../console/support/open-visitors.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { type AppAddress, decideInBrowser, openAppAddress } from "../support/decide-in-browser.ts";
import { keepInMemory, type KeptInMemory } from "../support/keep-in-memory.ts";

let service: SharedService;
let visitors: Visitors;
let serverUrl: string;
let home: AppAddress;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  serverUrl = `http://localhost:${service.port}/mcp`;
  visitors = await openVisitors(service);
  home = await openAppAddress();
});
after(async () => {
  await visitors.close();
  await home.close();
  await service.close();
});

async function begin(): Promise<KeptInMemory> {
  const app = keepInMemory(home.redirectUrl, { client_name: "Harbour notes" });
  assert.equal(await auth(app, { serverUrl }), "REDIRECT");
  return app;
}

const authorizationUrlOf = ({ authorizationUrl }: KeptInMemory): string => authorizationUrl?.href ?? "";

async function finish(app: KeptInMemory, back: URL): Promise<void> {
  const [authorizationCode = "", iss = ""] = ["code", "iss"].map((name) => back.searchParams.get(name) ?? undefined);
  assert.equal(await auth(app, { serverUrl, authorizationCode, iss }), "AUTHORIZED");
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PEOPLE.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("redirects to sign-in first, then to the consent page, and back to the app", async () => {
  const { page, faults, close } = await visitors.openVisitor();
  const app = await begin();
  await page.goto(authorizationUrlOf(app));
  await page.waitForURL(/\/sign-in\?to=%2Fconnect%2F/);
  await signIn(page, PEOPLE.tester);
  await page.getByRole("heading", { name: "Connect Harbour notes?" }).waitFor();
  const { shown, back } = await decideInBrowser(page, { address: page.url(), button: "Allow" });
  assert.match(shown, /it has not been verified/);
  assert.ok(shown.includes(`a program on this computer, at ${new URL(home.redirectUrl).host}`), shown);
  assert.match(shown, /See your projects, and follow their builds/);
  assert.match(shown, new RegExp(PEOPLE.tester));
  await finish(app, back);
  assert.ok(app.kept.tokens?.refresh_token);
  assert.deepEqual(faults, []);
  await close();
});

test("cancelling redirects with access_denied and connects nothing", async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.neighbour });
  const { back } = await decideInBrowser(page, { address: authorizationUrlOf(await begin()), button: "Cancel" });
  assert.deepEqual([back.searchParams.get("error"), back.searchParams.get("code")], ["access_denied", null]);
  await page.goto("/settings/integrations");
  await page.getByText("No connected apps yet").waitFor();
  await close();
});

test("switching accounts on the consent page connects the new account", async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const app = await begin();
  await page.goto(authorizationUrlOf(app));
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

test("a consent page that was open while another account signed in decides nothing, and shows the current account", async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  await page.goto(authorizationUrlOf(await begin()));
  await page.getByRole("button", { name: "Allow" }).waitFor();
  const other = await page.context().newPage();
  await other.request.post("/console/api/session.signIn", {
    data: { email: PEOPLE.neighbour, password: PEOPLE.password },
    headers: { "x-atelier-console": "1", origin: `http://localhost:${service.port}` },
  });
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByRole("alert").getByText(`You are signed in as ${PEOPLE.neighbour} now`).waitFor();
  await page.getByText(`It acts on behalf of ${PEOPLE.neighbour}`).waitFor();
  await close();
});

test("a request of another browser is reported as expired", async () => {
  const first = await visitors.openVisitor({ email: PEOPLE.tester });
  await first.page.goto(authorizationUrlOf(await begin()));
  await first.page.getByRole("button", { name: "Allow" }).waitFor();
  const second = await visitors.openVisitor({ email: PEOPLE.tester });
  await second.page.goto(first.page.url());
  await second.page.getByText("This request is over, or it was begun in another browser").waitFor();
  await first.close();
  await second.close();
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns axe's findings on the page, one per line. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // The engine injected above.
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test("the consent page and the list of connections are accessible and fit a phone", async () => {
  const phone = { viewport: { width: 375, height: 812 }, colorScheme: "dark", hasTouch: true } as const;
  for (const options of [{ colorScheme: "light" } as const, phone]) {
    const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.tester, options });
    await page.goto(authorizationUrlOf(await begin()));
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

test("removing a connection in the settings makes its app authorize again", async () => {
  const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.neighbour });
  const app = await begin();
  const { back } = await decideInBrowser(page, { address: authorizationUrlOf(app), button: "Allow" });
  await finish(app, back);
  assert.equal(await auth(app, { serverUrl }), "AUTHORIZED", "it refreshes its tokens");
  await page.goto("/settings/integrations");
  const list = page.getByRole("list", { name: "Connected apps" });
  await list.waitFor();
  const count = await list.getByRole("heading").count();
  await list.getByRole("button", { name: "Remove Harbour notes" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove connection" }).click();
  await page.getByText("Harbour notes was disconnected.", { exact: true }).waitFor();
  assert.equal(await list.getByRole("heading").count(), count - 1);
  assert.equal(await auth(app, { serverUrl }), "REDIRECT");
  assert.deepEqual(faults, []);
  await close();
});
