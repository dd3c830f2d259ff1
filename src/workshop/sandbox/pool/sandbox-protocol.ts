import type { BundleResult } from "../../bundle/bundle-project.ts";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import type { ExpoVendor } from "../../vendor/expo/build-expo-vendor.ts";
import type { BundleMode, Vendor } from "../../vendor/vendor.ts";

/** The first message to a sandbox process: what its projects are built for, and what it needs for every task. */
export type SandboxSetup = { platform: "web"; vendor: Vendor } | { platform: "expo"; vendor: ExpoVendor };

/** What a sandbox process can be asked to do with a project. */
export type SandboxTask =
  | { kind: "gate"; files: ProjectFiles }
  | { kind: "format"; files: ProjectFiles }
  | { kind: "bundle"; files: ProjectFiles; mode: BundleMode };

/** The answer to each kind of task. */
export interface SandboxResults {
  gate: Finding[];
  format: ProjectFiles;
  bundle: BundleResult;
}
