import { NotFoundError } from "@atelier/sdk";
import { type Command, InvalidArgumentError } from "commander";
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";
import { drawTable } from "../output/draw-table.ts";
import { printResult, say } from "../output/print-result.ts";
import { commandLine, openClient } from "../session/open-client.ts";

interface FilesOptions {
  at?: number | "draft";
  json?: boolean;
}

/** Adds `files list`, `files read` and `files download`. */
export function addFilesCommand(program: Command): void {
  const files = program
    .command("files")
    .summary("list, read and download source files")
    .description("Lists, reads and downloads the source files of a project.");
  const add = (name: string, description: string) =>
    files
      .command(name)
      .description(description)
      .argument("<project>", "the id of the project")
      .option("--at <version>", 'the number of a version, or "draft" (default: the live version)', readVersion)
      .option("--json", "print the result as JSON");
  add("list", "Lists the files of a version with their sizes.").action(
    async (projectId: string, { at, json }: FilesOptions, command: Command) => {
      const found = await openClient(command).files.list(projectId, { version: at });
      const listed = found.map(({ path, content, updatedAt }) => ({
        path,
        bytes: Buffer.byteLength(content),
        updatedAt: updatedAt ?? null,
      }));
      printResult({ json }, { data: listed, text: drawTable(listed.map(({ path, bytes }) => [path, String(bytes)])) });
    },
  );
  add("read", "Prints one file.")
    .argument("<path>", "its path, as listed")
    .action(async (projectId: string, path: string, { at, json }: FilesOptions, command: Command) => {
      const file = await openClient(command)
        .files.get(projectId, path, { version: at })
        .catch((error: unknown) =>
          Promise.reject(
            error instanceof NotFoundError ? noSuchFile(error, { path, listLine: commandLine(command, `files list ${projectId}`) }) : error,
          ),
        );
      printResult({ json }, { data: file, text: file.content.replace(/\n$/, "") });
    });
  add("download", "Writes the files below a folder, which is created if necessary.")
    .argument("[folder]", "the folder", ".")
    .action(async (projectId: string, folder: string, { at, json }: FilesOptions, command: Command) => {
      const written = await openClient(command).files.download(projectId, folder, { version: at });
      say(`${written.length} files. To run the app there: npm install && npm run dev`);
      printResult({ json }, { data: written, text: written.join("\n") });
    });
}

function noSuchFile(cause: NotFoundError, { path, listLine }: { path: string; listLine: string }): CliError {
  const message = `There is no file ${path} in this project or version. List the files with: ${listLine}`;
  return new CliError(message, EXIT.failed, { cause });
}

function readVersion(given: string): number | "draft" {
  if (given === "draft") return given;
  const version = Number(given);
  if (!Number.isInteger(version) || version < 1) throw new InvalidArgumentError('It is a number from 1 on, or "draft".');
  return version;
}
