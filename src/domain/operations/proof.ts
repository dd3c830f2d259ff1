// The format in which a version's proof is stored and returned: one JSON document, written once by the build that made
// the version. It never claims more than was done: what did not run is "not run" or "not tried", with the reason.
import { z } from "zod";

const ViewportName = z.enum(["desktop", "phone"]);

/** One acceptance check as performed. `failure` is a sentence, null if it passed. */
export const ProofCheck = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The words of the prompt that requested it; null if none did. */
  phrase: z.string().nullable(),
  capability: z.string().nullable(),
  viewport: ViewportName,
  passed: z.boolean(),
  milliseconds: z.number().nonnegative(),
  failure: z.string().nullable(),
});
export type ProofCheck = z.infer<typeof ProofCheck>;

/** A screenshot of the version, JPEG. `hash` names its blob; `width` and `height` are in pixels. */
export const ProofScreenshot = z.strictObject({
  viewport: ViewportName,
  width: z.int().positive(),
  height: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
});
export type ProofScreenshot = z.infer<typeof ProofScreenshot>;

/** A phrase of the prompt and the checks that prove it. `not tried`: it was built, but none of its checks was performed. */
export const ProofPhrase = z.strictObject({
  phrase: z.string(),
  checks: z.array(z.string()),
  outcome: z.enum(["proven", "not tried", "not built"]),
});
export type ProofPhrase = z.infer<typeof ProofPhrase>;

/**
 * A kernel limit on a tool that handled the project, as read from the tool's process. `max` is in bytes or a count,
 * null if not numeric.
 */
export const ProofLimit = z.strictObject({
  tool: z.enum(["browser", "types", "bundler"]),
  resource: z.enum(["memory", "process_memory", "processes", "open_files", "file_size", "system_calls"]),
  by: z.enum(["cgroup", "rlimit", "seccomp"]),
  max: z.number().nonnegative().nullable(),
});
export type ProofLimit = z.infer<typeof ProofLimit>;

/** The proof of a version. `browser` is `not run` if there was none; `reason` then says why. */
export const Proof = z.strictObject({
  /** For example `Chromium 156.0.8078.73`, or `not run`. */
  browser: z.string(),
  reason: z.string().nullable(),
  /** How the browser's process was confined while it ran the app. */
  confinement: z.string(),
  /** The limits of the tools that handled the project; unknown for versions made before limits were recorded. */
  limits: z.array(ProofLimit).default([]),
  /** `not run` for apps made with Flutter where the service has no Flutter, whose own tools alone can check them; else `passed`. */
  types: z.enum(["passed", "not run"]),
  checks: z.array(ProofCheck),
  accessibility: z.strictObject({ engine: z.string(), rulesPassed: z.int().nonnegative(), findings: z.int().nonnegative() }),
  screenshots: z.array(ProofScreenshot),
  understood: z.array(ProofPhrase),
  /** The parts of the prompt that were not built, verbatim. */
  notBuilt: z.array(z.string()),
});
export type Proof = z.infer<typeof Proof>;
