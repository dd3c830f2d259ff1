// What was shown to be true of a version, and how. A proof never says more than was done: a part that
// did not run says "not run" and why.
import type { Finding } from "./finding.ts";

/** The two window sizes that every app is tried at, in CSS pixels. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 375, height: 812 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;

/** One acceptance check as it was performed. `failure` is a sentence, null when it passed. */
export interface CheckResult {
  id: string;
  title: string;
  /** The words of the prompt that asked for it; null when the app needs it although nobody asked. */
  phrase: string | null;
  viewport: ViewportName;
  passed: boolean;
  milliseconds: number;
  failure: string | null;
}

/** A picture of the app's first page, JPEG. */
export interface Screenshot {
  viewport: ViewportName;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** How the browser's process was confined while untrusted code ran in it. */
export type Confinement = "bwrap" | "namespaces" | "browser sandbox only" | "none";

/** What one run in the browser showed. `findings` is empty exactly when the app holds what it promises. */
export interface BrowserRun {
  /** For example `Chromium 156.0.8078.73`; `not run` when there is no browser, and then `reason` says why. */
  browser: string;
  reason: string | null;
  confinement: Confinement;
  checks: CheckResult[];
  screenshots: Screenshot[];
  /** The first page as assistive technology has it; null where it was not asked for, or not seen. */
  outline: string | null;
  accessibility: { engine: string; rulesPassed: number; findings: number };
  findings: Finding[];
  milliseconds: number;
}
