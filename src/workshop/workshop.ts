import type { AcceptanceCheck } from "@atelier/blueprint";
import type { TriedSites } from "./browser/create-browser.ts";
import type { Finding } from "./finding.ts";
import type { ProjectFiles, Site } from "./project-files.ts";
import type { LimitedRun } from "./proof.ts";
import type { TestRun } from "./sandbox/testing/test-run.ts";

/** A project bundled for the browser. `site` is empty if there are findings. */
export interface Bundled {
  site: Site;
  findings: Finding[];
}

/** Operations on a generated project of one platform. Everything wrong with it is returned as findings; what is thrown is our own error. */
export interface ProjectTools {
  /** Checks paths, sizes, syntax, imports and secrets. Empty if the rest of the workshop may process the project. */
  gate(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  /** The same project, formatted. */
  format(files: ProjectFiles, signal: AbortSignal): Promise<ProjectFiles>;
  typecheck(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  bundle(files: ProjectFiles, mode: "development" | "production", signal: AbortSignal): Promise<Bundled>;
  /** Crawls the development site and performs the checks on the production site. Without a browser on the machine the run says so. */
  tryOut(sites: TriedSites, checks: readonly AcceptanceCheck[], signal: AbortSignal): Promise<LimitedRun>;
  /** Runs the project's own tests, which must have passed the gate. Where they cannot be confined the run says so. */
  test(files: ProjectFiles, signal: AbortSignal): Promise<TestRun>;
}

/** What a project is built for. It is stored with the project, and never read from generated files. */
export type Platform = "web" | "expo" | "flutter";

/** A file of an app as Expo Go loads it. `key` is what the app calls it, `extension` begins with a dot. */
export interface PhoneFile {
  key: string;
  extension: string | null;
  contentType: string;
  bytes: Uint8Array;
}

/** An app for one kind of phone: its script, and the files that the script asks for. */
export interface PhoneUpdate {
  launch: PhoneFile;
  assets: readonly PhoneFile[];
}

/** An app for both kinds of phones, and what it says of itself to Expo Go. */
export interface PhoneUpdates extends Readonly<Record<"android" | "ios", PhoneUpdate>> {
  app: { slug: string; sdkVersion: string } & Record<string, unknown>;
  /** The picture by which Expo Go lists it; null for none. */
  icon: PhoneFile | null;
}

/** An app as Expo Go loads it, or why there is none, in a sentence for its owner. */
export type PhoneExport = { outcome: "exported"; updates: PhoneUpdates } | { outcome: "failed"; reason: string };

/** The tools for apps for phones, whose packages may have to be installed first. */
export interface PhoneTools extends ProjectTools {
  /**
   * Makes the tools ready; they all wait for it. `onInstall` is called if packages have to be installed, which takes minutes.
   * Throws `ExpoNotInstalled` where that is not possible, or has not ended in time.
   */
  prepare(options: { signal: AbortSignal; onInstall?: () => void }): Promise<void>;
  /** Whether `exportApp` works on this machine: the packages are there, and it can confine what reads them. Installs nothing. */
  canExport(): Promise<boolean>;
  /** Bundles an app that was built here for Expo Go, which takes a minute or more. Rejects with the signal's reason if that aborts. */
  exportApp(files: ProjectFiles, signal: AbortSignal): Promise<PhoneExport>;
}

/** The tools for apps for browsers, those for apps for phones made with Expo, and those for Flutter. */
export interface Workshop extends ProjectTools {
  readonly phones: PhoneTools;
  /** The tools for apps made with Flutter, which need nothing but what the service has: see `openFlutterTools`. */
  readonly flutter: ProjectTools;
  /** Starts the tools that are not running, so that the next call need not wait for them. Returns at once and never fails. */
  warmUp(): void;
  close(): Promise<void>;
}
