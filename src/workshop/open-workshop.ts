import { join } from "node:path";
import { createBrowser } from "./browser/create-browser.ts";
import type { SiteFrame } from "./project-files.ts";
import type { HeldLimit, ToolLimit } from "./proof.ts";
import { findSandbox } from "./sandbox/find-sandbox.ts";
import { openSandboxPool } from "./sandbox/pool/open-sandbox-pool.ts";
import { createTestRunner } from "./sandbox/testing/create-test-runner.ts";
import { createTypechecker } from "./types/create-typechecker.ts";
import { prepareVendor } from "./vendor/prepare-vendor.ts";
import type { Workshop } from "./workshop.ts";

/** Where the workshop keeps what it prepares, and how it finds the browser; see `BrowserSettings`. */
export interface WorkshopOptions {
  cacheFolder: string;
  chromium: string | null;
  searchPath: string;
  /** Headers of the published sites: sites are tried under the same content security policy. */
  siteHeaders: Readonly<Record<string, string>>;
  /** Documents that every published site has beside its own files. */
  siteFrames?: readonly SiteFrame[];
  /** How many projects may be checked and bundled at once. */
  processes: number;
}

/** Each limit with the tool that it applied to. */
const toolLimits = (held: Readonly<Record<ToolLimit["tool"], readonly HeldLimit[]>>): ToolLimit[] =>
  (["browser", "types", "bundler"] as const).flatMap((tool) => held[tool].map((limit) => ({ tool, ...limit })));

/** Opens the workshop: finds the strongest confinement, prepares the vetted packages and starts the tools. Throws if it cannot work. */
export async function openWorkshop(options: WorkshopOptions): Promise<Workshop> {
  const { cacheFolder, chromium, searchPath, siteHeaders, siteFrames = [], processes } = options;
  const finding = findSandbox();
  const openPool = async () => {
    const [sandbox, vendor] = await Promise.all([finding, prepareVendor({ cacheFolder })]);
    return openSandboxPool({ sandbox, vendor, processes });
  };
  const openTypechecker = async () => createTypechecker({ sandbox: await finding, processes });
  const [sandbox, sandboxPool, typechecker] = await Promise.all([finding, openPool(), openTypechecker()]);
  const tests = createTestRunner({ sandbox, processes });
  const browser = createBrowser({
    chromium: chromium ?? undefined,
    searchPath,
    sandbox,
    headers: siteHeaders,
    frames: siteFrames,
    cacheFolder: join(cacheFolder, "browser"),
  });
  return {
    gate: sandboxPool.gate,
    format: sandboxPool.format,
    typecheck: typechecker.check,
    bundle: async (files, mode, signal) => {
      const result = await sandboxPool.bundle(files, { mode, signal });
      return "site" in result ? { site: result.site, findings: [] } : { site: [], findings: result.findings };
    },
    async tryOut(sites, checks, signal) {
      const run = await browser.run(sites, checks, signal);
      const held = { browser: run.limits ?? [], types: typechecker.limits(), bundler: sandboxPool.limits() };
      return { ...run, limits: toolLimits(held) };
    },
    test: tests.run,
    close: async () => {
      await Promise.all([browser.close(), sandboxPool.close(), typechecker.close(), tests.close()]);
    },
  };
}
