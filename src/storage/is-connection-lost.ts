// Errors that say nothing about the statement, only that the server went away or could not be reached: what was under way
// is undone, and the same may be tried again as soon as the server is back.
const lostConditions = new Set(["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);
const lostMessages = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** Whether an error, or what caused it, is the loss of the database's connection (PostgreSQL's class 08 and 57P0x, or the socket's). */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isOfDatabase = code.startsWith("08") || (lostConditions.has(code) && !isFileError(error)) || lostMessages.test(error.message);
  return isOfDatabase || isConnectionLost(error.cause);
}

// A missing file and a missing socket have the same code; only the socket's comes from `connect`.
function isFileError(error: Error): boolean {
  return "syscall" in error && error.syscall !== "connect" && error.syscall !== "read" && error.syscall !== "write" && "path" in error;
}
