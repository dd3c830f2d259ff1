import type { Operation } from "@atelier/sdk";
import { EXIT, type ExitCode } from "./exit-codes.ts";

/** Something that the user can put right: the message says how. */
export class CliError extends Error {
  override readonly name = "CliError";
  /** What the process exits with. */
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** A build that ended without a version, as a change that was not understood does. Its reply says why. */
export class NoVersionError extends CliError {
  readonly operation: Operation;

  constructor(operation: Operation) {
    super("There is no new version. The reply above says why.", EXIT.noNewVersion);
    this.operation = operation;
  }
}
