import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("worker-process.ts", import.meta.url));
/** With it, loading the thousand modules of a worker takes half of the processor time. */
const preload = new URL("../../support/runner/resolve.ts", import.meta.url).href;

/** Starts a worker in a process of its own, on this database, and resolves once it takes builds or has ended. */
export async function spawnWorker(databaseUrl: string, mode: "tried" | "untried" | "poisoned"): Promise<ChildProcess> {
  const words = ["--import", preload, program, databaseUrl, mode];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return child;
}
