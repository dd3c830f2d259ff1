// Signing in by way of a real browser, and what a stranger can do with the codes on the way.
import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { openVisitors, type Visitors } from "../../console/support/open-visitors.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { type Cli, openCli, type Running } from "./open-cli.ts";

const patience = { timeout: 110_000 };
let service: SharedService;
let visitors: Visitors;
let cli: Cli;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  visitors = await openVisitors(service);
  cli = await openCli({ BROWSER: "true" });
}, patience);
after(async () => {
  await cli.close();
  await visitors.close();
  await service.close();
});

const origin = () => `http://localhost:${service.port}`;

async function begin(): Promise<{ running: Running; address: URL }> {
  const running = cli.start(["--service", origin(), "login"]);
  const [, address = ""] = await running.until(/Opening (\S+)/);
  return { running, address: new URL(address) };
}

async function decide(page: Page, { address, button }: { address: URL; button: string }): Promise<void> {
  await page.goto(address.href);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("an allowed request gives this computer a key, in a file of its own, and logout forgets it", patience, async () => {
  const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const { running, address } = await begin();
  await decide(page, { address, button: "Allow" });
  await page.getByRole("heading", { name: "Connected" }).waitFor();
  const { code, stdout, stderr } = await running.ended;
  assert.equal(code, 0, stderr);
  assert.match(stdout, new RegExp(`Signed in to ${origin()} as ${PEOPLE.tester}`));
  assert.deepEqual(faults, []);

  const { mode } = await stat(join(cli.home, "config/atelier/credentials.json"));
  assert.equal(mode & 0o777, 0o600);
  const account = await cli.run(["account", "--json"]);
  assert.equal(account.code, 0, account.stderr);
  await page.goto(`${origin()}/settings/keys`);
  await page.getByText("Command line on", { exact: false }).first().waitFor();
  assert.equal((await cli.run(["logout"])).code, 0);
  assert.equal((await cli.run(["--service", origin(), "account"])).code, 5);
  await close();
});

test("a refused request gives none", patience, async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const { running, address } = await begin();
  await decide(page, { address, button: "Cancel" });
  const { code, stdout, stderr } = await running.ended;
  assert.deepEqual([code, stdout], [5, ""]);
  assert.match(stderr, /refused in the browser/);
  await close();
});

test("a code is worth nothing to another program: it takes the verifier and the name, once", patience, async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const { running, address } = await begin();
  const port = address.searchParams.get("port");
  const stranger = await fetch(`http://127.0.0.1:${port}/callback?code=stolen&state=guessed-guessed-guessed`);
  assert.equal(stranger.status, 404);
  let carried = "";
  await page.route(/127\.0\.0\.1:\d+\/callback/, (route) => {
    carried = new URL(route.request().url()).searchParams.get("code") ?? "";
    return route.abort();
  });
  await decide(page, { address, button: "Allow" });
  const deadline = Date.now() + 20_000;
  while (carried === "" && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  const name = address.searchParams.get("name") ?? "";
  const exchange = (body: object) => fetch(`${origin()}/cli/key`, { method: "POST", body: JSON.stringify(body) });
  const refused = await exchange({ code: carried, verifier: "v".repeat(64), name });
  assert.equal(refused.status, 400);
  assert.match(Object(await refused.json()).error, /not valid/);
  assert.equal((await exchange({ code: carried, verifier: "short", name })).status, 400);
  assert.equal((await exchange({ code: "x".repeat(5_000), verifier: "v".repeat(64), name })).status, 400);
  assert.equal((await fetch(`${origin()}/cli/key`)).status, 405);
  await running.stop();
  await close();
});

test("an incomplete address asks for nothing", patience, async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  await page.goto(`${origin()}/connect/cli?port=80&state=x`);
  await page.getByText("This address is incomplete").waitFor();
  assert.equal(await page.getByRole("button", { name: "Allow" }).count(), 0);
  await close();
});

test("a key can be given without a browser", patience, async () => {
  const given = await cli.run(["--service", service.url, "login", "--with-key"], { input: `${service.newKey()}\n` });
  assert.equal(given.code, 0, given.stderr);
  assert.equal((await cli.run(["projects"])).code, 0);
  const wrong = await cli.run(["--service", service.url, "login", "--with-key"], { input: "nonsense\n" });
  assert.equal(wrong.code, 5, wrong.stderr);
});
