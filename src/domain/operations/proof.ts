// What a version's proof looks like when it is kept and when it is told: one JSON document, written once by the build that
// made the version. It never says more than was done: what did not run is "not run" or "not tried", with the reason.
import { z } from "zod";

const ViewportName = z.enum(["desktop", "phone"]);

/** One acceptance check as it was performed. `failure` is a sentence, null when it passed. */
export const ProofCheck = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The words of the prompt that asked for it; null when nobody asked. */
  phrase: z.string().nullable(),
  capability: z.string().nullable(),
  viewport: ViewportName,
  passed: z.boolean(),
  milliseconds: z.number().nonnegative(),
  failure: z.string().nullable(),
});
export type ProofCheck = z.infer<typeof ProofCheck>;

/** A picture of the version, JPEG. `hash` names its blob; `width` and `height` are pixels. */
export const ProofScreenshot = z.strictObject({
  viewport: ViewportName,
  width: z.int().positive(),
  height: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
});
export type ProofScreenshot = z.infer<typeof ProofScreenshot>;

/** A phrase of the prompt and the checks that prove it. `not tried`: it was built, and no check of it was performed. */
export const ProofPhrase = z.strictObject({
  phrase: z.string(),
  checks: z.array(z.string()),
  outcome: z.enum(["proven", "not tried", "not built"]),
});
export type ProofPhrase = z.infer<typeof ProofPhrase>;

/** The proof of a version. `browser` is `not run` when there was none, and then `reason` says why. */
export const Proof = z.strictObject({
  /** For example `Chromium 156.0.8078.73`, or `not run`. */
  browser: z.string(),
  reason: z.string().nullable(),
  /** How the browser's process was confined while it ran the app. */
  confinement: z.string(),
  types: z.literal("passed"),
  checks: z.array(ProofCheck),
  accessibility: z.strictObject({ engine: z.string(), rulesPassed: z.int().nonnegative(), findings: z.int().nonnegative() }),
  screenshots: z.array(ProofScreenshot),
  understood: z.array(ProofPhrase),
  /** The parts of the prompt that nothing came of, in its own words. */
  notBuilt: z.array(z.string()),
});
export type Proof = z.infer<typeof Proof>;
