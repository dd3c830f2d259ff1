// Every page of the console under axe-core with all of its rules: on a desktop in light mode and on a phone in dark
// mode. On a phone, nothing is wider than the window, and on a tablet or small laptop every part of the editor is in reach.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { consolePages } from "../../../docs/pictures/console-pages.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { openStory, type Story } from "../support/open-story.ts";
import type { Visitor, Visitors } from "../support/open-visitors.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const views = [
  { name: "a desktop, light", options: { viewport: { width: 1440, height: 900 }, colorScheme: "light" } },
  { name: "a phone, dark", options: { viewport: { width: 375, height: 812 }, colorScheme: "dark", hasTouch: true } },
] as const;

let story: Story;
let visitors: Visitors;
let projectId: string;
before(async () => {
  story = await openStory();
  ({ visitors, projectId } = story);
});
after(() => story.close());

/** Returns axe's findings on the page, one per line. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // The engine injected above.
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function checkPage({ page, faults }: Visitor, { name, path, ready }: ReturnType<typeof consolePages>[number]): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await ready?.(page);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  assert.deepEqual(await findings(page), [], name);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(overflow <= 0, `${name} is ${overflow} px wider than the window`);
  assert.deepEqual(faults.splice(0), [], name);
}

/** Overlays of a page, and the menu items and buttons that open them in order. Those of one page follow each other. */
const openings = (id: string): { name: string; path: string; shown: "menu" | "dialog" | "alertdialog"; clicks: (string | RegExp)[] }[] => [
  { name: "the account's menu", path: "/", shown: "menu", clicks: ["Account"] },
  { name: "the menu of themes", path: "/", shown: "menu", clicks: ["Theme"] },
  { name: "a project's menu", path: "/", shown: "menu", clicks: [/^Actions for/] },
  { name: "the dialog of a new name", path: "/", shown: "dialog", clicks: [/^Actions for/, "Rename"] },
  { name: "the warning before a project goes", path: "/", shown: "alertdialog", clicks: [/^Actions for/, "Delete"] },
  { name: "the menu of models", path: `/projects/${id}`, shown: "menu", clicks: [/^Model:/] },
  { name: "the dialog of a new key", path: "/settings/keys", shown: "dialog", clicks: [/^(?:Make|New|Create)/] },
  { name: "the warning before an account goes", path: "/settings/account", shown: "alertdialog", clicks: [/^Delete/] },
];

test("no menu or dialog has an accessibility finding, and Escape restores the focus", async () => {
  const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  page.setDefaultTimeout(8_000);
  for (const { name, path, shown, clicks } of openings(projectId)) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    for (const target of clicks) {
      await page
        .getByRole("button", { name: target })
        .or(page.getByRole("menuitem", { name: target }))
        .first()
        .click();
    }
    await page.getByRole(shown).waitFor();
    assert.deepEqual(await findings(page), [], name);
    await page.keyboard.press("Escape");
    await page.getByRole(shown).waitFor({ state: "detached" });
    assert.deepEqual(faults.splice(0), [], name);
  }
  await close();
});

// In every run each page is checked in one view, in nightly runs in both.
for (const [index, { name, options }] of views.entries()) {
  test(`no page has an accessibility finding on ${name}`, async () => {
    const person = await visitors.openVisitor({ email: PEOPLE.tester, options });
    const stranger = await visitors.openVisitor({ options });
    const pages = consolePages(projectId).filter((_, at) => isNightly || at % views.length === index);
    for (const page of pages) await checkPage(page.isSignedIn ? person : stranger, page);
    await person.close();
    await stranger.close();
  });
}

const LONG_NAME = "Grandmother’s recipe box with ratings, pictures and a weekly shopping list";

/** Whether all of an element is in the window, and nothing lies over its middle. */
const isInReach = (element: Element): boolean => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(shown);
};

async function choosePanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  if (await tab.isVisible()) {
    assert.ok(await tab.evaluate(isInReach), `the tab ${name} is out of reach`);
    return tab.click();
  }
  await page.getByRole("button", { name: /^Panel:/ }).click();
  await page.getByRole("menuitemradio", { name }).click();
}

test("at every width the editor's name, state and panels are in reach, and a name that is cut is whole in its tooltip", async () => {
  const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  page.setDefaultTimeout(8_000);
  const rename = (name: string) =>
    page.request.post("/console/api/projects.rename", {
      data: { projectId, name },
      headers: { "x-atelier-console": "1", origin: new URL(story.service.url).origin.replace("127.0.0.1", "localhost") },
    });
  assert.equal((await rename(LONG_NAME)).status(), 200);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/projects/${projectId}`);
    const name = page.getByRole("heading", { level: 1 }).getByRole("button");
    const state = page.getByRole("banner").getByText("Live", { exact: true });
    const site = page.getByRole("banner").getByRole("link", { name: "Open site" });
    for (const part of [name, state, site]) assert.ok(await part.evaluate(isInReach), `${await part.innerText()} at ${width}`);
    assert.ok(((await name.boundingBox())?.width ?? 0) > 100, `the name has no room at ${width}`);
    await name.hover();
    await page.getByText(`Rename “${LONG_NAME}”`).waitFor();
    for (const panel of ["Code", "Versions", "Proof", "Deploy", "Site"]) {
      await choosePanel(page, panel);
      await page.getByRole("tabpanel", { name: panel }).locator("visible=true").first().waitFor();
    }
  }
  assert.equal((await rename("A recipe box")).status(), 200);
  assert.deepEqual(faults, []);
  await close();
});
