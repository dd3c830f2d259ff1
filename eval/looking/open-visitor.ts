// A visitor: the workshop's browser in the same sandbox, with every request intercepted here.
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContext, Page } from "playwright-core";
import { findChromium } from "../../src/workshop/browser/chromium/find-chromium.ts";
import { launchChromium, type LaunchedBrowser } from "../../src/workshop/browser/chromium/launch-chromium.ts";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";
import { makeOwnFolder, removeFolder } from "../../src/workshop/sandbox/own-folder.ts";
import type { FetchedSite } from "./fetch-site.ts";

const cacheFolder = join(tmpdir(), "atelier-test-browser");
/** A visit opens every page of a site, and takes screenshots. */
const LIMITS = { messageBytesMax: 32 * 1024 ** 2, bytesMax: 1024 ** 3, messagesMax: 1_000_000 };
const eyesFile = fileURLToPath(new URL("page/eyes.ts", import.meta.url));

/** A browser that visits built sites. */
export interface Visitor {
  visit<T>(place: { deployment: string; site: FetchedSite }, look: (window: VisitedWindow) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A browser window on a site, initially without stored data. Console errors are appended to `errors`. */
export interface VisitedWindow {
  page: Page;
  origin: string;
  errors: string[];
  /** The number of downloads, file choosers, browser dialogs and new windows so far. */
  outcomes(): number;
  open(path: string): Promise<void>;
}

/** Finds and starts the browser. Throws with an explanation if this machine has none. */
export async function openVisitor(): Promise<Visitor> {
  const sandbox = await findSandbox();
  const search = { given: process.env["ATELIER_CHROMIUM"], searchPath: process.env["PATH"] ?? "", cacheFolder };
  const folder = await makeOwnFolder(tmpdir(), "atelier-eval");
  await chmod(folder, 0o755);
  const eyes = await bundleEyes();
  let launched = await launch();

  async function launch(): Promise<LaunchedBrowser> {
    const chromium = await findChromium(search);
    if (!chromium.found) throw new Error(chromium.reason);
    const result = await launchChromium(chromium, { sandbox, folder, limits: LIMITS, onExcess: () => undefined });
    if (result instanceof Error) throw result;
    return result;
  }

  return {
    visit: async ({ deployment, site }, look) => {
      if (!launched.browser.isConnected()) launched = await launch();
      launched.transport.restart();
      const context = await launched.browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
      try {
        return await look(await openWindow(context, { deployment, site, eyes }));
      } finally {
        await context.close();
      }
    },
    close: () => launched.close().then(() => removeFolder(folder)),
  };
}

async function bundleEyes(): Promise<string> {
  const result = await build({
    entryPoints: [eyesFile],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

interface Opening {
  deployment: string;
  site: FetchedSite;
  eyes: string;
}

async function openWindow(context: BrowserContext, { deployment, site, eyes }: Opening): Promise<VisitedWindow> {
  const { origin } = new URL(deployment);
  await context.addInitScript({ content: eyes });
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const { status, headers, bytes } = await site.fetch(url.pathname + url.search);
    await route.fulfill({ status, headers, body: bytes });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  let outcomes = 0;
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("download", () => (outcomes += 1));
  page.on("filechooser", () => (outcomes += 1));
  page.on("dialog", (dialog) => {
    outcomes += 1;
    void dialog.dismiss();
  });
  context.on("page", (other) => {
    if (other === page) return;
    outcomes += 1;
    void other.close();
  });
  const open = async (path: string): Promise<void> => {
    await page.goto(origin + path, { waitUntil: "load" });
    await page.evaluate(() => atelierEyes.settle(60, 1500));
  };
  return { page, origin, errors, outcomes: () => outcomes, open };
}
