// What an error of the database comes from. Query builders wrap what the driver throws, so the whole chain of causes is read.
import { DrizzleQueryError } from "drizzle-orm/errors";

const lostConditions = new Set(["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
const lostMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client (has encountered a connection error|was closed)/;

/**
 * Whether the server went away or could not be reached (PostgreSQL's class 08 and 57P0x, or the socket's errors): nothing
 * is wrong with the statement, what was under way is undone, and the same may be tried again when the server is back.
 */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause);
    const isSocketGone = code === "ENOENT" && "syscall" in cause && cause.syscall === "connect";
    return code.startsWith("08") || lostConditions.has(code) || isSocketGone || lostMessages.test(cause.message);
  });
}

/** Whether a disk is full: the database's (PostgreSQL's 53100) or this machine's. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => ["53100", "ENOSPC"].includes(codeOf(cause)));
}

/** The error and what caused it, the outermost first, each with its stack. For the log: the values that a statement was given (prompts, hashes of keys) are left out. */
export function stackOf(error: unknown): string {
  const causes = causesOf(error);
  return causes.length === 0 ? String(error) : causes.map(stackWithoutValues).join("\ncaused by ");
}

// The query builder writes the values into its message, and so into the stack.
function stackWithoutValues(error: Error): string {
  const { stack = error.message, message } = error;
  return error instanceof DrizzleQueryError ? stack.replace(message, () => `Failed query: ${error.query}`) : stack;
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
