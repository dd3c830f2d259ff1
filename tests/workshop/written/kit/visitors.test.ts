// A site for customers shows its rows; only an app for the one who keeps the rows offers to add, edit and delete them, and a
// list that starts empty, which would stay so.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Blueprint, readPrompt, writeProject } from "@atelier/blueprint";
import type { Browser } from "playwright-core";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { openPlainBrowser, serveSite } from "../../../support/servers/show-site.ts";

const SITES = [
  "A hotel site with rooms, reviews and booking",
  "An online shop for vinyl records",
  "A company site for a law firm with team, services and news",
];

function read(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint;
}

/** The pages of the navigation, and that of the first row of each entity. */
function pathsOf(files: ReadonlyMap<string, string>, { pages, entities }: Blueprint): string[] {
  const rows = Array.from((files.get("src/routes.tsx") ?? "").matchAll(/path="(\/[^"]*)\/:id"/g), ([, path = ""]) => path);
  return [...pages.map(({ path }) => path), ...rows.flatMap((path) => entities.map(({ id }) => `${path}/${id}-1`))];
}

describe("what is offered to do with rows", () => {
  let prover: Prover;
  let browser: Browser;
  before(async () => {
    prover = await openProver();
    browser = await openPlainBrowser();
  });
  after(async () => {
    await browser.close();
    await prover.close();
  });

  /** The names of all controls that add, edit or delete rows. */
  async function changes(blueprint: Blueprint): Promise<string[]> {
    const files = writeProject(blueprint);
    const { address, close } = await serveSite(await prover.site(files));
    const page = await browser.newPage();
    const nouns = blueprint.entities.map(({ name }) => name.one).join("|");
    const pattern = new RegExp(`^(?:Edit|Delete)(?: |$)|^Add (?:${nouns})$`, "i");
    const found: string[] = [];
    for (const path of pathsOf(files, blueprint)) {
      await page.goto(address + path);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      for (const role of ["button", "link"] as const)
        for (const control of await page.getByRole(role, { name: pattern }).all())
          found.push(`${path}: ${(await control.getAttribute("aria-label")) ?? (await control.innerText())}`);
    }
    await page.close();
    close();
    return found;
  }

  for (const prompt of SITES)
    it(`${prompt}: nothing, for visitors`, async () => {
      assert.deepEqual(await changes(read(prompt)), []);
    });

  it("adding, where a site's list starts empty", async () => {
    assert.deepEqual([...new Set(await changes(read("An online shop for handmade soap")))], ["/products: Add product"]);
  });

  it("everything, in an app of one's own", async () => {
    const found = (await changes(read("Track my plants with species, room and the date last watered"))).join("\n");
    for (const verb of ["Add plant", "Edit", "Delete"]) assert.match(found, new RegExp(verb, "i"));
  });
});
