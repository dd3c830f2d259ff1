// A person sets webhooks up in a real browser, sees deliveries come in, and looks at what was sent. Nothing of it has an
// accessibility finding, on a desktop in light colours and on a phone in dark ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { openVisitors, type Visitor, type Visitors } from "../../console/support/open-visitors.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let service: RunningService;
let visitors: Visitors;
let receiver: Receiver;
let person: Visitor;
before(async () => {
  service = await startService({ withPasswords: true, environment: { ATELIER_WEBHOOK_ALLOW: "127.0.0.1" } });
  receiver = await openReceiver();
  visitors = await openVisitors(service);
  person = await visitors.come({ email: PEOPLE.tester });
  person.page.setDefaultTimeout(15_000);
});
after(async () => {
  await visitors.close();
  await receiver.close();
  await service.stop();
  await removeData(service.dataFolder);
});

async function judge(page: Page, what: string): Promise<void> {
  await page.evaluate(axe);
  // The engine that the line above has put there.
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  assert.deepEqual(findings, [], what);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(sideways <= 0, `${what} is ${sideways} px wider than the window`);
}

test("an endpoint is added, refused first for its address; its secret is shown once and verifies what comes", async () => {
  const { page, open } = person;
  await open("/settings/webhooks");
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  await judge(page, "no endpoints");
  await page.getByRole("button", { name: "Add an endpoint" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("http://192.168.0.1/");
  await dialog.getByLabel("Name").fill("Release bot");
  await judge(page, "the dialog of a new endpoint");
  await dialog.getByRole("button", { name: "Add the endpoint" }).click();
  await dialog.getByText("private network").waitFor();
  await dialog.getByLabel("Address").fill(receiver.url);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "The endpoint is added" }).waitFor();
  await judge(page, "the secret");
  const secret = (await dialog.locator("code").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("heading", { name: "Release bot", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByRole("row", { name: /webhook\.test Delivered 204/ }).waitFor();
  const [one] = await receiver.until(1);
  assert.ok(one);
  verify(one, secret);
  await page.reload();
  await page.getByRole("row", { name: /webhook\.test/ }).waitFor();
  assert.ok(!(await page.content()).includes(secret.slice(6)));
});

test("what happens is seen as it goes, and what was sent and answered by who looks at it", async () => {
  const { page } = person;
  receiver.answer((_received, response) => response.writeHead(503).end("<b>The queue is full.</b>"));
  await service.request("/b/api/v1/projects", { method: "POST", body: JSON.stringify({ prompt: "A list of books" }) });
  await page.getByRole("row", { name: /project\.created Trying again 503/ }).waitFor();
  await page.getByText("Deliveries fail, for the first time").waitFor();
  await judge(page, "an endpoint that fails");
  await page.getByRole("button", { name: "project.created" }).click();
  await page.getByText("<b>The queue is full.</b>").first().waitFor();
  await judge(page, "a delivery");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  receiver.answer((_received, response) => response.writeHead(204).end());
  await page.getByRole("button", { name: "project.created" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resend" }).click();
  await page.getByRole("dialog").getByText("Delivered").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("it is rotated, disabled, enabled and removed, with words for each", async () => {
  const { page } = person;
  await page.getByRole("button", { name: "Rotate the secret" }).click();
  await judge(page, "the question before a rotation");
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate the secret" }).click();
  await page.getByRole("heading", { name: "The new secret" }).waitFor();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByText("The former secret signs too").waitFor();
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByText("You disabled this endpoint").waitFor();
  const phone = await visitors.come({
    email: PEOPLE.tester,
    options: { viewport: { width: 375, height: 812 }, colorScheme: "dark", hasTouch: true },
  });
  await phone.open(new URL(page.url()).pathname);
  await phone.page.getByRole("row", { name: /webhook\.test/ }).waitFor();
  await judge(phone.page, "a disabled endpoint on a phone");
  await phone.open("/settings/webhooks");
  await phone.page.getByRole("link", { name: /Release bot/ }).waitFor();
  await judge(phone.page, "the list on a phone");
  await phone.close();
  await page.getByRole("button", { name: "Enable" }).click();
  await page.getByText("Enabled", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the endpoint" }).click();
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  const unexpected = person.faults.filter((fault) => !fault.includes("400"));
  assert.deepEqual(unexpected, []);
});
