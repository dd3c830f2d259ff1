// What the tools stand on. Behind it is the domain itself in the service, and the SDK in the local server; a tool knows
// neither. Ids are strings, moments are ISO 8601 in UTC, addresses are whole, null means that there is none.
import type { Model, Usage } from "./shapes/account.ts";
import type { BegunBuild, Operation } from "./shapes/operation.ts";
import type { Project, ProjectDetails } from "./shapes/project.ts";

/** A part of the account's projects, newest first; `total` counts all of them. */
export interface ProjectPage {
  projects: Project[];
  total: number;
}

/** A delivered source file. `text` is as it was delivered: nothing is redacted yet. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The delivered files of one version, sorted by path. `version` null: the live one, whose number is not known. */
export interface DeliveredFiles {
  version: number | null;
  files: SourceFile[];
}

/** What to build. `model` null is the best that the plan includes; `requestId` null lets the service choose one. */
export interface WantedProject {
  prompt: string;
  model: string | null;
  requestId: string | null;
}

/** What to say to a project: a message, answers to open questions, or both. */
export interface WantedMessage {
  projectId: string;
  message: string | null;
  answers: { questionId: string; answer: string }[];
  model: string | null;
  requestId: string | null;
}

/** The plan and what is free to spend, in credits. */
export interface Account {
  plan: string;
  creditBalance: number;
  renewsAt: string | null;
}

/** One account's Atelier. What a method throws is explained as a `Refusal` by whoever made the port (`Faults`), or is a fault. */
export interface AtelierPort {
  listProjects(page: { limit: number; offset: number }): Promise<ProjectPage>;
  readProject(projectId: string): Promise<ProjectDetails>;
  /** All files of a version; of the live one with null. */
  readFiles(wanted: { projectId: string; version: number | null }): Promise<DeliveredFiles>;
  createProject(wanted: WantedProject): Promise<BegunBuild>;
  /** The build that the message went to, under the message's own requestId where it has one: it can be read by both. */
  sendMessage(wanted: WantedMessage): Promise<BegunBuild>;
  /** The build as it is after its next change or after `waitSeconds`; only one that runs is waited for. The signal ends the wait. */
  readOperation(wanted: { requestId: string; waitSeconds: number; signal: AbortSignal }): Promise<Operation>;
  /** A build that had ended before stays as it is. */
  stopOperation(requestId: string): Promise<Operation>;
  readAccount(): Promise<Account>;
  readUsage(): Promise<Usage>;
  listModels(): Promise<Model[]>;
}

/** Why something is refused. */
export type RefusalKind =
  | "invalid_input"
  | "not_signed_in"
  | "not_allowed"
  | "not_found"
  | "not_enough_credits"
  | "model_locked"
  | "build_running"
  | "no_files_yet"
  | "too_many_requests"
  | "unavailable";

/** A refusal that a model can act on: its message is a sentence that says what to do. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** How long to wait before asking again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: RefusalKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = "Refusal";
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What becomes of what a port throws: the refusal that it means, or null for a fault, which is then reported. */
export interface Faults {
  explain(error: unknown): Refusal | null;
  report(error: unknown): void;
}
