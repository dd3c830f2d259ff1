// The owner connects models in a real browser: a server that is found on this machine, a provider by its key, and the
// limits for all of them. A visitor sees what the service built as examples. No page has an accessibility finding, on a desktop in light mode and on a phone in dark mode.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { USUAL_SERVERS, type UsualServer } from "../../../src/adapters/models/discovery/find-servers.ts";
import { openModelServer, type ModelServer } from "../../support/model-server/open-model-server.ts";
import { PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { openVisitors, type Visitor, type Visitors } from "../support/open-visitors.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const key = "sk-workshop-0123456789-wxyz";
// As Ollama answers.
const LIST = { object: "list", data: [{ id: "qwen3:8b", object: "model", created: 1_763_000_000, owned_by: "library" }] };
let local: { server: Server; usual: UsualServer };
let models: ModelServer;
let service: RunningService;
let visitors: Visitors;
let owner: Visitor;

/** Answers as a model server at the first usual port that nothing else on this machine uses. */
async function serveLocally(): Promise<typeof local> {
  for (const usual of USUAL_SERVERS) {
    const server = createServer((_, response) => response.setHeader("content-type", "application/json").end(JSON.stringify(LIST)));
    const isListening = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(usual.port, "127.0.0.1", () => resolve(true));
    });
    if (isListening) return { server, usual };
  }
  return assert.fail("every usual port of a model server is used on this machine");
}

before(async () => {
  local = await serveLocally();
  models = await openModelServer({ models: ["big/model 70B", "small"], key });
  service = await startService({
    withPasswords: true,
    triesApps: false,
    environment: { ATELIER_FIND_MODELS: "on", ATELIER_EXAMPLES: "on" },
  });
  visitors = await openVisitors(service);
  owner = await visitors.openVisitor();
  owner.page.setDefaultTimeout(15_000);
  const link = /way in, [^\n]*: (http:\S+)/.exec(service.output())?.[1] ?? assert.fail(service.output());
  await owner.page.goto(link);
  await owner.page.getByRole("heading", { name: "What do you want to build?" }).waitFor();
});
after(async () => {
  await visitors.close();
  await service.stop();
  await removeData(service.dataFolder);
  await models.close();
  local.server.closeAllConnections();
  local.server.close();
});

async function checkPage(page: Page, what: string): Promise<void> {
  await page.evaluate(axe);
  // The engine injected above.
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  assert.deepEqual(findings, [], what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(overflow <= 0, `${what} is ${overflow} px wider than the window`);
}

test("the terminal names the server that runs on this machine, and how to connect it", () => {
  const { name } = local.usual;
  assert.ok(service.output().includes(`Found on this machine: ${name} (1 model). Connect it in Settings → Models: http`), service.output());
});

test("a found server is connected with one click, and its models are offered at once", async () => {
  const { page, open } = owner;
  const { name } = local.usual;
  await page.getByText(/^2 credits with Blueprint · [\d,]+ left/).waitFor();
  await page.getByRole("link", { name: "connect one" }).click();
  await page.getByRole("heading", { name: "Found on this machine" }).waitFor();
  await checkPage(page, "the models before anything is connected");
  await page.getByRole("button", { name: `Connect ${name}` }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await checkPage(page, "a connected server");
  await open("/settings/models");
  await page.getByText("qwen3:8b").first().waitFor();
  assert.equal(await page.getByRole("heading", { name: "Found on this machine" }).count(), 0);
  await open("/");
  await page.getByText(/^2 credits with qwen3:8b, estimated from its price · [\d,]+ left/).waitFor();
  await checkPage(page, "the home page with what a build costs");
  await page.getByRole("button", { name: /^Model:/ }).click();
  await page.getByRole("menuitemradio", { name: /qwen3:8b/ }).waitFor();
});

test("a provider is connected by its key, after a wrong one is refused; a test call shows its answer", async () => {
  const { page, open } = owner;
  await open("/settings/models");
  await page.getByRole("button", { name: "Connect a provider" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Other (OpenAI-compatible)").click();
  await dialog.getByLabel("Name").fill("Workshop");
  await dialog.getByLabel("Address").fill(`${models.url}/v1`);
  await dialog.getByLabel("Key (optional)").fill("sk-wrong-0123456789");
  await checkPage(page, "the dialog of a new provider");
  await dialog.getByRole("button", { name: "Connect" }).click();
  await dialog.getByText("it refuses the key (status 401)").waitFor();
  await dialog.getByLabel("Key (optional)").fill(key);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Workshop", level: 1 }).waitFor();
  await page.getByText("ends in …wxyz").waitFor();
  assert.ok(!(await page.content()).includes(key));

  models.play(() => ({ say: "I am Big.", usage: { input: 9, output: 4 } }));
  await page.getByRole("button", { name: "Test big/model 70B" }).click();
  await page.getByText("I am Big.").waitFor();
  await page.getByText(/\d seconds/).waitFor();
  models.play(() => ({ status: 401 }));
  await page.getByRole("button", { name: "Test small" }).click();
  await page.getByText("Replace the key with a new one").waitFor();
  await checkPage(page, "a tested provider");
});

test("the owner chooses what a model writes, for whom and at which price, and the limits for all", async () => {
  const { page, open } = owner;
  const big = page.getByRole("group", { name: "big/model 70B" });
  await page.getByRole("checkbox", { name: "small" }).click();
  await big.getByLabel("Writes").selectOption("paid");
  await big.getByLabel("Smallest plan").selectOption("team");
  await big.getByLabel("Input, US$").fill("two");
  await page.getByRole("button", { name: "Save models" }).click();
  await page.getByText("Enter what a million tokens of big/model 70B cost").waitFor();
  await big.getByLabel("Input, US$").fill("2");
  await big.getByLabel("Output, US$").fill("8,5");
  await big.getByLabel("Context, tokens").fill("32000");
  await big.getByLabel("Sees pictures").click();
  await page.getByRole("button", { name: "Save models" }).click();
  await page.getByText("1 offered.").waitFor();
  await page.reload();
  await page.getByText("1 offered.").waitFor();
  assert.equal(await big.getByLabel("Output, US$").inputValue(), "8.5");
  assert.equal(await big.getByLabel("Context, tokens").inputValue(), "32000");
  assert.equal(await big.getByLabel("Sees pictures").isChecked(), true);

  await open("/settings/models");
  await page.getByLabel("Default model").selectOption({ label: "qwen3:8b" });
  await page.getByLabel("Monthly limit in US dollars").fill("-1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter an amount in US dollars").waitFor();
  await page.getByLabel("Monthly limit in US dollars").fill("20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("of US$ 20.00").waitFor();
  await checkPage(page, "the limits");
});

test("on a phone in dark mode every page fits, and a provider can be removed there", async () => {
  const options = {
    viewport: { width: 375, height: 812 },
    colorScheme: "dark" as const,
    storageState: await owner.page.context().storageState(),
  };
  const phone = await visitors.openVisitor({ options });
  const { page, open } = phone;
  page.setDefaultTimeout(15_000);
  await open("/settings/models");
  await page.getByRole("heading", { name: "Workshop" }).click();
  await page.getByRole("heading", { name: "Workshop", level: 1 }).waitFor();
  await checkPage(page, "a provider on a phone");
  await page.getByRole("button", { name: "Remove the provider" }).click();
  await checkPage(page, "the warning before a provider goes");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove provider" }).click();
  await page.getByRole("heading", { name: "Providers" }).waitFor();
  await page.getByRole("heading", { name: "Workshop" }).waitFor({ state: "detached" });
  await checkPage(page, "the models on a phone");
  assert.deepEqual(phone.faults, []);
  await phone.close();
});

test("another account finds nothing of this in its settings", async () => {
  const person = await visitors.openVisitor({ email: PEOPLE.tester });
  const { page, open } = person;
  await open("/settings/models");
  await page.getByRole("heading", { name: "Only the owner can change this" }).waitFor();
  assert.equal(await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Models" }).count(), 0);
  await checkPage(page, "the models of another account");
  assert.ok(!service.output().includes(key));
});

test("a signed-out visitor finds apps that this service has built, live in frames, with what was proven", async () => {
  const { page, faults, close } = await visitors.openVisitor();
  await page.goto("/");
  const section = page.getByRole("region", { name: "Built here, and live" });
  await section.getByRole("article").first().waitFor({ timeout: 180_000 });
  for (const article of await section.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    await article.frameLocator("iframe").getByRole("heading", { level: 1 }).first().waitFor({ timeout: 15_000 });
    const address = new URL((await article.getByRole("link").getAttribute("href")) ?? "");
    assert.match(address.hostname, /^[a-z0-9-]+\.apps\.localhost$/);
    await article.getByText("not tried in a browser").waitFor();
  }
  await checkPage(page, "the landing page with examples");
  assert.deepEqual(faults, []);
  await close();
});
