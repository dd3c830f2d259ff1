// Setting up webhooks in a real browser, watching deliveries arrive, and inspecting them. No page has an accessibility
// finding, on a desktop in light mode and on a phone in dark mode.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { openVisitors, type Visitor, type Visitors } from "../../console/support/open-visitors.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let service: SharedService;
let visitors: Visitors;
let receiver: Receiver;
let person: Visitor;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  receiver = await openReceiver();
  visitors = await openVisitors(service);
  person = await visitors.openVisitor({ email: PEOPLE.tester });
  person.page.setDefaultTimeout(15_000);
});
after(async () => {
  await visitors.close();
  await receiver.close();
  await service.close();
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

test("adds an endpoint, after rejecting a private address; its secret is shown once and verifies deliveries", async () => {
  const { page, open } = person;
  await open("/settings/webhooks");
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  await checkPage(page, "no endpoints");
  await page.getByRole("button", { name: "Add an endpoint" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("URL").fill("http://192.168.0.1/");
  await dialog.getByLabel("Name").fill("Release bot");
  await checkPage(page, "the dialog of a new endpoint");
  await dialog.getByRole("button", { name: "Add endpoint" }).click();
  await dialog.getByText("private network").waitFor();
  await dialog.getByLabel("URL").fill(receiver.url);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Endpoint added" }).waitFor();
  await checkPage(page, "the secret");
  const secret = (await dialog.locator("code").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have saved it" }).click();
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

test("deliveries appear live, with the request and the response", async () => {
  const { page } = person;
  receiver.respond((_received, response) => response.writeHead(503).end("<b>The queue is full.</b>"));
  await service.request("/b/api/v1/projects", { method: "POST", body: JSON.stringify({ prompt: "A list of books" }) });
  await page.getByRole("row", { name: /project\.created Retrying 503/ }).waitFor();
  await page.getByText("Deliveries started to fail").waitFor();
  await checkPage(page, "an endpoint that fails");
  await page.getByRole("button", { name: "project.created" }).click();
  await page.getByText("<b>The queue is full.</b>").first().waitFor();
  await checkPage(page, "a delivery");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  receiver.respond((_received, response) => response.writeHead(204).end());
  await page.getByRole("button", { name: "project.created" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resend" }).click();
  await page.getByRole("dialog").getByText("Delivered").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("an endpoint is rotated, disabled, enabled and removed", async () => {
  const { page } = person;
  await page.getByRole("button", { name: "Rotate the secret" }).click();
  await checkPage(page, "the question before a rotation");
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate the secret" }).click();
  await page.getByRole("heading", { name: "New secret" }).waitFor();
  await page.getByRole("button", { name: "I have saved it" }).click();
  await page.getByText("The previous secret is still used for signing").waitFor();
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByText("You disabled this endpoint").waitFor();
  const phone = await visitors.openVisitor({
    email: PEOPLE.tester,
    options: { viewport: { width: 375, height: 812 }, colorScheme: "dark", hasTouch: true },
  });
  await phone.open(new URL(page.url()).pathname);
  await phone.page.getByRole("row", { name: /webhook\.test/ }).waitFor();
  await checkPage(phone.page, "a disabled endpoint on a phone");
  await phone.open("/settings/webhooks");
  await phone.page.getByRole("link", { name: /Release bot/ }).waitFor();
  await checkPage(phone.page, "the list on a phone");
  await phone.close();
  await page.getByRole("button", { name: "Enable" }).click();
  await page.getByText("Enabled", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove endpoint" }).click();
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  const unexpected = person.faults.filter((fault) => !fault.includes("400"));
  assert.deepEqual(unexpected, []);
});
