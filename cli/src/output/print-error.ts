import { AtelierError, BuildError } from "@atelier/sdk";
import { isInterruption } from "../session/interruption.ts";

/** Prints what went wrong and what to do: a sentence to standard error, and with `--json` a document to standard output. */
export function printError(error: unknown, { isJson }: { isJson: boolean }): void {
  if (isInterruption(error)) return;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\natelier: ${message}\n${hintOf(error)}`);
  if (!isJson) return;
  const { code = null, status = null, httpRequestId = null } = error instanceof AtelierError ? error : {};
  const operation = error instanceof BuildError ? { operation: error.operation } : {};
  process.stdout.write(`${JSON.stringify({ error: { message, code, status, httpRequestId }, ...operation }, null, 2)}\n`);
}

function hintOf(error: unknown): string {
  if (!(error instanceof AtelierError)) return "";
  if (error.code === "NO_API_KEY" || error.code === "UNAUTHORIZED") return "Sign in with: atelier login\n";
  if (error.code === "CONNECTION_FAILED") return "Is the service running? Choose another one with --service <url> or ATELIER_BASE_URL.\n";
  if (error.code === "NOT_FOUND") return "List your projects with: atelier projects\n";
  return error.httpRequestId === null ? "" : `(request ${error.httpRequestId})\n`;
}
