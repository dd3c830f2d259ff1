// Runs a program on the files of a project, in a folder of theirs: confined, without network, and with nothing of the service's
// environment.
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ProjectFiles } from "../../project-files.ts";
import { confine, handOver, type Sandbox } from "../confine.ts";
import { endChild } from "./end-child.ts";
import { lowerPriority, TOOL_NICENESS } from "./lower-priority.ts";

/** How a program ended: its status, null if it was ended, and the last of what it wrote. */
export interface FolderRun {
  status: number | null;
  output: string;
}

/** A program with its arguments, what it may read beside the folder, and its whole environment. */
export interface FolderCommand {
  words: readonly string[];
  readable: readonly string[];
  environment: Readonly<Record<string, string>>;
}

const OUTPUT_CHARACTERS = 100_000;

/** The home folder of what runs in this folder. */
export const homeIn = (folder: string): string => join(folder, ".home");

/** Writes the files; the folder and all in it are the confined user's. */
export async function layOut(sandbox: Sandbox, folder: string, files: ProjectFiles): Promise<void> {
  const made = new Set<string>([folder, homeIn(folder)]);
  await mkdir(homeIn(folder));
  for (const [path, text] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    for (let above = dirname(target); above.length > folder.length; above = dirname(above)) made.add(above);
    await writeFile(target, text);
    made.add(target);
  }
  for (const path of made) await handOver(sandbox, path);
}

/** A confined program begins in the root folder. */
const IN_FOLDER = 'cd "$0" && exec "$@"';

/** Runs a command in the folder, the only one that it may write, until it ends or `ending` aborts. Never rejects. */
export async function runInFolder(
  { sandbox, folder }: { sandbox: Sandbox; folder: string },
  { words, readable, environment }: FolderCommand,
  ending: AbortSignal,
): Promise<FolderRun> {
  const { command, args } = confine(sandbox, {
    command: "/bin/sh",
    args: ["-c", IN_FOLDER, folder, ...words],
    readable,
    writable: [folder],
    network: false,
    refusesNamespaces: true,
  });
  const child = spawn(command, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  lowerPriority(child.pid, TOOL_NICENESS);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-OUTPUT_CHARACTERS)));
  const end = (): void => endChild(child);
  ending.addEventListener("abort", end, { once: true });
  if (ending.aborted) end();
  const status = await new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
    child.once("error", () => resolve(null));
  });
  ending.removeEventListener("abort", end);
  return { status: ending.aborted ? null : status, output };
}
