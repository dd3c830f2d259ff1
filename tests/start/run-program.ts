// Runs a program of the project in its own process, which a test may kill.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A started program. `line` waits for output that matches; `ended` is its exit code, or the signal that ended it. */
export interface Program {
  process: ChildProcess;
  output(): string;
  line(pattern: RegExp): Promise<RegExpMatchArray>;
  ended: Promise<number | string>;
}

/** Options of a program. `user` is a user id to run it as, which requires root. */
export interface ProgramOptions {
  cwd?: string;
  environment?: Record<string, string>;
  user?: number;
  /** The program; by default this Node. */
  command?: string;
  /** Starts it in its own process group, like a terminal. */
  detached?: boolean;
}

const running = new Set<ChildProcess>();

/** Kills the programs that a failed test has left running. */
export function endPrograms(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts `node <words>`, or another program. */
export function runProgram(words: readonly string[], options: ProgramOptions = {}): Program {
  const identity = options.user === undefined ? {} : { uid: options.user, gid: options.user };
  const child = spawn(options.command ?? process.execPath, words, {
    ...identity,
    detached: options.detached ?? false,
    cwd: options.cwd ?? "/",
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  const listeners = new Set<() => void>();
  const onOutput = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", onOutput);
  child.stderr.on("data", onOutput);
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  const line = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const check = () => {
        const match = output.match(pattern);
        if (match) resolve(match);
      };
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended without a line like ${pattern}:\n${output}`)));
    });
  return { process: child, output: () => output, line, ended };
}

/** The absolute path of a file beside the tests. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
}
