// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.

/** `desktop` is 1280 × 800 pixels, `phone` 375 × 812. */
export type Viewport = "desktop" | "phone";

/** What was shown to be true of a version, and how. It never says more than was done. */
export interface Proof {
  /** The browser that ran the application, such as `Chromium 156.0.8078.73`, or `not run`. */
  browser: string;
  /** Why no browser ran, or null when one did. */
  reason: string | null;
  /** How the browser’s process was confined while it ran the application. */
  confinement: string;
  /** The limits that the operating system put on the tools that handled the application, as they were read from the running processes. Empty where none held, and for versions from before they were noted. */
  limits: ProofLimit[];
  /** A version that does not type-check is never delivered. */
  types: "passed";
  /** Every acceptance check that was performed. */
  checks: ProofCheck[];
  /** What the search for accessibility faults found. */
  accessibility: {
    /** What looked for accessibility faults, with its version. */
    engine: string;
    /** How many of its rules passed. */
    rulesPassed: number;
    /** How many serious faults it found. */
    findings: number;
  };
  /** Pictures of the version. */
  screenshots: ProofScreenshot[];
  /** Each part of the prompt that was understood. */
  understood: ProofPhrase[];
  /** The parts of the prompt that nothing came of, in its own words. */
  notBuilt: string[];
}

/** An acceptance check that was performed in the browser. */
export interface ProofCheck {
  /** The check’s name for programs. */
  id: string;
  /** What the check promises. */
  title: string;
  /** The words of the prompt that asked for it, or null when nobody asked. */
  phrase: string | null;
  /** The capability of the application that it tries, or null. */
  capability: string | null;
  viewport: Viewport;
  /** Whether the promise was kept. */
  passed: boolean;
  /** How long it took, in milliseconds. */
  milliseconds: number;
  /** What went wrong, in a sentence, or null when it passed. */
  failure: string | null;
}

/** A limit that held while the application was handled. */
export interface ProofLimit {
  /** What was limited: the browser, the type checker, or what checks, formats and bundles the files. */
  tool: "browser" | "types" | "bundler";
  /** What of: `memory` and `processes` (threads included) of all processes of the tool together; `process_memory`, `open_files` and `file_size` of each; `system_calls` that could harm the machine are refused. */
  resource: "memory" | "process_memory" | "processes" | "open_files" | "file_size" | "system_calls";
  /** By what: a control group, a resource limit, or a filter of system calls. */
  by: "cgroup" | "rlimit" | "seccomp";
  /** How much, in bytes or as a number, or null where it is no amount. */
  max: number | null;
}

/** A part of the prompt and what became of it. */
export interface ProofPhrase {
  /** Words of the prompt. */
  phrase: string;
  /** The ids of the checks that prove it. */
  checks: string[];
  /** `proven`: its checks passed. `not tried`: it was built, and no check of it was performed. `not built`: nothing came of it. */
  outcome: "proven" | "not tried" | "not built";
}

/** A picture of the version. */
export interface ProofScreenshot {
  viewport: Viewport;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** How many bytes the JPEG has. */
  bytes: number;
  /** Where the JPEG is read with the same key. */
  url: string | null;
}
