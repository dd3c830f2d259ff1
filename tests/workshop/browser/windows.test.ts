// Windows that are opened before a site needs them, in a browser as the service launches it.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import type { Page } from "playwright-core";
import { findChromium } from "../../../src/workshop/browser/chromium/find-chromium.ts";
import { launchChromium, type LaunchedBrowser } from "../../../src/workshop/browser/chromium/launch-chromium.ts";
import { siteAnswers } from "../../../src/workshop/browser/session/answer-requests.ts";
import type { PageSession } from "../../../src/workshop/browser/session/open-page-session.ts";
import { until } from "../../../src/workshop/browser/checks/until.ts";
import { keepWindows, type Windows } from "../../../src/workshop/browser/driver/keep-windows.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { warmUpSite } from "../../../src/workshop/vendor/warm-up-site.ts";
import type { Site } from "../../../src/workshop/project-files.ts";
import { BROWSER_CACHE, prepareTestVendor } from "../../support/servers/test-cache.ts";
import { pageOf, siteOf } from "./fixture-site.ts";

const MEGABYTE = 1024 ** 2;
const ANSWERING = { patience: { milliseconds: 20_000, looks: 2 } };

let launched: LaunchedBrowser;
let folder: string;
let windows: Windows;
let warmUps: Record<"development" | "production", ReturnType<typeof siteAnswers>>;

const answersOf = (site: Site) => siteAnswers(site, { headers: {}, frames: [] });

before(async () => {
  const chromium = await findChromium({
    given: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
  });
  assert.ok(chromium.found);
  folder = await mkdtemp(join(tmpdir(), "atelier-windows-"));
  const limits = { messageBytesMax: 4 * MEGABYTE, bytesMax: 128 * MEGABYTE, messagesMax: 100_000 };
  const browser = await launchChromium(chromium, { sandbox: await findSandbox(), folder, limits, onExcess: assert.fail });
  if (browser instanceof Error) throw browser;
  launched = browser;
  const vendor = await prepareTestVendor();
  warmUps = { development: answersOf(warmUpSite(vendor, "development")), production: answersOf(warmUpSite(vendor, "production")) };
  windows = keepWindows(launched.browser, { warmUps, checking: 2, patienceMilliseconds: 400 });
});
afterEach(() => Promise.all(opened().map((page) => page.context().close())));
after(async () => {
  await launched.close();
  await rm(folder, { recursive: true, force: true });
});

const opened = (): Page[] => launched.browser.contexts().flatMap((context) => context.pages());

const whereIs = (session: PageSession): string => session.page.url();

test("windows are opened for the next run, have loaded the vetted packages, and are handed out once", async () => {
  windows.prepare();
  const ready = await until(ANSWERING, {
    look: async () => opened().map((page) => page.url()),
    isGood: (urls) => urls.length === 3 && urls.every((url) => url.startsWith("http://app.apps.localhost/")),
  });
  assert.equal(ready.length, 3);
  const [crawling, checking, other, further] = [
    await windows.take("development"),
    await windows.take("production"),
    await windows.take("production"),
    await windows.take("production"),
  ];
  assert.equal(new Set([crawling, checking, other, further].map(({ page }) => page.context())).size, 4, "each in a context of its own");
  assert.match(
    await crawling.evaluate<string>(`performance.getEntriesByType("resource").map(({ name }) => name).join(" ")`),
    /\/_v\/react-dom-client-/,
  );
  for (const warm of [crawling, checking, other]) {
    const look = (): Promise<string> => warm.evaluate("location.pathname + document.forms.length");
    assert.equal(await until(ANSWERING, { look, isGood: (seen) => seen === "/new1" }), "/new1", "the app of the page has been used");
  }
  assert.equal(whereIs(further), "about:blank", "one more than was prepared is a new one");

  const problems: unknown[] = [];
  const site = answersOf(siteOf({ "/index.html": pageOf(`<h1>Recipes</h1>`, "localStorage.length && fail()") }));
  await checking.show({ site, isSeen: false, onProblem: (problem) => problems.push(problem) });
  await checking.visitFresh("/");
  await checking.ask("settle", 0, 3_000);
  assert.equal((await checking.ask("glance")).heading, "Recipes");
  assert.deepEqual(problems, []);
});

test("a fresh visit begins with the pointer outside of the page, at every scale", async () => {
  const session = await windows.take("production");
  const site = answersOf(siteOf({ "/index.html": pageOf(`<button style="position: fixed; inset: 0">Everywhere</button>`) }));
  const hovered = async (): Promise<boolean> => {
    // The browser looks for what is under the pointer once the page has been drawn.
    await session.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)))");
    return session.evaluate("document.querySelector('button').matches(':hover')");
  };
  for (const isSeen of [true, false]) {
    await session.show({ site, isSeen, onProblem: (problem) => assert.fail(JSON.stringify(problem)) });
    await session.visitFresh("/");
    await session.pointer.move({ x: 300, y: 200 }, 2);
    assert.equal(await hovered(), true);
    await session.visit("/");
    assert.equal(await hovered(), true, "the pointer stays where it is while one person uses the app");
    await session.visitFresh("/");
    assert.equal(await hovered(), false);
  }
});

test("where a window is taken at once, none is opened beside it", async () => {
  windows.prepare();
  const session = await windows.take("production");
  assert.equal(whereIs(session), "about:blank");
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(opened().length, 1);
});

test("a browser without sites to warm up with opens every window when it is taken", async () => {
  const cold = keepWindows(launched.browser, { warmUps: null, checking: 2, patienceMilliseconds: 400 });
  cold.prepare();
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(opened().length, 0);
  assert.equal(whereIs(await cold.take("production")), "about:blank");
});
