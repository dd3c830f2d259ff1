// What somebody meets beside their project in a real browser: an outage while a build is stopped, a session that ends, and keys.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { SCOPES } from "../../../src/domain/errors.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { openVisitors, type Visitor, type Visitors } from "../support/open-visitors.ts";
import { takeServiceAway } from "../support/take-service-away.ts";

let service: SharedService;
let visitors: Visitors;
let visitor: Visitor;
let page: Page;

before(async () => {
  service = await openSharedServiceWithoutBrowser();
  visitors = await openVisitors(service);
  visitor = await visitors.openVisitor({ email: PEOPLE.neighbour });
  page = visitor.page;
  page.setDefaultTimeout(8_000);
});
after(async () => {
  await visitors.close();
  await service.close();
});

test("a build is stopped when the service answers, and a session that ends leads back to what was being sent", async () => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "What to build" }).fill("Build me an app");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/projects\//);
  const [, projectId = ""] = /projects\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.getByText("A to-do list with due dates").waitFor();
  const back = await takeServiceAway(visitor);
  await page.getByRole("button", { name: "Stop this build" }).click();
  await page.getByText("The build is stopped as soon as it answers again.").waitFor();
  await back();
  await page.getByRole("group", { name: /stopped/i }).waitFor();

  await page.context().clearCookies();
  await page.getByRole("textbox", { name: "Your message" }).fill("Half a thought");
  await page.keyboard.press("Enter");
  await page.getByText("Your session has ended").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PEOPLE.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/projects/${projectId}`));
  await page.getByRole("log").getByText("Half a thought").waitFor();
  const deleted = await fetch(`${service.url}/b/api/v1/projects/${projectId}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${service.otherKey}` },
  });
  assert.equal(deleted.status, 204);
});

test("a key is shown once, works for the API, and stops working when revoked", async () => {
  await page.goto("/settings/keys");
  await page.getByRole("button", { name: "Create a key" }).click();
  const dialog = page.getByRole("dialog");
  assert.match(await dialog.getByRole("radiogroup", { name: "API version" }).innerText(), /^Complete\n/);
  // The documentation and refusals name scopes, so the dialog does as well.
  const scopes = (await dialog.getByRole("group", { name: "Permissions" }).innerText()).match(/\b[a-z]+:[a-z]+\b/g);
  assert.deepEqual(scopes?.toSorted(), SCOPES.toSorted());
  await dialog.getByRole("textbox", { name: "Name" }).fill("Deploy script");
  await dialog.getByRole("button", { name: "Create key" }).click();
  const shown = dialog.getByText(/^atelier_\w{38}$/).first();
  await shown.waitFor();
  const key = (await shown.textContent())?.trim() ?? "";
  const listProjects = () => fetch(`${service.url}/b/api/v1/projects`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal((await listProjects()).status, 200);
  const usage = await fetch(`${service.url}/b/api/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(usage.status, 200, "a key as it is proposed reads what the quickstart reads");
  await dialog
    .getByRole("button", { name: /done|close/i })
    .first()
    .click();
  assert.equal(await page.getByText(key).count(), 0, "the key is shown again");
  await page.getByRole("button", { name: "Revoke Deploy script" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /revoke/i })
    .click();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
  await page.waitForTimeout(500);
  assert.equal((await listProjects()).status, 401);
});
