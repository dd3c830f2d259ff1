// The Chromium in which tests open pages of a service, as a user's browser does. Files of one process share it.
import assert from "node:assert/strict";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../../src/workshop/browser/chromium/find-chromium.ts";
import { share } from "../../support/runner/batches/share.ts";
import { BROWSER_CACHE } from "../../support/servers/test-cache.ts";

/** A browser that may be shared: a test closes the pages that it opens. */
export interface SharedBrowser {
  browser: Browser;
  /** Closes the browser, unless other files of this process still use it. */
  close(): Promise<void>;
}

/** Starts the browser, or returns the one of this process. */
export const openTestBrowser = share(async (): Promise<SharedBrowser> => {
  const found = await findChromium({
    given: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
  });
  assert.ok(found.found, "no browser was found");
  const browser = await chromium.launch({
    executablePath: found.executable,
    env: { ...process.env, ...found.environment },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  return { browser, close: () => browser.close() };
});
