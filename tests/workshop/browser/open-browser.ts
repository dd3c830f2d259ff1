import { randomUUID } from "node:crypto";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { createBrowser } from "../../../src/workshop/browser/create-browser.ts";
import type { BrowserSettings } from "../../../src/workshop/browser/create-browser.ts";
import type { Site } from "../../../src/workshop/project-files.ts";
import type { BrowserRun } from "../../../src/workshop/proof.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { share } from "../../support/runner/batches/share.ts";
import { BROWSER_CACHE } from "../../support/servers/test-cache.ts";

/** A browser that looks at and uses one and the same build of a site. */
export interface TestBrowser {
  run(site: Site, checks: readonly AcceptanceCheck[], signal: AbortSignal): Promise<BrowserRun>;
  close(): Promise<void>;
}

/**
 * A browser as the service makes it, on whatever Chromium this machine has; impatient, so that failing checks cost
 * little. Test files that run in one process share it.
 */
export const openBrowser = share(() => openOwnBrowser({}));

/** The same browser with settings of a test's own, shared with no other. */
export async function openOwnBrowser(settings: Partial<BrowserSettings>): Promise<TestBrowser> {
  return withOneBuild({
    chromium: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
    limits: { hang: { cpuSeconds: 3, milliseconds: 10_000 }, patienceMilliseconds: 400 },
    ...settings,
    sandbox: settings.sandbox ?? (await findSandbox()),
  });
}

/** A browser with exactly these settings. */
export function withOneBuild(settings: BrowserSettings): TestBrowser {
  const browser = createBrowser(settings);
  return {
    run: (site, checks, signal) => browser.run({ development: site, production: site, owner: randomUUID() }, checks, signal),
    close: browser.close,
  };
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
