import { AtelierError, BuildError, QuestionUnansweredError } from "@atelier/sdk";
import type { Command } from "commander";
import { CliError, NoVersionError } from "../cli-error.ts";
import { isInterruption } from "../session/interruption.ts";
import { commandLine } from "../session/open-client.ts";

/** Prints what went wrong and what to do: a sentence to standard error, and with `--json` a document to standard output. */
export function printError(error: unknown, { isJson, program }: { isJson: boolean; program: Command }): void {
  if (isInterruption(error)) return;
  const message = messageOf(error);
  process.stderr.write(`\natelier: ${message}\n${hintOf(error, program)}`);
  if (!isJson) return;
  const cause = error instanceof CliError ? error.cause : error;
  const { code = null, status = null, httpRequestId = null } = cause instanceof AtelierError ? cause : {};
  const operation = error instanceof BuildError || error instanceof NoVersionError ? { operation: error.operation } : {};
  process.stdout.write(`${JSON.stringify({ error: { message, code, status, httpRequestId }, ...operation }, null, 2)}\n`);
}

function messageOf(error: unknown): string {
  // The SDK's sentence is for programs, and the question was printed when it was asked.
  if (error instanceof QuestionUnansweredError) return "The build waits for an answer.";
  return error instanceof Error ? error.message : String(error);
}

function hintOf(error: unknown, program: Command): string {
  if (!(error instanceof AtelierError)) return "";
  if (error.code === "NO_API_KEY" || error.code === "UNAUTHORIZED") return signInHint(program);
  if (error.code === "CONNECTION_FAILED") return "Is the service running? Choose another one with --service <url> or ATELIER_BASE_URL.\n";
  if (error.code === "NOT_FOUND") return `List your projects with: ${commandLine(program, "projects")}\n`;
  return error.httpRequestId === null ? "" : `(request ${error.httpRequestId})\n`;
}

// A key in the environment takes precedence, so that signing in would change nothing.
function signInHint(program: Command): string {
  const login = commandLine(program, "login");
  const { ATELIER_API_KEY: key = "" } = process.env;
  return key.trim() === "" ? `Sign in with: ${login}\n` : `Check ATELIER_API_KEY, or unset it and sign in with: ${login}\n`;
}
