// A generated project outside the service: a plain folder, the machine's npm, and the commands of its own package.json.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A project on disk. `run` returns the command's output and duration, and throws with the output if it fails. */
export interface OutsideProject {
  folder: string;
  run(command: string, words: readonly string[]): Promise<{ output: string; milliseconds: number }>;
  remove(): Promise<void>;
}

/** Writes the files into a new folder in the system's temporary folder. */
export async function takeOutside(files: Iterable<{ path: string; content: string }>): Promise<OutsideProject> {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-outside-"));
  for (const file of files) {
    const target = path.join(folder, file.path);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file.path} leaves its project`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  return { folder, run: (command, words) => runIn(folder, command, words), remove: () => rm(folder, { recursive: true, force: true }) };
}

async function runIn(folder: string, command: string, words: readonly string[]): Promise<{ output: string; milliseconds: number }> {
  const began = performance.now();
  const child = spawn(command, [...words], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true", NO_COLOR: "1", NODE_ENV: "" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}:\n${output}`);
  return { output, milliseconds: performance.now() - began };
}
