// The interface that the tools use. It is implemented by the domain in the service and by the SDK in the local server;
// a tool knows neither. Ids are strings, times are ISO 8601 in UTC, URLs are absolute, null means that there is none.
import type { Model, Usage } from "./shapes/account.ts";
import type { BegunBuild, Operation } from "./shapes/operation.ts";
import type { Project, ProjectDetails } from "./shapes/project.ts";

/** A page of the account's projects, newest first; `total` counts all of them. */
export interface ProjectPage {
  projects: Project[];
  total: number;
}

/** A delivered source file. `text` is as delivered, not yet redacted. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The files of one version or of a draft, sorted by path. `version` is null for a draft, and for a live version whose number is unknown. */
export interface DeliveredFiles {
  version: number | null;
  files: SourceFile[];
}

/** What to build. `model` null: the best in the plan; `requestId` null: the service generates one. */
export interface WantedProject {
  prompt: string;
  type: "web" | "mobile-expo" | "mobile-flutter";
  model: string | null;
  requestId: string | null;
}

/** Input to a project: a message, answers to open questions, or both. */
export interface WantedMessage {
  projectId: string;
  message: string | null;
  answers: { questionId: string; answer: string }[];
  model: string | null;
  requestId: string | null;
}

/** The plan and the available credits. */
export interface Account {
  plan: string;
  creditBalance: number;
  renewsAt: string | null;
}

/** One account. Errors thrown by a method are explained as a `Refusal` by the port's creator (`Faults`), or are faults. */
export interface AtelierPort {
  listProjects(page: { limit: number; offset: number }): Promise<ProjectPage>;
  readProject(projectId: string): Promise<ProjectDetails>;
  /** All files of a version or of the draft; null is the live version. */
  readFiles(wanted: { projectId: string; version: number | "draft" | null }): Promise<DeliveredFiles>;
  createProject(wanted: WantedProject): Promise<BegunBuild>;
  /** Returns the build that received the message, under the message's own requestId if it has one; both ids can be read. */
  sendMessage(wanted: WantedMessage): Promise<BegunBuild>;
  /** Returns the build after its next change or after `waitSeconds`; waits only for a running build. The signal ends the wait. */
  readOperation(wanted: { requestId: string; waitSeconds: number; signal: AbortSignal }): Promise<Operation>;
  /** A build that has already ended is unchanged. */
  stopOperation(requestId: string): Promise<Operation>;
  readAccount(): Promise<Account>;
  readUsage(): Promise<Usage>;
  listModels(): Promise<Model[]>;
}

/** Why a call is refused. */
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

/** A refusal that a model can act on: its message says what to do. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** Seconds to wait before retrying; null if waiting does not help. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: RefusalKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = "Refusal";
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Handles what a port throws: `explain` returns its refusal, or null for a fault, which is then reported. */
export interface Faults {
  explain(error: unknown): Refusal | null;
  report(error: unknown): void;
}
