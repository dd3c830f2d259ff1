// The life of one project in a real browser on the real service, from the owner's first sign-in to deletion. Each test
// continues where the previous one ended.
import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { openVisitors, type Visitor, type Visitors } from "../support/open-visitors.ts";
import { forgive, takeServiceAway } from "../support/take-service-away.ts";

const BUILD_MILLISECONDS_MAX = 60_000;
/** Rendered as text wherever a user may enter it; as markup it would open a dialog. */
const MARKUP = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;

let service: SharedService;
let visitors: Visitors;
let owner: Visitor;
let page: Page;
let editor = "";

before(async () => {
  service = await openSharedServiceWithoutBrowser();
  visitors = await openVisitors(service);
  owner = await visitors.openVisitor();
  page = owner.page;
  page.setDefaultTimeout(8_000);
});
after(async () => {
  if (isBroken) await page.screenshot({ path: path.join(tmpdir(), "atelier-story.png") });
  await visitors.close();
  await service.close();
});

let isBroken = false;

/** A step of the story. After a failed step the others fail immediately. */
function step(name: string, work: () => Promise<void>): void {
  test(name, async () => {
    if (isBroken) throw new Error("an earlier step failed");
    isBroken = true;
    await work();
    isBroken = false;
  });
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const openPanel = (name: string) => page.getByRole("tab", { name }).click();
const site = () => page.frameLocator("iframe");

/**
 * Waits until the project's version is this one, and live. After an outage the page may reload itself, because browsers remember
 * parts that could not be loaded: a click on the tab that falls into that is lost, and repeated.
 */
async function untilVersion(version: number): Promise<void> {
  const live = page.getByRole("article", { name: `Version ${version}`, exact: true }).getByText("Live", { exact: true });
  for (const deadline = Date.now() + BUILD_MILLISECONDS_MAX; ;) {
    await openPanel("Versions");
    const isSeen = await live.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
    assert.ok(Date.now() < deadline, `version ${version} is not live after ${BUILD_MILLISECONDS_MAX} ms`);
  }
}

/** Reloads the page, which may be reloading itself at the same moment. */
async function reload(): Promise<void> {
  await page.reload().catch((error: unknown) => {
    if (!`${error}`.includes("ERR_ABORTED")) throw error;
  });
  await page.waitForLoadState();
}

/** Resolves once a region with this name has been in the page, however short. */
function untilShown(name: string): Promise<void> {
  const selector = `section[aria-label="${name}"]`;
  return page.evaluate((wanted) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    new MutationObserver(() => document.querySelector(wanted) !== null && resolve()).observe(document, { childList: true, subtree: true });
    return promise;
  }, selector);
}

async function say(words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

step("the link of the first start signs its owner in, once", async () => {
  const [, link = ""] = /(http:\S+\/enter#\S+)/.exec(service.output()) ?? [];
  await page.goto(link);
  await page.getByRole("heading", { name: "What do you want to build?" }).waitFor();
  assert.doesNotMatch(page.url(), /#/, "the token stays in the URL");
  const other = await visitors.openVisitor();
  await other.page.goto(link);
  await other.page
    .getByText(/used|good once|no longer|ended/i)
    .first()
    .waitFor();
  await other.page.goto("/reset");
  await other.page.getByText("npm run admin -- reset-link you@example.com", { exact: true }).waitFor();
  await other.close();
});

step("a vague prompt leads to a question, and the answer is built while its owner watches", async () => {
  await page.getByRole("textbox", { name: "What to build" }).fill("Build me an app");
  const balance = page.getByRole("link", { name: /^[\d,]+ left$/ });
  const creditsBefore = Number.parseInt((await balance.innerText()).replaceAll(",", ""), 10);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/projects\//);
  editor = page.url();
  await page.getByText("A to-do list with due dates").click();
  const running = untilShown("Running build");
  await page.getByText("Waiting for you", { exact: true }).waitFor();
  assert.equal(await page.getByRole("progressbar").count(), 0, "waiting is shown as building");
  await button("Send answer").click();
  await running;
  await site().getByRole("heading", { level: 1 }).first().waitFor({ timeout: BUILD_MILLISECONDS_MAX });
  await page.getByRole("link", { name: `${(creditsBefore - 2).toLocaleString("en")} left` }).waitFor();
});

step("the site opens on its own origin, in the frame and in a tab", async () => {
  const link = page.getByRole("link", { name: "Open in a new tab" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  assert.match(address.hostname, /^[a-z0-9-]+\.apps\.localhost$/);
  const tab = await page.context().newPage();
  const siteRequest = tab.waitForRequest(address.href);
  await tab.goto(address.href);
  const { cookie } = await (await siteRequest).allHeaders();
  assert.equal(cookie, undefined, "the console's cookie was sent to the site");
  await tab.getByRole("heading", { level: 1 }).first().waitFor();
  await tab.close();
});

step("the sample data of the preview is reset from its menu", async () => {
  const frame = () => page.frames().find((one) => one.url().includes(".apps.localhost"));
  await frame()?.evaluate(() => localStorage.setItem("left", "behind"));
  await button("More actions for the preview").click();
  await page.getByRole("menuitem", { name: "Reset sample data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset sample data" }).click();
  await page.waitForEvent("framenavigated", (one) => one.url().endsWith(".apps.localhost:" + service.port + "/"));
  await site().getByRole("heading", { level: 1 }).first().waitFor();
  assert.equal(await frame()?.evaluate(() => localStorage.getItem("left")), null);
});

step("a reload and a second tab show the same", async () => {
  await page.reload();
  await site().getByRole("heading", { level: 1 }).first().waitFor();
  const second = await page.context().newPage();
  await second.goto(editor);
  await second.getByRole("log").getByText("Build me an app").first().waitFor();
  await second.close();
});

step("a follow-up that cannot be sent stays in the editor, is sent when the service answers, and makes the second version", async () => {
  const back = await takeServiceAway(owner);
  await say(`Make it green ${MARKUP}`);
  await page.getByText("Not sent yet: the service cannot be reached.").waitFor();
  await page.getByText("The service cannot be reached. What you typed is kept").waitFor();
  // What is written meanwhile is queued, and can be changed.
  await page.getByRole("textbox", { name: "Your message" }).fill("Thanks, that is al");
  await button("Queue").click();
  await button("Change this message").click();
  await page.getByRole("textbox", { name: "Queued message" }).fill("Thanks, that is all");
  await button("Save").click();
  // Its part of the page was not loaded before.
  await openPanel("Proof");
  await page.getByText("Not sent yet: the service cannot be reached.").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0, "an error is shown");
  await back();
  await page.getByRole("log").getByText(MARKUP).first().waitFor();
  await reload();
  await untilVersion(2);
  await page.getByRole("log").getByText("Thanks, that is all").first().waitFor({ timeout: BUILD_MILLISECONDS_MAX });
  await page
    .getByText(/nothing changed/)
    .first()
    .waitFor();
  // A queued message that is sent too early is refused, and queued again.
  forgive(owner, "409 (Conflict)");
});

step("compares two versions and restores the first as the third", async () => {
  await page
    .getByRole("button", { name: /compare/i })
    .first()
    .click();
  await page.getByText(/\d+ files differ/).waitFor();
  await page.getByText("theme.css", { exact: true }).click();
  await openPanel("Versions");
  await page.goto(`${editor.split("?")[0]}?panel=versions`);
  const first = page.getByRole("article", { name: "Version 1", exact: true });
  await first.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore version 1" }).click();
  await untilVersion(3);
  const requests = page.getByRole("region", { name: "What you requested" }).getByRole("listitem");
  const requestsOf = async (version: number): Promise<string[]> => {
    await page.goto(`${editor.split("?")[0]}?panel=proof&version=${version}`);
    await page.getByRole("region", { name: `Proof of version ${version}` }).waitFor();
    return requests.allInnerTexts();
  };
  const requested = await requestsOf(1);
  assert.ok(requested.length > 0);
  assert.deepEqual(await requestsOf(3), requested);
});

step("every version opens in a tab of its own, for its owner alone", async () => {
  await openPanel("Versions");
  const link = page.getByRole("article", { name: "Version 2", exact: true }).getByRole("link", { name: "Open" });
  const opened = page.context().waitForEvent("page");
  await link.click();
  const tab = await opened;
  await tab.getByRole("heading", { level: 1 }).first().waitFor();
  const address = new URL(tab.url());
  assert.match(address.hostname, /^[a-z0-9-]+--v2\.apps\.localhost$/);
  assert.equal(address.search, "", "a token stays in the URL");
  await tab.close();
  const stranger = await visitors.openVisitor({ email: PEOPLE.neighbour });
  assert.equal((await stranger.page.goto(address.href))?.status(), 404);
  await stranger.close();
});

async function rename(name: string): Promise<void> {
  await button(/rename/i)
    .first()
    .click();
  const field = page.getByRole("textbox", { name: "Name of the project" });
  await field.fill(name);
  await field.press("Enter");
}

step("renaming the project offers to rename the app itself, as a version", async () => {
  await rename("Errands");
  const offer = page.getByRole("alertdialog", { name: "Rename the app too?" });
  await offer.getByText("1 credit").waitFor();
  await offer.getByRole("button", { name: "Rename the app" }).click();
  await untilVersion(4);
  await openPanel("Site");
  await site().getByText("Errands").first().waitFor();
  await page.getByRole("heading", { level: 1 }).getByText("Errands").waitFor();
  assert.deepEqual(owner.faults, []);
});

step("a file is edited by hand, and a draft survives a reload until it is saved", async () => {
  await page.goto(`${editor.split("?")[0]}?panel=code&file=README.md`);
  await button("Edit").click();
  const code = page.getByRole("textbox", { name: /^Edit README.md/ });
  await code.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText(`Kept by hand. ${MARKUP}\n`);
  await page.reload();
  await page.getByText("Kept by hand.").first().waitFor();
  const back = await takeServiceAway(owner);
  await button("Save as a new version").click();
  await page.getByText("Your edits are kept, and saved as soon as it answers again.").waitFor();
  await back();
  await untilVersion(5);
  assert.deepEqual(owner.faults, []);
});

step("the project alone can be renamed to any text", async () => {
  await rename(MARKUP);
  await page.getByRole("alertdialog").getByRole("button", { name: "Only the project" }).click();
  await page.getByRole("heading", { level: 1 }).getByText("<img src=x").waitFor();
  await page.goto("/");
  await page.getByText("<img src=x").first().waitFor();
  assert.equal(await page.locator("img[src=x]").count(), 0);
  assert.deepEqual(owner.faults, []);
});

step("the site gets a custom subdomain and becomes private", async () => {
  await page.goto(`${editor.split("?")[0]}?panel=deploy`);
  await page.getByRole("textbox", { name: "Name" }).fill("our-errands");
  await button("Use this name").click();
  const address = `http://our-errands.apps.localhost:${service.port}/`;
  await page.getByText(address).first().waitFor();
  await page.getByRole("radio", { name: /^Private/ }).click();
  await page
    .getByText(/only you/i)
    .first()
    .waitFor();
  await page.waitForTimeout(500);

  const stranger = await visitors.openVisitor({ email: PEOPLE.neighbour });
  const refused = await stranger.page.goto(address);
  assert.equal(refused?.status(), 404, "the site is not found for another account");
  await stranger.page.goto(editor);
  await stranger.page.getByRole("heading", { name: "Project not found" }).first().waitFor();
  await stranger.close();

  const nobody = await visitors.openVisitor();
  await nobody.page.goto(address);
  await nobody.page.getByRole("heading", { name: "Sign in" }).waitFor();
  await nobody.page.getByText("This site is private.").waitFor();
  await nobody.close();

  const tab = await page.context().newPage();
  await tab.goto(address);
  await tab.getByRole("heading", { level: 1 }).first().waitFor();
  assert.equal(new URL(tab.url()).href, address, "a token stays in the URL");
  await tab.close();
});

step("a project is deleted with its site after a warning, and restored from the notice and from the trash", async () => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /actions|more|menu/i })
    .last()
    .click();
  await page.getByRole("menuitem", { name: /delete/i }).click();
  // The card disappears immediately; the site is gone once the service has responded.
  const removed = page.waitForResponse(/projects\.remove/);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/i })
    .click();
  assert.equal((await removed).status(), 200);
  await page.getByText("Your projects will be here").waitFor();
  await button("Undo").click();
  await page.getByText("is back, and its site is online again.").first().waitFor();
  await page.getByRole("article").waitFor();
  await page.evaluate(
    async (projectId) => {
      await fetch("/console/api/projects.remove", {
        method: "POST",
        headers: { "x-atelier-console": "1", "content-type": "application/json" },
        body: JSON.stringify({ projectId }),
      });
    },
    /projects\/([0-9a-f-]+)/.exec(editor)?.[1],
  );
  const gone = await page.goto(`http://our-errands.apps.localhost:${service.port}/`);
  assert.equal(gone?.status(), 404, gone?.url());
  await page.goto(editor);
  await page.getByRole("link", { name: "Open the trash" }).click();
  await page.getByText("our-errands.apps.localhost").waitFor();
  await button(/^Restore /).click();
  await page.getByText("The trash is empty").first().waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`http://our-errands.apps.localhost:${service.port}/`);
  await tab.getByRole("heading", { level: 1 }).first().waitFor();
  await tab.close();
});
