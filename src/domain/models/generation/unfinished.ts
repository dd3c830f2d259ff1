// What a generator and a build say to each other about work that is not finished: what there is of it, what its user
// decided, and what a later build goes on from.
import type { ProjectFiles } from "../../../workshop/project-files.ts";

/**
 * Unfinished work: its files, the states of it that its site may be built from (the first that can be opened is), and the
 * titles of the requested checks that pass and that do not.
 */
export interface Unfinished {
  files: ProjectFiles;
  shown: readonly ProjectFiles[];
  /** The generator's plan. */
  plan: Record<string, unknown>;
  works: readonly string[];
  missing: readonly string[];
  /** What the generator wants to read back when the build is resumed. */
  kept: Record<string, unknown>;
}

/** What was decided about the work where it paused: before which step, and whether it goes on or ends with what works. */
export interface Decision {
  step: number;
  decision: "go on" | "deliver";
}

/** The unfinished work of an earlier build, which has ended. */
export interface Draft {
  operationId: string;
  /** What that build was asked for. */
  request: string;
  /** That build's plan, as its generator made it. */
  plan: Record<string, unknown>;
}
