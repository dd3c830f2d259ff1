/** The service cannot start, and its operator can fix it. `message` is one or two sentences: what is wrong, then what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}
