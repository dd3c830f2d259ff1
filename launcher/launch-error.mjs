/** Something that the person at the keyboard can put right: one sentence or two, printed without a stack. */
export class LaunchError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
