// The ways in which waiting for a build can end other than `done`.
import type { FailedOperation, Operation, WaitingOperation } from "../types/operations.ts";
import { AtelierError, type ErrorDetails } from "./atelier-error.ts";
import type { BuildErrorCode } from "./error-code.ts";

/** A build that was waited for did not reach `done`. `operation` is its last state. */
export class BuildError extends AtelierError {
  override readonly name: string = "BuildError";
  /** The build as last read. */
  readonly operation: Operation;

  constructor(message: string, details: ErrorDetails & { operation: Operation }) {
    const { operation, ...others } = details;
    super(message, others);
    this.operation = operation;
  }

  /** The id of the build. */
  get requestId(): string {
    return this.operation.requestId;
  }
}

/** The build failed. `code` says why, such as `CHECKS_FAILED`; no credits were spent. */
export class BuildFailedError extends BuildError {
  override readonly name = "BuildFailedError";
  /** Why it failed. */
  declare readonly code: Exclude<BuildErrorCode, "STOPPED">;
  declare readonly operation: FailedOperation;
}

/** The build was stopped before it ended, by this client or another. */
export class BuildStoppedError extends BuildError {
  override readonly name = "BuildStoppedError";
  declare readonly code: "STOPPED";
  declare readonly operation: FailedOperation;
}

/** The build asked a question, and no `onQuestion` answered it. The build keeps waiting: answer with `messages.send`. */
export class QuestionUnansweredError extends BuildError {
  override readonly name = "QuestionUnansweredError";
  declare readonly code: null;
  declare readonly operation: WaitingOperation;
}
