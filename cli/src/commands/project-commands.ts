import { spawn } from "node:child_process";
import type { ListProjects, Project } from "@atelier/sdk";
import { type Command, InvalidArgumentError, Option } from "commander";
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";
import { drawTable } from "../output/draw-table.ts";
import { printResult, say } from "../output/print-result.ts";
import { openBrowser } from "../session/open-browser.ts";
import { commandLine, openClient } from "../session/open-client.ts";

interface Printing {
  json?: boolean;
}

const STATUSES = ["generating", "waiting", "ready", "failed", "stopped"] as const;

/** Adds `projects`, `open` and `stop`. */
export function addProjectCommands(program: Command): void {
  program
    .command("projects")
    .summary("list your projects")
    .description("Lists your projects, newest first.")
    .argument("[words...]", "only those whose name or prompt has these words")
    .addOption(new Option("--status <status>", "only those with this status").choices([...STATUSES]))
    .option("--limit <number>", "how many to list", readCount, 20)
    .option("--json", "print the result as JSON")
    .action(async (words: string[], options: Printing & Pick<ListProjects, "status" | "limit">, command: Command) => {
      const q = words.length === 0 ? undefined : words.join(" ");
      const { projects, total } = await openClient(command).projects.list({ q, status: options.status, limit: options.limit });
      if (total > projects.length) say(`${projects.length} of ${total}; see more with --limit`);
      printResult(options, { data: projects, text: drawTable(projects.map(rowOf)) });
    });
  program
    .command("open")
    .summary("open an app or its editor in the browser")
    .description("Opens the app of a project in your browser, or its editor, and prints the address.")
    .argument("<project>", "the id of the project")
    .option("--editor", "open the editor instead of the app")
    .option("--print", "only print the address")
    .option("--json", "print the result as JSON, and open nothing")
    .action(open);
  program
    .command("stop")
    .summary("stop a build")
    .description("Stops a build. Credits spent before stay spent, and none are spent afterwards.")
    .argument("<requestId>", "the id of the build")
    .option("--json", "print the result as JSON")
    .action(async (requestId: string, options: Printing, command: Command) => {
      const operation = await openClient(command).operations.stop(requestId);
      printResult(options, {
        data: operation,
        text: operation.operationStatus === "failed" ? operation.error.message : "This build had ended before.",
      });
    });
}

async function open(projectId: string, options: Printing & { editor?: boolean; print?: boolean }, command: Command): Promise<void> {
  const { addresses, status } = await openClient(command).projects.get(projectId);
  const url = options.editor === true ? addresses.editor : addresses.deployment;
  if (url === null) {
    throw new CliError(
      `This project has no live version: it is ${status}. Open its editor with: ${commandLine(command, `open ${projectId} --editor`)}`,
      EXIT.failed,
    );
  }
  printResult(options, { data: { url }, text: url });
  if (options.print !== true && options.json !== true) await openBrowser(url, spawn);
}

function rowOf({ id, status, name, prompt, deploymentUrl }: Project): string[] {
  return [id, status, (name ?? prompt).replaceAll(/\s+/g, " ").slice(0, 40), deploymentUrl ?? ""];
}

function readCount(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new InvalidArgumentError("It is a number from 1 to 100.");
  return count;
}
