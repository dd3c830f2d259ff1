// The tools for apps for phones. Nothing of them is there before the first such app: then the packages are found or
// installed and prebuilt, and a sandbox and a type checker of their own are started.
import type { BrowserSettings, TryingBrowser } from "../../browser/create-browser.ts";
import type { HeldLimit, ToolLimit } from "../../proof.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { openSandboxPool, type SandboxPool } from "../../sandbox/pool/open-sandbox-pool.ts";
import { notTested } from "../../sandbox/testing/test-run.ts";
import { createTypechecker, type Typechecker } from "../../types/create-typechecker.ts";
import { expoTypings } from "../../types/typings-folder.ts";
import type { PhoneTools } from "../../workshop.ts";
import { unlessAborted } from "../../../lib/waiting/unless-aborted.ts";
import { exportApp, type ExportOptions } from "./export/export-app.ts";
import { prepareExpoVendor } from "./prepare-expo-vendor.ts";
import { warmUpPhoneSite } from "./warm-up-phone-site.ts";

/** Where the tools find what they need. */
export interface ExpoToolsOptions {
  sandbox: Promise<Sandbox>;
  /** Opens a browser of their own, whose windows are warm with the packages of apps for phones. */
  openBrowser(warmUps: BrowserSettings["warmUps"]): TryingBrowser;
  processes: number;
  cacheFolder: string;
  /** Finds the folder with the packages, or installs them, which `onInstall` announces. Throws `ExpoNotInstalled`. */
  findPackages(options: { signal: AbortSignal; onInstall: () => void }): Promise<string>;
  /** The folder with the packages; null if there is none. */
  lookForPackages(): Promise<string | null>;
  toLimits(held: Readonly<Record<ToolLimit["tool"], readonly HeldLimit[]>>): ToolLimit[];
}

/** The tools, to be ended like the others of the workshop. */
export interface ExpoTools {
  tools: PhoneTools;
  rest(): void;
  close(): Promise<void>;
}

interface Opened {
  pool: SandboxPool;
  typechecker: Typechecker;
  browser: TryingBrowser;
}

const LOOK_MILLISECONDS = 100;

/** Waits for the tools, and looks from time to time whether their packages are being installed; once it is so, no more. */
async function whileInstalling(begun: Promise<unknown>, isSaid: () => unknown): Promise<void> {
  const timer = setInterval(() => isSaid() !== false && clearInterval(timer), LOOK_MILLISECONDS);
  await begun.finally(() => clearInterval(timer));
}

/** Starts the tools again that have ended for want of work; returns at once. */
function startAgain({ pool, typechecker, browser }: Opened): void {
  browser.warmUp();
  // What does not start now is started, and its error returned, by the call that needs it.
  void Promise.allSettled([pool.warmUp(), typechecker.warmUp()]);
}

const NOT_EXPORTED = "This machine has no packages of Expo, or cannot confine the tool that reads them.";
const NO_TESTS = "Tests of apps for phones are not run here.";

/** What bundles apps for Expo Go, which needs the packages and no tool that is kept running. */
function exporting(
  { sandbox, lookForPackages }: Pick<ExpoToolsOptions, "sandbox" | "lookForPackages">,
  closing: AbortSignal,
): Pick<PhoneTools, "canExport" | "exportApp"> {
  const find = async (): Promise<ExportOptions | null> => {
    const [confining, packages] = await Promise.all([sandbox, lookForPackages()]);
    return confining.confinement === "none" || packages === null ? null : { sandbox: confining, packages };
  };
  return {
    canExport: async () => (await find()) !== null,
    async exportApp(files, signal) {
      const found = await find();
      if (found === null) return { outcome: "failed", reason: NOT_EXPORTED };
      return exportApp(found, files, AbortSignal.any([signal, closing]));
    },
  };
}

/** Creates the tools. Starts nothing before they are used or prepared. */
export function openExpoTools(options: ExpoToolsOptions): ExpoTools {
  const { processes, cacheFolder } = options;
  let opening: Promise<Opened> | null = null;
  let isInstalling = false;
  const over = new AbortController();

  async function openAll(): Promise<Opened> {
    const sandbox = await options.sandbox;
    const folder = await options.findPackages({ signal: over.signal, onInstall: () => (isInstalling = true) });
    isInstalling = false;
    over.signal.throwIfAborted();
    const [vendor, typings] = await Promise.all([prepareExpoVendor(folder, { cacheFolder }), expoTypings(folder)]);
    const browser = options.openBrowser({
      development: warmUpPhoneSite(vendor, "development"),
      production: warmUpPhoneSite(vendor, "production"),
    });
    const [pool, typechecker] = await Promise.all([
      openSandboxPool({ sandbox, setup: { platform: "expo", vendor }, processes }),
      createTypechecker({ sandbox, typings, processes }),
    ]);
    return { pool, typechecker, browser };
  }

  /** One opening at a time, which no single build ends; after one that failed, the next call tries again. */
  function open(): Promise<Opened> {
    if (opening !== null) return opening;
    const begun = openAll();
    opening = begun;
    begun.catch(() => {
      isInstalling = false;
      opening = null;
    });
    return begun;
  }

  const opened = (signal: AbortSignal): Promise<Opened> => unlessAborted(signal, open());

  return {
    tools: {
      ...exporting(options, over.signal),
      prepare: ({ signal, onInstall = () => undefined }) =>
        whileInstalling(opened(signal).then(startAgain), () => isInstalling && onInstall()),
      gate: async (files, signal) => (await opened(signal)).pool.gate(files, signal),
      format: async (files, signal) => (await opened(signal)).pool.format(files, signal),
      typecheck: async (files, signal) => (await opened(signal)).typechecker.check(files, signal),
      async bundle(files, mode, signal) {
        const result = await (await opened(signal)).pool.bundle(files, { mode, signal });
        return "site" in result ? { site: result.site, findings: [] } : { site: [], findings: result.findings };
      },
      async tryOut(sites, checks, signal) {
        const { pool, typechecker, browser } = await opened(signal);
        const run = await browser.run({ ...sites, isForPhones: true }, checks, signal);
        const held = { browser: run.limits ?? [], types: typechecker.limits(), bundler: pool.limits() };
        return { ...run, limits: options.toLimits(held) };
      },
      test: async () => notTested(NO_TESTS),
    },
    rest() {
      void opening?.then(
        ({ pool, typechecker, browser }) => [pool, typechecker, browser].forEach((tool) => tool.rest()),
        () => undefined,
      );
    },
    async close() {
      over.abort(new Error("The workshop is closed."));
      const tools = await opening?.catch(() => null);
      await Promise.all([tools?.pool.close(), tools?.typechecker.close(), tools?.browser.close()]);
    },
  };
}
