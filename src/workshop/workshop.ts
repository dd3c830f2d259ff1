import type { AcceptanceCheck } from "@atelier/blueprint";
import type { TriedSites } from "./browser/try-site.ts";
import type { Finding } from "./finding.ts";
import type { ProjectFiles, Site } from "./project-files.ts";
import type { BrowserRun } from "./proof.ts";

/** A project bundled for the browser. `site` is empty when there are findings. */
export interface Bundled {
  site: Site;
  findings: Finding[];
}

/** What can be done with a generated project. Everything that is wrong with it comes back as findings; what is thrown is a fault of ours. */
export interface Workshop {
  /** Paths, sizes, syntax, imports and secrets. Empty when the rest of the workshop may touch the project. */
  gate(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  /** The same project in its standard form. */
  format(files: ProjectFiles, signal: AbortSignal): Promise<ProjectFiles>;
  typecheck(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  bundle(files: ProjectFiles, mode: "development" | "production", signal: AbortSignal): Promise<Bundled>;
  /** Opens the development site in a browser and performs the checks on the production site. Without a browser on the machine the run says so. */
  tryOut(sites: TriedSites, checks: readonly AcceptanceCheck[], signal: AbortSignal): Promise<BrowserRun>;
  close(): Promise<void>;
}
