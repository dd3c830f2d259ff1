// The limits of each tool. The numbers are far above what ordinary projects were measured to need, and low enough for a
// runaway process to be stopped before anything else is affected.
import { availableParallelism, totalmem } from "node:os";
import type { ChildLimits } from "./child-limits.ts";

const MEGABYTE = 1_048_576;

/** Programs have a few threads per CPU in addition to a fixed number. */
const tasks = (fixed: number): number => fixed + 8 * availableParallelism();

/** At most half of a small machine, since the service and its database run there too. */
const memory = (megabytes: number): number => Math.min(megabytes, Math.floor(totalmem() / 2 / MEGABYTE));

/** Gate, formatter and bundler. */
export const SANDBOX_LIMITS: ChildLimits = {
  memoryMegabytes: memory(2_048),
  // Node.js and its parsers reserve 1,750 MB before they do anything.
  processMegabytes: 2_304 + 16 * availableParallelism(),
  tasks: tasks(128),
  openFiles: 1_024,
  fileMegabytes: 64,
  scratchMegabytes: 64,
};

/** The type checker. */
export const TYPESCRIPT_LIMITS: ChildLimits = {
  memoryMegabytes: memory(1_536),
  processMegabytes: 1_536,
  tasks: tasks(128),
  openFiles: 4_096,
  fileMegabytes: 16,
  scratchMegabytes: 16,
};

/** A project's own tests. Node.js, the test runner's native code and a thread reserve 2,400 MB before they do anything, and use 250. */
export const TESTS_LIMITS: ChildLimits = {
  memoryMegabytes: memory(1_536),
  processMegabytes: 4_096 + 16 * availableParallelism(),
  tasks: tasks(128),
  openFiles: 4_096,
  fileMegabytes: 16,
  scratchMegabytes: 64,
};

/** Flutter: its tool, and one at a time the analyzer, the tests and the compiler for browsers. They were not measured. */
export const FLUTTER_LIMITS: ChildLimits = {
  memoryMegabytes: memory(4_096),
  processMegabytes: 4_096,
  tasks: tasks(256),
  openFiles: 8_192,
  fileMegabytes: 256,
  scratchMegabytes: 256,
};

/** Metro, with two workers in threads of its process. */
export const EXPORT_LIMITS: ChildLimits = {
  memoryMegabytes: memory(2_560),
  processMegabytes: 8_192 + 16 * availableParallelism(),
  tasks: tasks(128),
  openFiles: 8_192,
  fileMegabytes: 64,
  scratchMegabytes: 64,
};

/** One Chromium. Four open pages were measured at 10 processes with 80 threads, 130 MB together and 230 MB in the largest. */
export const BROWSER_LIMITS: ChildLimits = {
  memoryMegabytes: memory(2_048),
  processMegabytes: 1_536,
  tasks: tasks(600),
  openFiles: 8_192,
  fileMegabytes: 64,
  scratchMegabytes: 256,
};
