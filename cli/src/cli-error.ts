import type { ExitCode } from "./exit-codes.ts";

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
