import { join } from "node:path";
import { releaseMemory } from "../lib/process/release-memory.ts";
import { type IdleWatch, restWhenIdle } from "../lib/waiting/rest-when-idle.ts";
import { type BrowserSettings, createBrowser, openPlaces } from "./browser/create-browser.ts";
import type { SiteFrame } from "./project-files.ts";
import type { HeldLimit, ToolLimit } from "./proof.ts";
import { findSandbox } from "./sandbox/find-sandbox.ts";
import { openSandboxPool, type SandboxPool } from "./sandbox/pool/open-sandbox-pool.ts";
import { createTestRunner } from "./sandbox/testing/create-test-runner.ts";
import { openFlutterTools } from "./vendor/flutter/open-flutter-tools.ts";
import { openExpoTools } from "./vendor/expo/open-expo-tools.ts";
import { findExpo, installExpo } from "./vendor/expo/install-expo.ts";
import { createTypechecker } from "./types/create-typechecker.ts";
import { prepareVendor } from "./vendor/prepare-vendor.ts";
import { warmUpSite } from "./vendor/warm-up-site.ts";
import type { Bundled, ProjectTools, Workshop } from "./workshop.ts";

/** Where the workshop keeps what it prepares, and how it finds the browser; see `BrowserSettings`. */
export interface WorkshopOptions {
  cacheFolder: string;
  chromium: string | null;
  searchPath: string;
  /** Headers of the published sites: sites are tried under the same content security policy. */
  siteHeaders: Readonly<Record<string, string>>;
  /** Documents that every published site has beside its own files. */
  siteFrames?: readonly SiteFrame[];
  /** A folder with the packages of apps for phones; null, the default, installs them below `toolsFolder` when the first such app is built. */
  expoFolder?: string | null;
  toolsFolder?: string;
  /** The folder of Flutter; null, the default, looks for `flutter` on the search path. */
  flutterFolder?: string | null;
  /** How many projects may be checked and bundled at once. */
  processes: number;
  /** After so long without a call the tools end, and what they used is free; the next call starts them. Null, the default: never. */
  idleSeconds?: number | null;
  /** Called when the tools have ended for that. */
  onRest?: () => void;
}

/** Each limit with the tool that it applied to. */
const toolLimits = (held: Readonly<Record<ToolLimit["tool"], readonly HeldLimit[]>>): ToolLimit[] =>
  (["browser", "types", "bundler"] as const).flatMap((tool) => held[tool].map((limit) => ({ tool, ...limit })));

/** The tools for other platforms, each call of which counts as work. */
const duringAll = (tools: ProjectTools, during: IdleWatch["during"]): ProjectTools => ({
  gate: (files, signal) => during(() => tools.gate(files, signal)),
  format: (files, signal) => during(() => tools.format(files, signal)),
  typecheck: (files, signal) => during(() => tools.typecheck(files, signal)),
  bundle: (files, mode, signal) => during(() => tools.bundle(files, mode, signal)),
  tryOut: (sites, checks, signal) => during(() => tools.tryOut(sites, checks, signal)),
  test: tools.test,
});

const bundledOf = (result: Awaited<ReturnType<SandboxPool["bundle"]>>): Bundled =>
  "site" in result ? { site: result.site, findings: [] } : { site: [], findings: result.findings };

const NEVER_MILLISECONDS = 2 ** 31 - 1;

/** Opens the workshop: finds the strongest confinement, prepares the vetted packages and starts the tools. Throws if it cannot work. */
export async function openWorkshop(options: WorkshopOptions): Promise<Workshop> {
  const { cacheFolder, chromium, searchPath, siteHeaders, siteFrames = [], processes } = options;
  const {
    idleSeconds = null,
    onRest = () => undefined,
    expoFolder = null,
    flutterFolder = null,
    toolsFolder = join(cacheFolder, "tools"),
  } = options;
  const finding = findSandbox();
  const preparing = prepareVendor({ cacheFolder });
  const openPool = async () => openSandboxPool({ sandbox: await finding, setup: { platform: "web", vendor: await preparing }, processes });
  const openTypechecker = async () => createTypechecker({ sandbox: await finding, processes });
  const [sandbox, sandboxPool, typechecker] = await Promise.all([finding, openPool(), openTypechecker()]);
  const vendor = await preparing;
  const tests = createTestRunner({ sandbox, processes });
  const places = openPlaces();
  const openBrowser = (warmUps: BrowserSettings["warmUps"]) =>
    createBrowser({
      chromium: chromium ?? undefined,
      searchPath,
      sandbox,
      headers: siteHeaders,
      frames: siteFrames,
      places,
      ...(warmUps && { warmUps }),
      cacheFolder: join(cacheFolder, "browser"),
    });
  const browser = openBrowser({ development: warmUpSite(vendor, "development"), production: warmUpSite(vendor, "production") });
  const phones = openExpoTools({
    sandbox: finding,
    openBrowser,
    processes,
    cacheFolder,
    lookForPackages: () => findExpo({ given: expoFolder, toolsFolder }),
    findPackages: (installing) => installExpo({ given: expoFolder, toolsFolder }, installing),
    toLimits: toolLimits,
  });
  const { during, stop } = restWhenIdle(idleSeconds === null ? NEVER_MILLISECONDS : idleSeconds * 1_000, () => {
    for (const tool of [browser, sandboxPool, typechecker, phones]) tool.rest();
    releaseMemory();
    onRest();
  });
  return {
    gate: (files, signal) => during(() => sandboxPool.gate(files, signal)),
    format: (files, signal) => during(() => sandboxPool.format(files, signal)),
    typecheck: (files, signal) => during(() => typechecker.check(files, signal)),
    bundle: (files, mode, signal) => during(async () => bundledOf(await sandboxPool.bundle(files, { mode, signal }))),
    tryOut: (sites, checks, signal) =>
      during(async () => {
        const run = await browser.run(sites, checks, signal);
        const held = { browser: run.limits ?? [], types: typechecker.limits(), bundler: sandboxPool.limits() };
        return { ...run, limits: toolLimits(held) };
      }),
    test: tests.run,
    // An export needs none of the tools that rest.
    phones: { ...phones.tools, ...duringAll(phones.tools, during), prepare: (request) => during(() => phones.tools.prepare(request)) },
    flutter: duringAll(openFlutterTools({ sandbox: finding, given: flutterFolder, searchPath, processes }), during),
    warmUp() {
      browser.warmUp();
      // What does not start now is started, and its error returned, by the call that needs it.
      void during(() => Promise.allSettled([sandboxPool.warmUp(), typechecker.warmUp()]));
    },
    close: async () => {
      stop();
      await Promise.all([browser.close(), sandboxPool.close(), typechecker.close(), tests.close(), phones.close()]);
    },
  };
}
