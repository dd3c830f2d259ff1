import { z } from "zod";

/** How much a run may take: in all, for one test, and of CPU time. What it needs most of is starting jsdom for each file. */
export const TEST_LIMITS = { runSeconds: 90, testSeconds: 5, cpuSeconds: 60, shown: 20, messageCharacters: 1_200 } as const;

/** The files whose tests are run: those that `npm test` of a generated project runs. */
export const TEST_FILES = "tests/**/*.test.{ts,tsx}";

const FailedTest = z.object({
  /** The names of its groups and its own; of what failed outside any test, its file. */
  name: z.string().max(500),
  /** Places in the project, the innermost first: `tests/total.test.ts:12`. */
  places: z.array(z.string().max(250)).max(3),
  /** What was expected, or the error; shortened where `isWhole` is false. */
  message: z.string().max(TEST_LIMITS.messageCharacters),
  isWhole: z.boolean(),
});
/** A test that failed. */
export type FailedTest = z.infer<typeof FailedTest>;

/** The result of running a project's own tests, as their process reports it. */
export const TestRun = z.object({
  /** Why not all of them were run, as a sentence; null if they were. */
  reason: z.string().max(1_000).nullable(),
  passed: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative(),
  /** How many failed. */
  failures: z.number().int().nonnegative(),
  /** The first of them. */
  failed: z.array(FailedTest).max(TEST_LIMITS.shown),
});
export type TestRun = z.infer<typeof TestRun>;

/** A run in which no test was performed. */
export const notTested = (reason: string): TestRun => ({ reason, passed: 0, skipped: 0, failures: 0, failed: [] });
