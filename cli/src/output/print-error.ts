import { AtelierError, BuildError, QuestionUnansweredError } from "@atelier/sdk";
import { CliError } from "../cli-error.ts";
import { isInterruption } from "../session/interruption.ts";

/** Prints what went wrong and what to do: a sentence to standard error, and with `--json` a document to standard output. */
export function printError(error: unknown, { isJson }: { isJson: boolean }): void {
  if (isInterruption(error)) return;
  const message = messageOf(error);
  process.stderr.write(`\natelier: ${message}\n${hintOf(error)}`);
  if (!isJson) return;
  const cause = error instanceof CliError ? error.cause : error;
  const { code = null, status = null, httpRequestId = null } = cause instanceof AtelierError ? cause : {};
  const operation = error instanceof BuildError ? { operation: error.operation } : {};
  process.stdout.write(`${JSON.stringify({ error: { message, code, status, httpRequestId }, ...operation }, null, 2)}\n`);
}

function messageOf(error: unknown): string {
  // The SDK's sentence is for programs, and the question was printed when it was asked.
  if (error instanceof QuestionUnansweredError) return "The build waits for an answer.";
  return error instanceof Error ? error.message : String(error);
}

function hintOf(error: unknown): string {
  if (!(error instanceof AtelierError)) return "";
  if (error.code === "NO_API_KEY" || error.code === "UNAUTHORIZED") return "Sign in with: atelier login\n";
  if (error.code === "CONNECTION_FAILED") return "Is the service running? Choose another one with --service <url> or ATELIER_BASE_URL.\n";
  if (error.code === "NOT_FOUND") return "List your projects with: atelier projects\n";
  return error.httpRequestId === null ? "" : `(request ${error.httpRequestId})\n`;
}
