// Every way to confine that this machine has, strongest first, and children to try them with.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { confine, type Sandbox } from "../../../src/workshop/sandbox/confine.ts";
import { endChild } from "../../../src/workshop/sandbox/children/end-child.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import type { ChildLimits } from "../../../src/workshop/sandbox/limits/child-limits.ts";
import { readHeldLimits } from "../../../src/workshop/sandbox/limits/held-limits.ts";
import { openCompartment } from "../../../src/workshop/sandbox/open-compartment.ts";
import type { HeldLimit } from "../../../src/workshop/proof.ts";

export const LIMITS: ChildLimits = {
  memoryMegabytes: 150,
  processMegabytes: 100,
  tasks: 40,
  openFiles: 100,
  fileMegabytes: 20,
  scratchMegabytes: 10,
};

/** The strongest way of this machine, namespaces where bwrap is stronger, and what is left without programs for either. */
export async function findWays(): Promise<Sandbox[]> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-ways-"));
  await symlink("/usr/bin/unshare", join(folder, "unshare"));
  const found = [await findSandbox(), await findSandbox([folder]), await findSandbox(["/nowhere"])];
  return found.filter(({ confinement }, index) => found.findIndex((other) => other.confinement === confinement) === index);
}

/** A confined child with pipes. */
export interface Child {
  process: ChildProcess;
  sandbox: Sandbox;
  /** Waits for a line that it prints; null when it ended before. */
  line(): Promise<string | null>;
  /** Waits for its end, and returns everything that it printed. */
  output(): Promise<string>;
  held(): Promise<HeldLimit[]>;
  end(): Promise<void>;
}

/** Starts a command in a compartment of its own. */
export async function startChild(
  sandbox: Sandbox,
  {
    command,
    limits = {},
    refusesNamespaces = true,
  }: { command: readonly [string, ...string[]]; limits?: Partial<ChildLimits>; refusesNamespaces?: boolean },
): Promise<Child> {
  const compartment = await openCompartment(sandbox, { ...LIMITS, ...limits });
  const [program, ...words] = command;
  const request = { command: program, args: words, readable: [process.execPath], writable: [], network: false, refusesNamespaces };
  const { command: started, args } = confine(compartment.sandbox, request);
  const child = spawn(started, args, { env: { PATH: "/usr/bin:/bin" }, stdio: ["pipe", "pipe", "ignore"] });
  const printed: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  // What is written to a child that has ended is lost.
  child.stdin.on("error", () => undefined);
  const ended = once(child, "close");
  return {
    process: child,
    sandbox: compartment.sandbox,
    async line() {
      const read = printed.length;
      if (child.exitCode !== null || child.signalCode !== null) return null;
      await Promise.race([once(child.stdout, "data"), ended]);
      return printed[read] ?? null;
    },
    async output() {
      await ended;
      return printed.join("");
    },
    held: () => readHeldLimits(compartment.sandbox, child.pid ?? 0),
    async end() {
      endChild(child);
      await compartment.end();
      await ended;
    },
  };
}

/** Starts a child that forks and answers whenever it is sent a line, to see that it works on beside another. */
export async function startWorker(sandbox: Sandbox): Promise<Child & { works(): Promise<boolean> }> {
  const child = await startChild(sandbox, {
    command: ["/bin/sh", "-c", "echo up; while read word; do echo $(echo $word | cat | cat); done"],
  });
  await child.line();
  return {
    ...child,
    async works() {
      const answer = child.line();
      child.process.stdin?.write("hello\n");
      return (await answer)?.trim() === "hello";
    },
  };
}
