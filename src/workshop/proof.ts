// What was shown to be true of a version, and how. A proof never claims more than was done: a part that did not run
// says "not run" and why.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Finding } from "./finding.ts";

/** The two window sizes at which every app is tried, in CSS pixels. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 375, height: 812 },
} as const;

/** The window in which apps for phones are tried: as large as most phones, with a touch screen. */
export const PHONE_APP_VIEWPORT = { width: 390, height: 844 } as const;

export type ViewportName = keyof typeof VIEWPORTS;

/** The result of one acceptance check. `failure` is a sentence, null if it passed. */
export interface CheckResult {
  id: string;
  title: string;
  /** The words of the prompt that asked for it; null if the app needs it although the prompt did not ask. */
  phrase: string | null;
  viewport: ViewportName;
  passed: boolean;
  milliseconds: number;
  failure: string | null;
}

/** A JPEG screenshot of the app's first page. */
export interface Screenshot {
  viewport: ViewportName;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/**
 * A look at an app: at a page as on a first visit; where there is a check, at what is there once its steps are performed; with
 * both, at the page with what the check has left in the stores.
 */
export interface WantedLook {
  /** Null: where the check ends. */
  path: string | null;
  check: AcceptanceCheck | null;
  viewport: ViewportName;
  /** The page is opened anew after the check, also where that ends on it. */
  isReopened?: boolean;
  /** As it is printed on A4. */
  isPrinted?: boolean;
  /** With 200 rows in every list that the app has stored. */
  isGrown?: boolean;
  /** Without pictures. */
  isInWords?: boolean;
}

/**
 * What was seen: JPEGs, of a page as many as show it from its top down, of a check one of its window; and the page as assistive
 * technology has it. `problem` is why the steps could not all be performed.
 */
export interface Looked extends WantedLook {
  pictures: Uint8Array[];
  /** The height below the pictures, in CSS pixels, of a page that is longer than they show. */
  unseen: number;
  outline: string;
  problem: string | null;
  /** What is wrong with the layout of a page: what is wider than there is room, and words that are broken in the middle. */
  faults: string[];
}

/** How the browser's process was confined while untrusted code ran in it. */
export type Confinement = "bwrap" | "namespaces" | "browser sandbox only" | "none";

/** A limit that the kernel enforced on a tool's process, as read from that process while it ran. */
export interface HeldLimit {
  /** `memory` and `processes` cover the whole tool, the others each process; sizes in bytes. `system_calls`: harmful ones are refused. */
  resource: "memory" | "process_memory" | "processes" | "open_files" | "file_size" | "system_calls";
  /** What enforces it: a control group, a resource limit (setrlimit(2)), or a system call filter. */
  by: "cgroup" | "rlimit" | "seccomp";
  /** Null if it is not an amount. */
  max: number | null;
}

/** A limit on one of the tools that handled a project: the browser, the type checker, or the gate, formatter and bundler. */
export interface ToolLimit extends HeldLimit {
  tool: "browser" | "types" | "bundler";
}

/** The result of one run in the browser. `findings` is empty exactly when the app does what it promises. */
export interface BrowserRun {
  /** For example `Chromium 156.0.8078.73`; `not run` if there is no browser, and then `reason` says why. */
  browser: string;
  reason: string | null;
  /** Absent where types are checked before; `not run` where nothing can check them. */
  types?: "not run";
  confinement: Confinement;
  /** The limits on the browser while untrusted code ran in it. */
  limits?: HeldLimit[];
  checks: CheckResult[];
  screenshots: Screenshot[];
  /** The first page as assistive technology sees it; null if it was not requested, or not seen. */
  outline: string | null;
  accessibility: { engine: string; rulesPassed: number; findings: number };
  findings: Finding[];
  /** The looks that were wanted, as far as they were possible. */
  looks?: Looked[];
  milliseconds: number;
}

/** A run in the browser, with the limits on every tool that handled the project. */
export interface LimitedRun extends Omit<BrowserRun, "limits"> {
  limits: ToolLimit[];
}
