// What a generator receives beside the build request: an abort signal, the build's language model, and the workshop.
// Every model call goes through the build's journal, so that an answered one is never repeated or paid for twice.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Asked, ModelDelta, ModelFailure, ModelRequest, ToolCall } from "../../../adapters/models/model-call.ts";
import type { Finding } from "../../../workshop/finding.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { BrowserRun, Looked, WantedLook } from "../../../workshop/proof.ts";
import type { TestRun } from "../../../workshop/sandbox/testing/test-run.ts";
import type { Unfinished } from "./unfinished.ts";

/** The outcome of a call and its cost: in millionths of a credit, and what its provider charges in millionths of a US dollar. */
export interface PricedAnswer {
  asked: Asked;
  microCredits: number;
  microDollars: number;
}

/** The timeout of a call, and the receiver of its streamed answer. */
export interface Listening {
  signal: AbortSignal;
  /** The call fails as `timed_out` if it has not ended within this time. */
  withinMilliseconds?: number;
  onDelta?: (delta: ModelDelta) => void;
}

/**
 * Calls a model by its plain id. A model that is no longer available is a failure like any other. Rejects with the
 * signal's reason on abort.
 */
export type AskModel = (model: string, request: ModelRequest, listening: Listening) => Promise<PricedAnswer>;

/**
 * An answer, or the message that explains its absence, and the model's failure code, if it was one. `owed` is the price,
 * in credits, of an answer that is kept until the account can pay for it.
 */
export type ModelReply =
  | { outcome: "answer"; text: string; calls: readonly ToolCall[]; isWhole: boolean }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string; failure: ModelFailure | null; owed?: number };

/** A call to the build's model. */
export interface ModelCall {
  /** Identifies the call within the build: the same when the build is resumed. */
  name: string;
  request: ModelRequest;
  /** Data to read back if the build is resumed after this call was answered. */
  kept?: Record<string, unknown>;
  /** True for a call in a series that continues after a question to the user; otherwise each round starts a new series. */
  isOfAllRounds?: boolean;
  withinMilliseconds?: number;
  onDelta?: (delta: ModelDelta) => void;
}

/** The progress a build reports while it works. */
export interface Activity {
  /** A sentence for the user. */
  sentence: string;
  /** The progress of the build, from 0 to 100. */
  progress: number;
}

/** The environment of a generator. */
export interface GeneratorContext {
  signal: AbortSignal;
  /** Whether the model was chosen automatically: then the build may continue without it. */
  isModelAuto: boolean;
  /** Whether this installation has a language model. */
  isModelConnected: boolean;
  /** Calls the build's model. */
  ask(call: ModelCall): Promise<ModelReply>;
  /** The `kept` data of an all-rounds call answered before the build was resumed; null if there is none. */
  recall(name: string): Promise<Record<string, unknown> | null>;
  /**
   * The calls' usage so far: credits spent and budgeted, and tokens read and written. All-rounds calls not yet recalled
   * are not counted.
   */
  spending(): { credits: number; budgetCredits: number; tokens: number };
  /** The name of the model currently in use. */
  asked(): string;
  /** Why fallback models answered, a sentence each; only if the model was chosen automatically. */
  standIns(): string[];
  /** The time left until the build's deadline. */
  millisecondsLeft(): number;
  /** The current time. */
  now(): Date;
  report(activity: Activity): void;
  /** The source of a version of the project. */
  filesOf(version: number): Promise<ProjectFiles>;
  /** The source of the draft of a build of the project. */
  filesOfDraft(operationId: string): Promise<ProjectFiles>;
  /** Keeps what was written so far as the build's draft, in place of the one before. */
  keepDraft(unfinished: Unfinished): Promise<void>;
  /** Formats a project in the standard form, in which every version is stored. */
  format(files: ProjectFiles): Promise<ProjectFiles>;
  /** The findings of the gate, the type checker and the bundler in a project. */
  inspect(files: ProjectFiles): Promise<Finding[]>;
  /** Runs a project's own tests. It must have passed the gate. */
  test(files: ProjectFiles): Promise<TestRun>;
  /** Runs a project in the browser. It must have passed `inspect`. */
  tryOut(files: ProjectFiles, checks: readonly AcceptanceCheck[]): Promise<BrowserRun>;
  /** Pictures a project in the browser, which must have passed `inspect`; empty without a browser. Looks come in any order. */
  lookAt(files: ProjectFiles, looks: readonly WantedLook[]): Promise<Looked[]>;
}
