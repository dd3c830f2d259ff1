// Pictures of apps for phones, as the page of their site shows them. Needs the packages of Expo: `npm run expo` installs them,
// and ATELIER_EXPO names the folder that has them.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import type { RunningService } from "../../tests/support/start-service.ts";

/** What pictures are taken with, and where they are written. */
export interface Studio {
  service: RunningService;
  browser: Browser;
  folder: string;
}

interface PhoneApp {
  name: string;
  prompt: string;
  scheme: "light" | "dark";
  /** What is done before the picture is taken. */
  act?: (app: FrameLocator) => Promise<void>;
}

const openFirst = async (app: FrameLocator): Promise<void> =>
  app.getByRole("main").getByRole("listitem").getByRole("link").first().press("Enter");

const phoneApps: readonly PhoneApp[] = [
  { name: "recipes", prompt: "A recipe box: what I cook, how good it was and what it takes", scheme: "light" },
  { name: "wine", prompt: "A wine cellar with vintage, region, rating and the number of bottles left", scheme: "dark", act: openFirst },
  { name: "expenses", prompt: "Track expenses by category with monthly totals and a chart", scheme: "light" },
  { name: "focus", prompt: "A pomodoro timer with 25 minutes of work and 5 minutes of rest", scheme: "dark" },
  { name: "tip", prompt: "A tip calculator: tip = bill * percent / 100", scheme: "light" },
  { name: "birds", prompt: "Birdwatching: species, place, date and how many I saw", scheme: "dark" },
];

const WINDOW = { width: 1280, height: 932 };
const SCALE = 1.5;
const QUALITY = 76;
const SETTLE_MILLISECONDS = 1_000;

/** What is missing for these pictures, in words; null if nothing is. */
export const missingForPhones = (): string | null =>
  (process.env.ATELIER_EXPO ?? "") === "" ? "phones: ATELIER_EXPO names no folder with the packages of Expo (npm run expo)" : null;

/** The apps that are wanted by `mobile/<name>`: all of them where no name is given, or where `mobile` is. */
export const wantedPhones = (wanted: ReadonlySet<string>): readonly PhoneApp[] =>
  phoneApps.filter(({ name }) => wanted.size === 0 || wanted.has("mobile") || wanted.has(`mobile/${name}`));

/** Builds each app and photographs the phone on its page. */
export async function photographPhones(apps: readonly PhoneApp[], { service, browser, folder }: Studio): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, prompt, scheme, act } of apps) {
    const operation = await buildAndWait(service, { prompt, type: "mobile-expo" });
    const url = operation.links.deployment;
    if (url === null) throw new Error(`"${prompt}" ended ${operation.operationStatus}: ${operation.error?.message}`);
    const page = await browser.newPage({ viewport: WINDOW, colorScheme: scheme, reducedMotion: "reduce", deviceScaleFactor: SCALE });
    await page.goto(url, { waitUntil: "networkidle" });
    await act?.(page.frameLocator("iframe"));
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    await writeFile(path.join(folder, `${name}.webp`), await phoneOn(page));
    await page.close();
    process.stdout.write(`${name}: ${url}\n`);
  }
}

/** The phone with what lies around it, as WebP: only Chromium's own protocol encodes it. */
async function phoneOn(page: Page): Promise<Buffer> {
  const box = await page.locator(".phone").boundingBox();
  if (box === null) throw new Error("the page shows no phone");
  const around = 16;
  const clip = { x: box.x - around, y: box.y - around, width: box.width + 2 * around, height: box.height + 2 * around, scale: 1 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip });
  return Buffer.from(data, "base64");
}
