import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, BuildRequest } from "../../../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { Workspace } from "../files/open-workspace.ts";
import type { TalkLimits } from "../talk/limits.ts";
import type { AgentModel } from "../plan/plan-work.ts";
import type { TryRecord } from "./verification.ts";

/** A state of the project in which nothing failed except checks that this build was requested to pass. */
export interface GoodState {
  files: ProjectFiles;
  record: TryRecord;
  /** The number of requested checks that it passes. */
  fulfilled: number;
}

/** The state of one build's work. */
export interface Work {
  model: AgentModel;
  buildRequest: BuildRequest;
  plan: Plan;
  /** The ids of the checks that this build was requested to pass. */
  fresh: readonly string[];
  context: GeneratorContext;
  project: Workspace;
  /** How much an answer, its results and the conversation may hold. */
  limits: TalkLimits;
  /** The fingerprint of the project's files at the start. */
  startState: string;
  /** The best state so far; of two equal ones, the later. */
  best: GoodState | null;
  /** The records of tries of project states, by fingerprint. */
  known: Map<string, TryRecord>;
  /** The records added since the last model call. */
  learnt: TryRecord[];
  /** The states whose try has been shown to the model. */
  shown: Set<string>;
  /** Whether the model has looked at every page before the end. */
  isReviewed: boolean;
  /** What the model said of its finished work when it was shown the pages for the last time; null until then. */
  accepted: string | null;
  /** The ids of the requested checks that pass without their acts, and so prove nothing. */
  vacuous: readonly string[];
}
