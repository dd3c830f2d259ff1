import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { unpackChromium } from "../../../src/workshop/browser/chromium/unpack-chromium.ts";
import type { TestBrowser } from "./open-browser.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { pageOf, recipeBox, siteOf } from "./fixture-site.ts";
import { BROWSER_CACHE } from "../../support/servers/test-cache.ts";
import { checkOf, never, openBrowser, openOwnBrowser, withOneBuild } from "./open-browser.ts";

const check = checkOf("starts", [{ do: "expectVisible", target: { role: "heading", name: "Recipes" } }]);
const endless = siteOf({ "/index.html": pageOf("<h1>Test</h1>", "for (;;);") });

/** Works for a while before it shows anything: long enough to be killed in the middle, short enough to be tried again. */
const busyAtFirst = siteOf({ "/index.html": pageOf("<h1>Recipes</h1>", "const start = Date.now(); while (Date.now() - start < 1500);") });

/** These tests look at processes as Linux shows them. */
const linuxOnly = { skip: process.platform !== "linux" };

let browser: TestBrowser;
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "atelier-browser-"));
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

interface Process {
  id: number;
  parent: number;
  command: string;
  cpuSeconds: number;
}

function readProcess(name: string): Process[] {
  try {
    const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
    const numbers = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return [{ id: Number(name), parent: Number(numbers[1]), command, cpuSeconds: (Number(numbers[11]) + Number(numbers[12])) / 100 }];
  } catch {
    return [];
  }
}

const allProcesses = (): Process[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

/** The browser that was started with this folder, and no other: the process itself, not what confines it. */
const browserProcesses = (): Process[] =>
  allProcesses().filter(
    ({ command }) =>
      /^[^\0]*\/chrom[^\0]*\0/.test(command) && command.includes(`--user-data-dir=${folder}`) && !command.includes("--type="),
  );

/** The browser whose page has been busy, as an endless loop is and a launch is not. */
function busyBrowsers(): Process[] {
  const all = allProcesses();
  const isBelow = (process: Process | undefined, id: number): boolean =>
    process !== undefined &&
    (process.parent === id ||
      isBelow(
        all.find((one) => one.id === process.parent),
        id,
      ));
  const busy = all.filter(({ command, cpuSeconds }) => command.includes("--type=renderer") && cpuSeconds > 0.6);
  return browserProcesses().filter(({ id }) => busy.some((page) => isBelow(page, id)));
}

/** Reading all processes takes long enough to hold up the browser that is looked for, so that there is time between two looks. */
const LOOK_MILLISECONDS = 80;

async function killOne(look: () => Process[]): Promise<void> {
  let found = look();
  while (found.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
    found = look();
  }
  for (const { id } of found) process.kill(id, "SIGKILL");
  while (browserProcesses().some(({ id }) => found.some((killed) => killed.id === id)))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
}

test("an aborted run ends within a second with the signal's reason, and the next run is unaffected", async () => {
  for (const site of [recipeBox, endless]) {
    const controller = new AbortController();
    const reason = new Error("stopped");
    const run = browser.run(site, [check], controller.signal);
    const rejected = assert.rejects(run, reason);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const start = performance.now();
    controller.abort(reason);
    await rejected;
    assert.ok(performance.now() - start < 1_000);
  }
  const { findings } = await browser.run(recipeBox, [check], never());
  assert.deepEqual(findings, []);
});

test("a signal that is already aborted stops the run before it begins", async () => {
  await assert.rejects(browser.run(recipeBox, [check], AbortSignal.abort(new Error("too late"))), /too late/);
});

test("concurrent runs do not disturb each other", async () => {
  const broken = siteOf({ "/index.html": pageOf("<h1>Recipes</h1>", "console.error('mine')") });
  const [first, second, third] = await Promise.all([recipeBox, broken, recipeBox].map((site) => browser.run(site, [check], never())));
  assert.deepEqual(first?.findings, []);
  assert.ok(second?.findings.some(({ message }) => message.includes("mine")));
  assert.deepEqual(third?.findings, []);
});

test("a browser that is killed is replaced and the run repeated once; a second kill is the finding", linuxOnly, async () => {
  const own = await openOwnBrowser({
    cacheFolder: folder,
    chromium: await anyChromium(),
    limits: { hang: { cpuSeconds: 60, milliseconds: 60_000 }, patienceMilliseconds: 400 },
  });
  try {
    const once = own.run(busyAtFirst, [check], never());
    await killOne(busyBrowsers);
    const repeated = await once;
    assert.deepEqual(
      repeated.checks.map(({ failure }) => failure),
      [null],
    );
    assert.deepEqual(repeated.findings, []);

    // The page that was busy at first may still be ending.
    while (busyBrowsers().length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
    const doomed = own.run(endless, [check], never());
    await killOne(busyBrowsers);
    await killOne(busyBrowsers);
    const died = await doomed;
    assert.deepEqual(
      died.findings.map(({ code }) => code),
      ["browser_died"],
    );
    assert.match(died.reason ?? "", /ended twice/);
    assert.deepEqual(
      died.checks.map(({ passed }) => passed),
      [false],
    );
  } finally {
    await own.close();
  }
});

/** The Chromium that the other tests use, by its path. */
async function anyChromium(): Promise<string | undefined> {
  const unpacked = await unpackChromium(BROWSER_CACHE);
  return unpacked.unpacked ? unpacked.executable : undefined;
}

test("closing ends the browser's processes", linuxOnly, async () => {
  const own = await openOwnBrowser({ cacheFolder: folder, chromium: await anyChromium() });
  await own.run(recipeBox, [], never());
  assert.ok(browserProcesses().length > 0);
  await own.close();
  assert.deepEqual(browserProcesses(), []);
  assert.equal((await own.run(recipeBox, [check], never())).browser, "not run");
});

test("without a browser no result is faked", async () => {
  const none = withOneBuild({ chromium: "/nowhere/chromium", searchPath: "", cacheFolder: BROWSER_CACHE, sandbox: await findSandbox() });
  const run = await none.run(recipeBox, [check], never());
  assert.equal(run.browser, "not run");
  assert.match(run.reason ?? "", /ATELIER_CHROMIUM is set to \/nowhere\/chromium/);
  assert.deepEqual([run.checks, run.screenshots, run.findings, run.confinement], [[], [], [], "none"]);
  await none.close();
});

test("a program that is not a browser is not accepted as one", async () => {
  const none = withOneBuild({ chromium: process.execPath, searchPath: "", cacheFolder: BROWSER_CACHE, sandbox: await findSandbox() });
  assert.equal((await none.run(recipeBox, [check], never())).browser, "not run");
  await none.close();
});

test("two processes that unpack concurrently end with one complete Chromium", linuxOnly, async () => {
  const place = join(folder, "unpacked");
  const [one, other] = await Promise.all([unpackChromium(place), unpackChromium(place)]);
  assert.deepEqual(one, other);
  assert.equal(one.unpacked, true);
  assert.equal(readdirSync(place).length, 1);
});
