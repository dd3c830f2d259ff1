import { join } from "node:path";
import { createBrowser } from "./browser/create-browser.ts";
import { findSandbox } from "./sandbox/find-sandbox.ts";
import { openWorkbench } from "./sandbox/open-workbench.ts";
import { createTypechecker } from "./types/create-typechecker.ts";
import { prepareVendor } from "./vendor/prepare-vendor.ts";
import type { Workshop } from "./workshop.ts";

/** Where the workshop keeps what it prepares, and how it finds the browser; see `BrowserSettings`. */
export interface WorkshopOptions {
  cacheFolder: string;
  chromium: string | null;
  searchPath: string;
  /** Headers that the published sites carry: the trial is made under the same content security policy. */
  siteHeaders: Readonly<Record<string, string>>;
  /** How many projects may be bundled at once. */
  processes: number;
}

/** Opens the workshop: finds the strongest confinement that works here, prepares the vetted packages, and starts the tools. Throws when it cannot work. */
export async function openWorkshop(options: WorkshopOptions): Promise<Workshop> {
  const { cacheFolder, chromium, searchPath, siteHeaders, processes } = options;
  const finding = findSandbox();
  const openBench = async () => {
    const [sandbox, vendor] = await Promise.all([finding, prepareVendor({ cacheFolder })]);
    return openWorkbench({ sandbox, vendor, processes });
  };
  const openTypechecker = async () => createTypechecker({ sandbox: await finding });
  const [sandbox, workbench, typechecker] = await Promise.all([finding, openBench(), openTypechecker()]);
  const browser = createBrowser({
    ...{ chromium: chromium ?? undefined, searchPath, sandbox, headers: siteHeaders },
    cacheFolder: join(cacheFolder, "browser"),
  });
  return {
    gate: workbench.gate,
    format: workbench.format,
    typecheck: typechecker.check,
    bundle: async (files, mode, signal) => {
      const result = await workbench.bundle(files, { mode, signal });
      return "site" in result ? { site: result.site, findings: [] } : { site: [], findings: result.findings };
    },
    tryOut: browser.run,
    close: async () => {
      await Promise.all([browser.close(), workbench.close(), typechecker.close()]);
    },
  };
}
