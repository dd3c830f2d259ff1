// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** `desktop` is 1280 × 800 pixels, `phone` 375 × 812, or 390 × 844 for a phone app. */
export type Viewport = "desktop" | "phone";

/** What was verified about a version, and how. It contains only what was actually performed. */
export interface Proof {
  /** The browser that ran the application, such as `Chromium 156.0.8078.73`, or `not run`. */
  browser: string;
  /** Why no browser ran, or null if one did. */
  reason: string | null;
  /** How the browser process was sandboxed while it ran the application. */
  confinement: string;
  /** The operating system limits of the tools that processed the application, as read from the running processes. Empty if there were none, and for versions created before limits were recorded. */
  limits: ProofLimit[];
  /** `passed`: a version that does not type-check is never delivered. `not run` for applications made with Flutter, whose types only the Flutter SDK can check. */
  types: "passed" | "not run";
  /** Every acceptance check that was performed. */
  checks: ProofCheck[];
  /** The result of the accessibility audit. */
  accessibility: {
    /** The accessibility engine, with its version. */
    engine: string;
    /** The number of rules that passed. */
    rulesPassed: number;
    /** The number of serious violations found. */
    findings: number;
  };
  /** The screenshots of the version. */
  screenshots: ProofScreenshot[];
  /** The parts of the prompt, counted by their outcome. */
  requests: {
    /** Proven by checks that passed. */
    proven: number;
    /** Built, but no check that was performed proves it. */
    notProven: number;
    /** Not built. */
    notBuilt: number;
  };
  /** The parts of the prompt that were understood. */
  understood: ProofPhrase[];
  /** The parts of the prompt that were not built, quoted from it. */
  notBuilt: string[];
}

/** An acceptance check that was performed in the browser. */
export interface ProofCheck {
  /** The machine-readable name of the check. */
  id: string;
  /** What the check verifies. */
  title: string;
  /** The words of the prompt that requested it, or null if none did. */
  phrase: string | null;
  /** The capability of the application that it tests, or null. */
  capability: string | null;
  /** `desktop` is 1280 × 800 pixels, `phone` 375 × 812, or 390 × 844 for a phone app. */
  viewport: Viewport;
  /** Whether the check passed. */
  passed: boolean;
  /** How long it took, in milliseconds. */
  milliseconds: number;
  /** What went wrong, as a sentence, or null if it passed. */
  failure: string | null;
}

/** A limit that was in force while the application was processed. */
export interface ProofLimit {
  /** The limited tool: the browser, the type checker, or the process that checks, formats and bundles the files. */
  tool: "browser" | "types" | "bundler";
  /** The limited resource: `memory` and `processes` (including threads) apply to all processes of the tool together; `process_memory`, `open_files` and `file_size` to each process; `system_calls` blocks calls that could harm the machine. */
  resource: "memory" | "process_memory" | "processes" | "open_files" | "file_size" | "system_calls";
  /** How it is enforced: a control group, a resource limit, or a system call filter. */
  by: "cgroup" | "rlimit" | "seccomp";
  /** The limit, in bytes or as a count, or null if it is not a quantity. */
  max: number | null;
}

/** A part of the prompt and its outcome. */
export interface ProofPhrase {
  /** The words of the prompt. */
  phrase: string;
  /** The ids of the checks that prove it. */
  checks: string[];
  /** `proven`: its checks passed. `not tried`: it was built, but none of its checks were performed. `not built`: it was not built. */
  outcome: "proven" | "not tried" | "not built";
}

/** A screenshot of the version. */
export interface ProofScreenshot {
  /** `desktop` is 1280 × 800 pixels, `phone` 375 × 812, or 390 × 844 for a phone app. */
  viewport: Viewport;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** The size of the JPEG, in bytes. */
  bytes: number;
  /** The URL of the JPEG, readable with the same key, or null. */
  url: string | null;
}
