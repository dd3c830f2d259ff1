// The causes of a database error. Query builders wrap the driver's errors, so the whole chain of causes is read.
import { DrizzleQueryError } from "drizzle-orm/errors";

const lostConditions = new Set(["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
const lostMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client (has encountered a connection error|was closed)/;

/**
 * Whether the server went away or was unreachable (PostgreSQL's class 08 and 57P0x, or socket errors): the statement is
 * not at fault, its transaction is rolled back, and it may be retried when the server is back.
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

/**
 * The error and its causes, outermost first, in a form that is safe to log: class, code, and stack frames. Messages are
 * left out, because they may quote what a user wrote, a page printed or a model answered; a failed statement is
 * included as text, with numbered parameters instead of values.
 */
export function stackOf(error: unknown): string {
  const causes = causesOf(error);
  return causes.length === 0 ? `a thrown ${typeof error}` : causes.map(describeSafely).join("\ncaused by ");
}

/** A frame of our own program. A message may contain lines that look like frames, but those of a page have an http URL. */
const FRAME = /^ {4}at (?:async )?(?:[\w$.<>#[\] ]{1,120} \()?(?:file:\/\/|node:|\/)[\w\-./@+%:]+:\d+:\d+\)?$/;
/** The facts that PostgreSQL and the operating system add to their message, all of them names of ours or theirs. */
const FACTS = ["code", "syscall", "table", "column", "constraint", "routine"] as const;
const WORD = /^\w{1,80}$/;

function describeSafely(error: Error): string {
  const facts = FACTS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" && WORD.test(value) ? [`${name} ${value}`] : [];
  });
  const statement = error instanceof DrizzleQueryError ? [`Failed query: ${error.query}`] : [];
  // An error's name can be set from outside; its class cannot.
  const { name } = error.constructor;
  return [[WORD.test(name) ? name : "Error", ...facts, ...statement].join(", "), ...framesOf(error)].join("\n");
}

function framesOf({ stack = "", message }: Error): string[] {
  const from = stack.indexOf(message);
  if (from < 0) return [];
  return stack
    .slice(from + message.length)
    .split("\n")
    .filter((line) => FRAME.test(line));
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
