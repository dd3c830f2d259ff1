// The console's user-facing performance: Lighthouse scores of home and editor, the time until the prompt box accepts
// input, the amount of script for that, and how smoothly a project of 2,000 files and 500 versions scrolls.
import type { Page } from "playwright-core";
import { findChromium } from "../../src/workshop/browser/chromium/find-chromium.ts";
import { BROWSER_CACHE } from "../../tests/support/servers/test-cache.ts";
import { openVisitors, type Visitor } from "../../tests/console/support/open-visitors.ts";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { createTestDatabase } from "../../tests/support/create-test-database.ts";
import { PEOPLE, startService } from "../../tests/support/start-service.ts";
import { type Metric, median } from "../metrics.ts";
import { growProject } from "./grow-project.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const WARM_ROUNDS = 5;
const FRAME_MILLISECONDS_MAX = 50;

/** Measures the console on its own service. */
export async function benchConsole(): Promise<Metric[]> {
  const database = await createTestDatabase("console");
  const service = await startService({ isWatched: false, withPasswords: true, environment: { DATABASE_URL: database.url } });
  const { projectId } = await buildAndWait(service, "A recipe box with ratings and a shopping list");
  const visitors = await openVisitors(service);
  const visitor = await visitors.openVisitor({ email: PEOPLE.tester });
  const metrics = [
    ...(await judge(visitor, { port: service.port, projectId })),
    ...(await loads(visitor, projectId)),
    ...(await grows(visitor, { databaseUrl: database.url, projectId })),
  ];
  await visitors.close();
  await service.stop();
  await database.drop();
  return metrics;
}

async function judge({ page }: Visitor, { port, projectId }: { port: number; projectId: string }): Promise<Metric[]> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const chromium = await findChromium({
    given: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
  });
  if (!chromium.found) throw new Error("there is no browser");
  const metrics: Metric[] = [];
  for (const [name, path] of [
    ["home", "/"],
    ["editor", `/projects/${projectId}`],
  ] as const) {
    for (const device of ["desktop", "mobile"] as const) {
      const scores = await runLighthouse({ url: `http://localhost:${port}${path}`, device, cookie, chromium });
      const note = scores.shortOf.length > 0 ? `below 90: ${scores.shortOf.join(", ")}` : "";
      const score = (what: string, value: number, floor: number): Metric => ({
        name: `Lighthouse, ${name}, ${device}: ${what}`,
        value,
        unit: "",
        limit: null,
        floor,
        note: what === "performance" ? note : "",
      });
      metrics.push(
        score("performance", scores.performance, 95),
        score("accessibility", scores.accessibility, 100),
        score("best practices", scores.bestPractices, 95),
      );
    }
  }
  return metrics;
}

async function loads({ page }: Visitor, projectId: string): Promise<Metric[]> {
  const warm: number[] = [];
  for (let round = 0; round <= WARM_ROUNDS; round += 1) {
    const began = performance.now();
    await page.goto("/");
    await page.getByRole("textbox").first().fill("x");
    if (round > 0) warm.push(performance.now() - began);
  }
  return [
    {
      name: "home, warm: until the prompt box accepts input",
      value: median(warm),
      unit: "ms",
      limit: 1_000,
      note: `median of ${WARM_ROUNDS}`,
    },
    { name: "scripts of a first load of home, gzip", value: await scriptKilobytes(page, "/"), unit: "kB", limit: 150, note: "" },
    {
      name: "scripts of a first load of the editor, gzip",
      value: await scriptKilobytes(page, `/projects/${projectId}`),
      unit: "kB",
      limit: 150,
      note: "before the code editor is opened",
    },
  ];
}

async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  if (!context) throw new Error("the browser is gone");
  const fresh = await context.newPage();
  const sizes: Promise<number>[] = [];
  fresh.on("response", (response) => {
    if (response.request().resourceType() === "script" && response.frame() === fresh.mainFrame())
      sizes.push(response.body().then(gzipLength));
  });
  await fresh.goto(new URL(path, page.url()).href);
  await fresh.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total / 1_000;
}

async function gzipLength(body: Buffer): Promise<number> {
  const { gzipSync } = await import("node:zlib");
  return gzipSync(body).byteLength;
}

async function grows(visitor: Visitor, { databaseUrl, projectId }: { databaseUrl: string; projectId: string }): Promise<Metric[]> {
  await growProject(databaseUrl, projectId);
  const { page } = visitor;
  const metrics: Metric[] = [];
  for (const [tab, list] of [
    ["code", "tree"],
    ["versions", "list"],
  ] as const) {
    const began = performance.now();
    await page.goto(`/projects/${projectId}?panel=${tab}`);
    const scrolled = page.getByRole(list, { name: tab === "code" ? "Files" : "Versions" });
    await scrolled.waitFor();
    const shown = performance.now() - began;
    const frames = await scrolled.evaluate(scrollFrames);
    const late = frames.filter((frame) => frame > FRAME_MILLISECONDS_MAX).length;
    metrics.push(
      { name: `${tab} of a project with 2,000 files and 500 versions: until displayed`, value: shown, unit: "ms", limit: null, note: "" },
      {
        name: `${tab}: frames longer than 50 ms while scrolling`,
        value: (100 * late) / frames.length,
        unit: "%",
        limit: 5,
        note: `${frames.length} frames`,
      },
    );
  }
  return metrics;
}

/** Runs in the page: scrolls the nearest scrolling element to its end and back, and returns each frame's duration in milliseconds. */
async function scrollFrames(start: Element): Promise<number[]> {
  let scroller: Element | null = start;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
  if (!scroller) scroller = start.querySelector("*");
  const frames: number[] = [];
  let last = performance.now();
  for (let step = 0; step < 120; step += 1) {
    scroller?.scrollBy(0, step < 60 ? 600 : -600);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
