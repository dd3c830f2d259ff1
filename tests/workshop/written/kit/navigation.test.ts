// A site of eight pages in each design language, in every run in a few of them: a wide window shows all entries in one
// row or one column, and on a phone the entry of the current page is in sight, however many are beside it.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Blueprint, writeProject } from "@atelier/blueprint";
import type { Browser, Page } from "playwright-core";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { LanguageName } from "../../../../blueprint/src/schema/theme.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { volume } from "../../../support/runner/volume.ts";
import { openPlainBrowser, serveSite } from "../../../support/servers/show-site.ts";

const TITLES = ["Home", "Classes", "Blogs", "Contacts", "FAQ", "Gallery", "About us", "Services"];

const siteIn = (language: LanguageName): Blueprint => ({
  ...SHELL,
  kind: "site",
  title: "Sunrise Yoga Studio",
  theme: { ...SHELL.theme, language },
  pages: TITLES.map((title, index) => ({
    id: `page-${index}`,
    path: index === 0 ? "/" : `/page-${index}`,
    title,
    icon: "House",
    intro: null,
    sections: [],
  })),
});

/** The boxes of the entries, and that of the navigation, rounded. */
function measure(page: Page): Promise<{ lefts: number; tops: number; hidden: number; current: { left: number; right: number } }> {
  return page.getByRole("navigation", { name: "Main" }).evaluate((nav) => {
    const boxes = [...nav.querySelectorAll("a")].map((link) => link.getBoundingClientRect());
    const count = (values: number[]): number => new Set(values.map(Math.round)).size;
    const current = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    return {
      lefts: count(boxes.map(({ left }) => left)),
      tops: count(boxes.map(({ top }) => top)),
      hidden: boxes.filter(({ right }) => right > innerWidth).length,
      current: { left: current?.left ?? -1, right: current?.right ?? Number.POSITIVE_INFINITY },
    };
  });
}

describe("the navigation of eight pages", () => {
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

  for (const language of LanguageName.options.slice(0, volume({ everyRun: 4, nightly: LanguageName.options.length }))) {
    it(`in ${language}, is one row or one column, and shows where one is on a phone`, async (context) => {
      const { address, close } = await serveSite(await prover.site(writeProject(siteIn(language))));
      context.after(() => close());
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(address);
      await page.getByRole("heading", { name: "Home" }).waitFor();
      const wide = await measure(page);
      assert.ok(wide.tops === 1 || wide.lefts === 1, `${wide.tops} rows`);
      assert.equal(wide.hidden, 0);
      const header = await page.getByRole("banner").boundingBox();
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.setViewportSize({ width: 1280, height: 800 });
      assert.deepEqual(await page.getByRole("banner").boundingBox(), header, "a window that only gets lower looks the same");
      await page.setViewportSize({ width: 375, height: 812 });
      for (const title of ["Gallery", "Services", "Home"]) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: title }).click();
        await page.getByRole("heading", { name: title }).waitFor();
        const { current, tops } = await measure(page);
        assert.equal(tops, 1);
        assert.ok(current.left >= 0 && current.right <= 375, `${title}: ${JSON.stringify(current)}`);
      }
      await page.close();
    });
  }
});
