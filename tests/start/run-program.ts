// Runs a program of the project in a process of its own, which a test may kill.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A started program. `line` waits for a line of its output that matches; `ended` for its exit code, or the signal that ended it. */
export interface Program {
  process: ChildProcess;
  output(): string;
  line(pattern: RegExp): Promise<RegExpMatchArray>;
  ended: Promise<number | string>;
}

/** What a program is started with. `user` is a user id to run it as, which only root can ask for. */
export interface ProgramOptions {
  cwd?: string;
  environment?: Record<string, string>;
  user?: number;
  /** The program, when it is not this Node. */
  command?: string;
  /** Gives it a process group of its own, as a terminal does. */
  detached?: boolean;
}

const running = new Set<ChildProcess>();

/** Ends the programs that a failed test has left running. */
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
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  const line = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = output.match(pattern);
        if (match) resolve(match);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without a line like ${pattern}:\n${output}`)));
    });
  return { process: child, output: () => output, line, ended };
}

/** The absolute path of a file beside the tests. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
}
