// The command line as users run it: the built package, in a process of its own, with a home of its own.
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { share } from "../../support/runner/batches/share.ts";

const repository = join(import.meta.dirname, "../../..");

/** How a command ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command that runs. `until` waits for text of one of its outputs; `stop` interrupts it as Ctrl-C does. */
export interface Running {
  until(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Ended>;
  stop(): Promise<Ended>;
}

/** The installed command line. */
export interface Cli {
  /** Where it keeps its files. */
  home: string;
  run(words: readonly string[], given?: { environment?: Record<string, string>; input?: string }): Promise<Ended>;
  start(words: readonly string[], given?: { environment?: Record<string, string> }): Running;
  close(): Promise<void>;
}

/** Builds the package, once for all files of a process. */
const buildPackage = share(async () => {
  const folder = await mkdtemp(join(tmpdir(), "atelier-cli-package-"));
  await promisify(execFile)(process.execPath, [join(repository, "cli/build.mjs"), "--out", folder]);
  return { program: join(folder, "atelier.js"), close: () => rm(folder, { recursive: true, force: true }) };
});

/** Builds the package, and runs it with these variables. What still runs is ended by `close`. */
export async function openCli(environment: Record<string, string>): Promise<Cli> {
  const home = await mkdtemp(join(tmpdir(), "atelier-cli-"));
  const built = await buildPackage();
  const children = new Set<ChildProcessWithoutNullStreams>();
  const begin = (words: readonly string[], more: Record<string, string> = {}): ChildProcessWithoutNullStreams => {
    const env = { PATH: process.env["PATH"] ?? "", HOME: home, XDG_CONFIG_HOME: join(home, "config"), ...environment, ...more };
    const child = spawn(process.execPath, [built.program, ...words], { env, cwd: home });
    children.add(child);
    child.once("close", () => children.delete(child));
    return child;
  };
  return {
    home,
    run: async (words, { environment: more, input = "" } = {}) => {
      const child = begin(words, more);
      child.stdin.end(input);
      return watch(child).ended;
    },
    start: (words, { environment: more } = {}) => watch(begin(words, more)),
    close: async () => {
      for (const child of children) child.kill("SIGKILL");
      await rm(home, { recursive: true, force: true });
      await built.close();
    },
  };
}

function watch(child: ChildProcessWithoutNullStreams): Running {
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].setEncoding("utf8").on("data", (text: string) => (printed[name] += text));
  const ended = once(child, "close").then(([code]): Ended => ({ code: typeof code === "number" ? code : null, ...printed }));
  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(printed.stdout + printed.stderr);
      if (found !== null) return found;
      const isOver = await Promise.race([ended.then(() => true), once(child.stdout, "data"), once(child.stderr, "data")]);
      if (isOver === true && !pattern.test(printed.stdout + printed.stderr))
        throw new Error(`ended without ${pattern}:\n${printed.stdout}\n${printed.stderr}`);
    }
  };
  const stop = () => {
    child.kill("SIGINT");
    return ended;
  };
  return { until, ended, stop };
}
