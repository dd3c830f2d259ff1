// What a generator has beside the wish: a signal that ends its work, the build's language model, and the workshop. Every
// call to the model goes through the journal of the build, so that one that was answered is never made, or paid for, twice.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Asked, Heard, ModelFailure, ModelRequest, ToolCall } from "../../../outside/models/model-call.ts";
import type { Finding } from "../../../workshop/finding.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { BrowserRun } from "../../../workshop/proof.ts";

/** What became of a call, and what it cost, in millionths of a credit. */
export interface PricedAnswer {
  asked: Asked;
  microCredits: number;
}

/** How a call ends early, and who hears its answer while it comes. */
export interface Listening {
  signal: AbortSignal;
  /** It has failed as `timed_out` when it has not ended by then. */
  withinMilliseconds?: number;
  hear?: (heard: Heard) => void;
}

/** Asks a model, by its plain id. A model that is not there any more is a failure like any other. Rejects with the signal's reason when it is aborted. */
export type AskModel = (model: string, request: ModelRequest, listening: Listening) => Promise<PricedAnswer>;

/** An answer, or the sentence that says why there is none, and the name of the model's failure, if it was one. */
export type Told =
  | { outcome: "answer"; text: string; calls: readonly ToolCall[]; isWhole: boolean }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string; failure: ModelFailure | null };

/** A call of the build's model. */
export interface DeskCall {
  /** Which call of the build it is: the same when the build is taken up again. */
  name: string;
  request: ModelRequest;
  /** What is to be found again when the build is taken up after this call was answered. */
  kept?: Record<string, unknown>;
  /** True for one of a row of calls that goes on after a question to the person; else a round begins anew. */
  isOfAllRounds?: boolean;
  withinMilliseconds?: number;
  hear?: (heard: Heard) => void;
}

/** What a build tells of its work while it works. */
export interface Activity {
  /** A sentence for the person. */
  sentence: string;
  /** How far the build is, from 0 to 100. */
  progress: number;
}

/** Where a generator works. */
export interface Desk {
  signal: AbortSignal;
  /** Whether the model was left to us: then the build may go on without it. */
  isModelFree: boolean;
  /** Asks the build's model. */
  ask(call: DeskCall): Promise<Told>;
  /** What was kept with a call of all rounds that was answered before the build was taken up again; null where it was not. */
  recall(name: string): Promise<Record<string, unknown> | null>;
  /** What the calls have used so far: credits, of how many, and tokens, read and written. Those of all rounds that are still to be found again do not count yet. */
  spending(): { credits: number; budgetCredits: number; tokens: number };
  /** The name of the model that is asked now. */
  asked(): string;
  /** Why other models than the build's own have answered, a sentence for each; only where the model was left to us. */
  standIns(): string[];
  /** Until the build is out of time. */
  millisecondsLeft(): number;
  tell(activity: Activity): void;
  /** The source of a version of the project. */
  filesOf(version: number): Promise<ProjectFiles>;
  /** A project in its standard form, in which every version is kept. */
  format(files: ProjectFiles): Promise<ProjectFiles>;
  /** What the gate, the type checker and the bundler find wrong with a project. */
  inspect(files: ProjectFiles): Promise<Finding[]>;
  /** Uses a project in the browser. It has passed `inspect`. */
  tryOut(files: ProjectFiles, checks: readonly AcceptanceCheck[]): Promise<BrowserRun>;
}
