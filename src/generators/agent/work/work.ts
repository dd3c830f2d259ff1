import type { Desk } from "../../../domain/models/generation/desk.ts";
import type { Plan, Wish } from "../../../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { Workspace } from "../files/open-workspace.ts";
import type { AgentModel } from "../plan/plan-work.ts";
import type { TrialRecord } from "./trial.ts";

/** A state of the project in which nothing was wrong but checks that this build was asked to fulfil. */
export interface GoodState {
  files: ProjectFiles;
  record: TrialRecord;
  /** How many of the checks that this build was asked for it passes. */
  fulfilled: number;
}

/** The work of one build, as it stands. */
export interface Work {
  model: AgentModel;
  wish: Wish;
  plan: Plan;
  /** The ids of the checks that this build was asked for. */
  fresh: readonly string[];
  desk: Desk;
  project: Workspace;
  /** What the project held when the work began, and its fingerprint. */
  start: ProjectFiles;
  startState: string;
  /** The best state so far; of two that are as good the later one. */
  best: GoodState | null;
  /** What is known of states of the project, by their fingerprints. */
  known: Map<string, TrialRecord>;
  /** What was found out since the model was asked last. */
  learnt: TrialRecord[];
  /** The states whose trial the model has been told. */
  shown: Set<string>;
}
